import { symmetric } from "../geometry.ts";
import type { Line, Piece } from "../piece.ts";
import { row } from "./frame.ts";
import { TOP } from "./legs.ts";
import type { Leg } from "./legs.ts";

export const band = (l: Leg, height: number, lines: Line[] = []): Piece => ({
  d: symmetric(
    `M0 ${TOP}C50 ${TOP} 90 ${TOP - 4} ${l.waist} ${TOP - 10}L${l.waist + 6} ${TOP + height - 10}C90 ${TOP + height - 2} 50 ${TOP + height} 0 ${TOP + height}`,
  ),
  part: "main",
  loft: 4,
  rise: 3,
  wrinkle: 0.3,
  grain: 90,
  lines: [
    { d: `M${-l.waist} ${TOP - 4}Q0 ${TOP + 10} ${l.waist} ${TOP - 4}`, kind: "stitch" },
    {
      d: `M${-l.waist - 4} ${TOP + height - 15}Q0 ${TOP + height} ${l.waist + 4} ${TOP + height - 15}`,
      kind: "stitch",
    },
    ...lines,
  ],
});

export const insideBand = (l: Leg): Piece => ({
  d: symmetric(
    `M0 ${TOP - 26}C50 ${TOP - 26} 90 ${TOP - 24} ${l.waist - 4} ${TOP - 16}L${l.waist} ${TOP + 8}L0 ${TOP + 14}`,
  ),
  part: "inside",
  dim: 0.56,
  loft: 3,
  rise: 1,
  plain: true,
});

export const loops = (l: Leg, height: number, xs: number[]): Piece[] =>
  xs.map((x): Piece => ({
    d: `M${x - 6} ${TOP - 4 - Math.abs(x) * 0.03}L${x + 6} ${TOP - 4 - Math.abs(x) * 0.03}L${x + 6} ${TOP + height + 6 - Math.abs(x) * 0.05}L${x - 6} ${TOP + height + 6 - Math.abs(x) * 0.05}Z`,
    part: "main",
    loft: 2.4,
    rise: 2.4,
    wrinkle: 0,
    lines: [
      { d: `M${x - 3.5} ${TOP}L${x - 3.5} ${TOP + height}`, kind: "stitch" },
      { d: `M${x + 3.5} ${TOP}L${x + 3.5} ${TOP + height}`, kind: "stitch" },
    ],
  }));

export const drawstring = (l: Leg, withCord: boolean): Piece[] => [
  {
    ...band(l, 44),
    loft: 8,
    rise: 6,
    lines: [],
    folds: row([-l.waist + 4, 0], [l.waist - 4, 0], 37).map(([x], i) => ({
      d: `M${x + ((i * 5) % 3)} ${TOP - 34}L${x * 1.02} ${TOP + 74}`,
      width: 3,
      height: (i % 2 ? -1 : 1.2) * (1 + ((i * 7) % 5) * 0.16),
    })),
  },
  ...(withCord
    ? [
        cord(`M-12 ${TOP + 24}C-20 ${TOP + 80} -34 ${TOP + 110} -26 ${TOP + 168}`),
        cord(`M12 ${TOP + 24}C18 ${TOP + 70} 36 ${TOP + 100} 24 ${TOP + 150}`),
        cord(`M-12 ${TOP + 25}Q0 ${TOP + 40} 12 ${TOP + 25}`),
      ]
    : []),
];

export const fly = (): Piece => ({
  d: `M0 ${TOP + 34}L30 ${TOP + 34}L30 ${TOP + 150}Q26 ${TOP + 196} 1 ${TOP + 214}Z`,
  part: "main",
  loft: 2.4,
  rise: 1.4,
  wrinkle: 0.2,
  lines: [{ d: `M26 ${TOP + 40}L26 ${TOP + 150}Q22 ${TOP + 190} 4 ${TOP + 206}`, kind: "stitch" }],
});
export const weltPocket = (s: number): Piece => ({
  d: `M${s * 44} ${TOP + 122}L${s * 122} ${TOP + 118}L${s * 122} ${TOP + 132}L${s * 44} ${TOP + 136}Z`,
  part: "main",
  loft: 2.4,
  rise: 2,
  wrinkle: 0,
  lines: [{ d: `M${s * 46} ${TOP + 129}L${s * 120} ${TOP + 125}`, kind: "edge", width: 1.2 }],
});

const cord = (d: string): Piece => ({
  d,
  part: "lace",
  stroke: 8,
  loft: 3,
  rise: 3,
  wrinkle: 0,
  fabric: "rib",
  plain: true,
});
