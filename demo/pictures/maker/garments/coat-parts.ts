import { box, mirror, symmetric } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Fold, Line, Piece } from "../piece.ts";
import { both, row } from "./frame.ts";
import type { Block } from "./frame.ts";

/** Cloth drawn in by a belt: short folds above and below it, on one half. */
export const drawnIn =
  (b: Block, seed: number) =>
  (side: 1 | -1): Fold[] => {
    const roll = dice(seed + side);
    return Array.from({ length: 12 }, (_, i) => {
      const x = side * (14 + (i % 6) * (b.waist[0] / 6) + roll() * 14),
        up = i < 6 ? -1 : 1,
        long = 60 + roll() * 90;
      return {
        d: `M${x} ${b.waist[1] - up * 70}Q${x} ${b.waist[1] + up * 30} ${x * (up < 0 ? 1.05 : 1.14) + (roll() - 0.5) * 16} ${b.waist[1] + up * (30 + long)}`,
        width: 6 + roll() * 6,
        height: (i % 2 ? -1 : 1) * (2 + roll() * 2.4),
      };
    });
  };

/** A belt round the waist; it goes round the back where the coat ends. */
export const waistBelt = (b: Block, width: number, lines = false): Piece => {
  const [x, y] = b.waist,
    d = `M${-x - 30} ${y - 6}C${-x * 0.6} ${y + 14} ${x * 0.5} ${y + 18} ${x + 30} ${y - 8}`;
  return {
    d,
    part: "main",
    stroke: width,
    clip: `M${-x - 1} ${y - 60}Q${-x + 3} ${y} ${-x - 2} ${y + 60}L${x + 2} ${y + 60}Q${x - 3} ${y} ${x + 1} ${y - 60}Z`,
    loft: 10,
    rise: 6,
    wrinkle: 0.5,
    grain: 90,
    ...(lines ? { lines: [-1, 1].map((s): Line => ({ d, kind: "stitch", beside: s * (width / 2 - 6) })) } : {}),
  };
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
    ...both({ d: leaf, part: "main", loft: 7, rise: 4, grain: 40, wrinkle: 0.3 }),
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
});

export const flap = (x: number, y: number, w = 84, h = 30): Piece => ({
  d: `M${x} ${y}L${x + w} ${y + 3}L${x + w} ${y + h - 4}Q${x + w} ${y + h + 2} ${x + w - 8} ${y + h + 2}L${x + 6} ${y + h}Q${x} ${y + h} ${x} ${y + h - 6}Z`,
  part: "main",
  loft: 4,
  rise: 2.6,
  wrinkle: 0.3,
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
