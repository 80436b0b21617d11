import { mirror, symmetric } from "../geometry.ts";
import type { Drawing, Fold, Line, Piece } from "../piece.ts";
import { body, bodyFolds, halfBody, ribHem } from "./frame.ts";
import type { Block, Wish } from "./frame.ts";
import { backNeck } from "./necks.ts";
import { across, cuff, sleeve, sleeveFolds } from "./sleeve-cut.ts";
import type { Sleeve } from "./sleeve-cut.ts";
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
  /** Folds of one half beside those of every body. */
  folds?: (side: 1 | -1) => Fold[];
  /** Makes more of the sleeve's cloth. */
  sleeveMake?: (piece: Piece, s: Sleeve, seed: number) => Piece[];
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
    ...(c.sleeveMake ?? ((piece) => [piece]))(
      {
        d: s.d,
        part: "main",
        loft: loft + 5,
        rise: rise + 3.5,
        grain: s.grain + (c.grain ?? 0),
        folds: sleeveFolds(s, b, seed),
        lines: c.cuffs === "plain" ? [{ d: across(s, 14), kind: "stitch" }] : [],
      },
      s,
      seed,
    ),
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
  const base = { part: "main", loft, rise, ...(c.grain === undefined ? {} : { grain: c.grain }) } as const;
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
    folds: [
      ...bodyFolds(b, wish.seed + side, 0.8).filter(({ d }) => Math.sign(Number(/-?[\d.]+/.exec(d)?.[0])) === side),
      ...(c.folds?.(side) ?? []),
    ],
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
