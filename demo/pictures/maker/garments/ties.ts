import { moved } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { circle } from "./frame.ts";

/** A loose bow with two tails, its knot at a point. */
export const bow = (x: number, y: number, size = 1): Piece[] => {
  const at = (d: string) => moved(d, ([a, b]) => [x + a * size, y + b * size]);
  const tail = (side: number, length: number): Piece => ({
    d: at(
      `M${side * 2} 0C${side * 18} 60 ${side * 26} ${length * 0.6} ${side * 40} ${length}L${side * 4} ${length + 20}C${side * 2} ${length * 0.6} ${side * -8} 70 ${side * -8} 4Z`,
    ),
    part: "main",
    loft: 8,
    rise: 5,
    grain: side * -10,
    folds: [{ d: at(`M0 10C${side * 8} 70 ${side * 14} ${length * 0.6} ${side * 22} ${length}`), width: 7, height: 4 }],
  });
  const loop = (side: number): Piece => ({
    d: at(
      `M0 -8C${side * 30} -40 ${side * 84} -46 ${side * 96} -16C${side * 100} 14 ${side * 70} 34 ${side * 40} 26C${side * 20} 20 ${side * 6} 12 0 8Z`,
    ),
    part: "main",
    loft: 12,
    rise: 9,
    grain: side * 70,
    folds: [
      { d: at(`M${side * 6} 0C${side * 34} -12 ${side * 60} -12 ${side * 84} -8`), width: 6, height: -5 },
      { d: at(`M${side * 6} 4C${side * 30} 12 ${side * 50} 14 ${side * 66} 16`), width: 6, height: 4 },
    ],
  });
  return [
    tail(1, 210),
    tail(-1, 176),
    loop(1),
    loop(-1),
    {
      d: at("M-13 -14C-4 -18 6 -18 13 -13C17 -4 17 6 13 15C4 18 -6 18 -13 14C-17 6 -17 -6 -13 -14Z"),
      part: "main",
      loft: 8,
      rise: 7,
      wrinkle: 0.5,
      folds: [{ d: at("M-4 -14Q-2 0 -5 14"), width: 4, height: -3 }],
    },
  ];
};

/** Two tie ends that hang from a knot. */
export const tieEnds = (x: number, y: number): Piece[] => [
  {
    d: `M${x} ${y}C${x + 30} ${y + 60} ${x + 20} ${y + 130} ${x + 44} ${y + 196}`,
    part: "main",
    stroke: 20,
    loft: 6,
    rise: 4,
  },
  {
    d: `M${x - 2} ${y}C${x + 2} ${y + 60} ${x - 14} ${y + 110} ${x + 2} ${y + 168}`,
    part: "main",
    stroke: 20,
    loft: 6,
    rise: 4,
  },
  { d: circle(x, y, 15), part: "main", loft: 8, rise: 6, wrinkle: 0.4 },
];
