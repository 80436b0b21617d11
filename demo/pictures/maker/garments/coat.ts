import { box, mirror, symmetric } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { across, body, bodyFolds, both, cuff, halfBody, ribHem, row, sleeve, sleeveFolds } from "./frame.ts";
import type { Block, Sleeve, Wish } from "./frame.ts";
import { backNeck } from "./necks.ts";
import { sleevePair } from "./sleeves.ts";

interface Coat {
  block: Block;
  /** Where the fronts meet below the neck. */
  close: number;
  wish: Wish;
  width?: number;
  rounded?: number;
  cuffs?: "rib" | "band" | "plain" | "strap";
  on?: Piece[];
  over?: Piece[];
  lines?: (side: 1 | -1) => Line[];
  backLines?: Line[];
  hem?: "rib" | "stitch" | "none";
  grain?: number;
  loft?: [number, number];
  under?: Piece[];
  stitched?: boolean;
  sleeveLines?: (s: Sleeve) => Line[];
}

const lining = (b: Block, close: number): Piece => ({
  d: symmetric(
    `M0 ${b.neck[1] + 4}C${b.neck[0] * 0.6} ${b.neck[1] + 4} ${b.neck[0]} ${b.neck[1]} ${b.neck[0] + 8} ${b.neck[1] - 6}L${b.neck[0] + 10} ${b.neck[1] + 60}L0 ${close + 30}`,
  ),
  part: "inside",
  dim: 0.5,
  loft: 4,
  rise: 2,
  wrinkle: 0.6,
  cast: 0.3,
  plain: true,
});

/** A garment that opens in front from hem to neck. */
export function coat(c: Coat): Drawing {
  const { wish } = c,
    b: Block = c.hem === "rib" ? { ...c.block, gather: 14 } : c.block,
    s = sleeve(b, "long", c.width ?? 1.12, Boolean(wish.details["child"]));
  const [loft, rise] = c.loft ?? [10, 6];
  const sleeves = sleevePair(b, wish.seed, (seed): Piece[] => [
    ...(c.cuffs === "rib"
      ? [{ d: cuff(s, 40, 8), part: "rib", fabric: "rib", loft: 9, rise: 6, grain: s.grain, wrinkle: 0.3 } as const]
      : []),
    {
      d: s.d,
      part: "main",
      loft: loft + 5,
      rise: rise + 3.5,
      grain: s.grain + (c.grain ?? 0),
      folds: sleeveFolds(s, b, seed),
      lines: [
        ...(c.cuffs === "plain" ? [{ d: across(s, 14), kind: "stitch" } as const] : []),
        ...(c.sleeveLines?.(s) ?? []),
      ],
    },
    ...(c.cuffs === "band"
      ? [
          {
            d: cuff(s, -42, -1),
            part: "main",
            loft: 6,
            rise: 2.4,
            grain: s.grain,
            wrinkle: 0.3,
            lines: [
              { d: across(s, 5), kind: "twin" },
              { d: across(s, 37), kind: "twin" },
            ],
          } as Piece,
        ]
      : []),
    ...(c.cuffs === "strap"
      ? [{ d: across(s, 62), part: "main", stroke: 17, loft: 5, rise: 3.4, wrinkle: 0.2, clip: s.d } as const]
      : []),
  ]);
  const rib = c.hem === "rib" ? [ribHem(b)] : [];
  const base = { part: "main", loft, rise, cast: 0.8, ...(c.grain === undefined ? {} : { grain: c.grain }) } as const;
  if (wish.back) {
    const n = backNeck(b, false);
    return [
      ...sleeves,
      ...rib,
      {
        ...base,
        d: body(b, n.line),
        folds: bodyFolds(b, wish.seed, 1),
        lines: [...(c.backLines ?? []), ...(c.hem === "stitch" ? [hemStitch(b)] : [])],
      },
      {
        d: symmetric(
          `M0 ${b.neck[1] - 34}C40 ${b.neck[1] - 34} ${b.neck[0] + 10} ${b.neck[1] - 26} ${b.neck[0] + 22} ${b.neck[1] - 6}C${b.neck[0]} ${b.neck[1] + 28} 40 ${b.neck[1] + 38} 0 ${b.neck[1] + 40}`,
        ),
        part: "main",
        loft: 8,
        rise: 5,
        wrinkle: 0.3,
        lines: c.stitched
          ? [
              {
                d: `M${-b.neck[0] - 6} ${b.neck[1] + 8}Q0 ${b.neck[1] + 52} ${b.neck[0] + 6} ${b.neck[1] + 8}`,
                kind: "stitch",
              },
            ]
          : [],
      },
      ...(wish.details["belt"] || wish.details["trench"]
        ? [
            {
              d: `M${-b.waist[0] - 4} ${b.waist[1]}Q0 ${b.waist[1] + 10} ${b.waist[0] + 4} ${b.waist[1]}`,
              part: "main" as const,
              square: true as const,
              stroke: 34,
              loft: 6,
              rise: 5,
              wrinkle: 0.4,
            },
          ]
        : []),
    ];
  }
  const halves = ([-1, 1] as const).map((side): Piece => ({
    ...base,
    d: halfBody(b, [0, c.close], side, 13, c.rounded),
    folds: bodyFolds(b, wish.seed + side, 0.8).filter(({ d }) => Math.sign(Number(/-?[\d.]+/.exec(d)?.[0])) === side),
    lines: [
      ...(c.lines?.(side) ?? []),
      ...(c.hem === "stitch" ? [hemStitch(b, side)] : []),
      ...(c.stitched ? [edgeStitch(b, c.close, side)] : []),
    ],
  }));
  return [...(c.under ?? []), ...sleeves, ...rib, lining(b, c.close), ...halves, ...(c.on ?? []), ...(c.over ?? [])];
}

const hemStitch = (b: Block, side?: 1 | -1): Line => {
  const y = b.hem[1] + b.dip - 14,
    d = `M${side ? -8 : -b.hem[0] + 4} ${y}L${b.hem[0] - 4} ${y - b.dip}`;
  return { d: side === -1 ? mirror(d) : d, kind: "stitch" };
};

const edgeStitch = (b: Block, close: number, side: 1 | -1): Line => {
  const d = `M-7 ${close + 14}L-7 ${b.hem[1] + b.dip - 12}`;
  return { d: side === 1 ? d : mirror(d), kind: "stitch" };
};

/** A notched lapel and its collar leaf, right side. */
export function lapels(b: Block, close: number, notch: number, shawl = false, stitched = false): Piece[] {
  const [nx, ny] = b.neck,
    y = ny + (close - ny) * notch;
  if (shawl)
    return [
      ...both({
        d: `M-3 ${close + 12}C26 ${close - 90} ${nx * 0.6} ${ny + 130} ${nx - 6} ${ny - 24}C${nx + 16} ${ny - 30} ${nx + 40} ${ny - 4} ${nx + 50} ${ny + 40}C${nx + 62} ${y} ${nx + 30} ${close - 80} -3 ${close + 12}Z`,
        part: "main",
        loft: 12,
        rise: 7,
        grain: 18,
        wrinkle: 0.5,
      }),
      backCollar(b),
    ];
  const lapel = `M-10 ${close + 12}C20 ${close - 70} ${nx * 0.5} ${y + 20} ${nx * 0.74} ${y - 54}L${nx + 30} ${y - 26}L${nx + 58} ${y - 20}C${nx + 54} ${y + 44} 40 ${close - 50} -10 ${close + 12}Z`;
  const leaf = `M${nx * 0.5} ${y - 8}C${nx * 0.7} ${y - 60} ${nx - 8} ${ny + 16} ${nx - 2} ${ny - 22}C${nx + 12} ${ny - 28} ${nx + 30} ${ny - 12} ${nx + 34} ${ny + 8}L${nx + 52} ${y - 62}L${nx + 32} ${y - 28}C${nx + 4} ${y - 40} ${nx * 0.8} ${y - 40} ${nx * 0.5} ${y - 8}Z`;
  const edge: Line[] = stitched
    ? [
        {
          d: `M2 ${close + 2}C50 ${close - 50} ${nx + 44} ${y + 36} ${nx + 51} ${y - 15}L${nx + 34} ${y - 20}`,
          kind: "stitch",
        },
      ]
    : [];
  return [
    backCollar(b),
    ...both({ d: lapel, part: "main", loft: 9, rise: 5, grain: 22, wrinkle: 0.5, lines: edge }),
    ...both({ d: leaf, part: "main", loft: 7, rise: 4, grain: 40, wrinkle: 0.3, cast: 0.7 }),
  ];
}

export const backCollar = (b: Block): Piece => ({
  d: symmetric(
    `M0 ${b.neck[1] - 36}C${b.neck[0] * 0.6} ${b.neck[1] - 36} ${b.neck[0] + 2} ${b.neck[1] - 34} ${b.neck[0] + 12} ${b.neck[1] - 18}L${b.neck[0] - 2} ${b.neck[1] + 6}C${b.neck[0] * 0.5} ${b.neck[1] + 12} 20 ${b.neck[1] + 12} 0 ${b.neck[1] + 12}`,
  ),
  part: "main",
  loft: 8,
  rise: 5,
  wrinkle: 0.2,
  cast: 0.6,
});

export const flap = (x: number, y: number, w = 84, h = 30): Piece => ({
  d: `M${x} ${y}L${x + w} ${y + 3}L${x + w} ${y + h - 4}Q${x + w} ${y + h + 2} ${x + w - 8} ${y + h + 2}L${x + 6} ${y + h}Q${x} ${y + h} ${x} ${y + h - 6}Z`,
  part: "main",
  loft: 4,
  rise: 2.6,
  wrinkle: 0.3,
  cast: 0.9,
});

export const patch = (x: number, y: number, w = 100, h = 112, r = 18): Piece => ({
  d: box(x, y, w, h, 0).replace(
    /L([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)Z$/,
    `L$1 ${y + h - r}Q$1 $2 ${x + w - r} $2L${x + r} $2Q$3 $2 $3 ${y + h - r}Z`,
  ),
  part: "main",
  loft: 4,
  rise: 2.6,
  wrinkle: 0.4,
  cast: 0.75,
  lines: [
    { d: `M${x + 4} ${y + 15}L${x + w - 4} ${y + 15}`, kind: "stitch" },
    {
      d: `M${x + 5} ${y + 3}L${x + 5} ${y + h - r}Q${x + 6} ${y + h - 6} ${x + r} ${y + h - 5}L${x + w - r} ${y + h - 5}Q${x + w - 6} ${y + h - 6} ${x + w - 5} ${y + h - r}L${x + w - 5} ${y + 3}`,
      kind: "stitch",
    },
  ],
});

export const welt = (x: number, y: number, w = 78, tilt = 8): Piece => ({
  d: `M${x} ${y}L${x + w} ${y - tilt}L${x + w} ${y - tilt + 15}L${x} ${y + 15}Z`,
  part: "main",
  loft: 3,
  rise: 2,
  wrinkle: 0.2,
  cast: 0.8,
});

export const dart =
  (b: Block): ((side: 1 | -1) => Line[]) =>
  (side) => {
    const d = `M${b.waist[0] * 0.58} ${b.underarm[1] + 40}C${b.waist[0] * 0.55} ${b.waist[1] - 60} ${b.waist[0] * 0.55} ${b.waist[1] - 40} ${b.waist[0] * 0.58} ${b.waist[1] + 60}`;
    return [{ d: side === 1 ? d : mirror(d), kind: "seam", depth: 0.6 }];
  };

export const centreBack = (b: Block, vent = 0): Line[] => [
  { d: `M0 ${b.neck[1] + 40}L0 ${b.hem[1] + b.dip}`, kind: "seam" },
  ...(vent ? [{ d: `M2 ${b.hem[1] - vent}L2 ${b.hem[1] + b.dip}`, kind: "edge" } as Line] : []),
];

export const zip = (from: number, to: number): Piece[] => [
  {
    d: `M0 ${from}L0 ${to}`,
    part: "main",
    stroke: 20,
    loft: 4,
    rise: 1.6,
    wrinkle: 0,
    cast: 0.6,
    lines: [
      { d: `M-7 ${from}L-7 ${to}`, kind: "stitch" },
      { d: `M7 ${from}L7 ${to}`, kind: "stitch" },
    ],
  },
  {
    d: `M0 ${from}L0 ${to}`,
    part: "metal",
    fabric: "metal",
    stroke: 6,
    loft: 2,
    rise: 2,
    wrinkle: 0,
    cast: 0.3,
    lines: row([0, from + 3], [0, to - 3], Math.round((to - from) / 7)).map(([, y]): Line => ({
      d: `M-4 ${y}L4 ${y}`,
      kind: "edge",
      width: 1.1,
    })),
  },
  {
    d: `M-5 ${from + 2}L5 ${from + 2}L4 ${from + 18}L8 ${from + 44}L-8 ${from + 44}L-4 ${from + 18}Z`,
    part: "metal",
    fabric: "metal",
    loft: 3,
    rise: 3,
    wrinkle: 0,
  },
];
