import { box } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { circle } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { last, pair } from "./last.ts";

/** What carries the foot: tread, cork, and suede pressed to the shape of a foot. */
const footbed = (part: Piece["part"]): Piece[] => [
  { d: last(11), part: "dark", fabric: "felt", loft: 6, rise: 9, wrinkle: 0, plain: true, dim: 1.3 },
  { d: last(9), part: "wood", fabric: "suede", loft: 12, rise: 12, wrinkle: 0, plain: true },
  {
    d: last(2),
    part,
    fabric: "suede",
    loft: 10,
    rise: 3,
    wrinkle: 0.3,
    plain: true,
    lines: [{ d: last(-6).replace("Z", ""), kind: "stitch", depth: 0.5 }],
    folds: [
      { d: "M2 560C14 620 14 700 2 780", width: 52, height: -9 },
      { d: "M-10 300C-4 360 10 420 16 480", width: 60, height: -5 },
      { d: "M-70 272C-20 244 40 244 80 272", width: 16, height: 4 },
      { d: "M-84 560C-70 620 -74 700 -60 760", width: 18, height: 5 },
    ],
  },
];

export const sandals: Draw = ({ details: d }) => {
  const strap = (path: string, stroke = 74): Piece => ({
    d: path,
    part: "main",
    stroke,
    loft: 19,
    rise: 20,
    wrinkle: 0.5,
    clip: last(14),
    lines: [
      { d: path, kind: "stitch", beside: stroke / 2 - 5 },
      { d: path, kind: "stitch", beside: 5 - stroke / 2 },
    ],
  });
  const buckle = (y: number): Piece[] => [
    {
      d: box(72, y - 27, 34, 54, 6) + box(79, y - 19, 20, 38, 3),
      part: "metal",
      fabric: "metal",
      evenodd: true,
      loft: 4,
      rise: 5,
      wrinkle: 0,
    },
    { d: `M70 ${y}L102 ${y}`, part: "metal", fabric: "metal", stroke: 5, loft: 2, rise: 3, wrinkle: 0 },
    ...[16, 34, 52].map((x): Piece => ({
      d: circle(x, y + 1, 3),
      part: "dark",
      fabric: "felt",
      loft: 1,
      rise: -1,
      wrinkle: 0,
    })),
  ];
  return pair([
    ...footbed("second"),
    ...(d["buckles"]
      ? [strap("M-150 340Q6 306 160 340"), strap("M-150 470Q6 446 160 470"), ...buckle(330), ...buckle(461)]
      : [strap("M-150 470C-60 440 60 330 150 280", 62), strap("M-150 300C-60 330 70 440 150 480", 62)]),
  ]);
};
