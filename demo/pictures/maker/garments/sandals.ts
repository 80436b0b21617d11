import { box } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { circle } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { last, pair } from "./last.ts";

const footbed = (part: Piece["part"]): Piece[] => [
  { d: last(8), part: "wood", fabric: "suede", loft: 9, rise: 9, wrinkle: 0, plain: true },
  {
    d: last(2),
    part,
    fabric: "suede",
    loft: 8,
    rise: 4,
    wrinkle: 0.3,
    plain: true,
    cast: 0.5,
    lines: [{ d: last(-6).replace("Z", ""), kind: "stitch", depth: 0.5 }],
    folds: [
      { d: "M0 640C30 680 30 730 0 760", width: 40, height: -5 },
      { d: "M-60 330C-20 300 40 300 80 330", width: 26, height: -4 },
    ],
  },
];

export const sandals: Draw = ({ details: d }) => {
  const strap = (path: string, stroke = 74): Piece => ({
    d: path,
    part: "main",
    stroke,
    loft: 15,
    rise: 13,
    wrinkle: 0.5,
    cast: 1.5,
    clip: box(-127, 100, 266, 800),
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
      cast: 0,
    })),
  ];
  return pair([
    ...footbed("second"),
    ...(d["buckles"]
      ? [strap("M-150 340Q6 306 160 340"), strap("M-150 470Q6 446 160 470"), ...buckle(330), ...buckle(461)]
      : [strap("M-150 470C-60 440 60 330 150 280", 62), strap("M-150 300C-60 330 70 440 150 480", 62)]),
  ]);
};
