import type { Drawing, Piece } from "../piece.ts";
import { mirrored, set } from "./placing.ts";

/** The outline of a right shoe from above, toe upwards; `pinch` narrows the toe, `grow` adds all round. */
export const last = (grow = 0, pinch = 0): string => {
  const g = grow,
    t = 190 - g - pinch * 46,
    p = pinch;
  return (
    `M${8 - p * 6} ${t}C${70 - p * 52 + g} ${t} ${110 - p * 4 + g} ${256 - g + p * 4} ${114 + g} 346C${117 + g} 436 ${92 + g} 506 ${90 + g} 604` +
    `C${92 + g} 700 ${78 + g} ${792 + g} 2 ${796 + g}C${-76 - g} ${792 + g} ${-88 - g} 700 ${-86 - g} 604C${-86 - g} 520 ${-104 - g} 440 ${-102 - g} 346C${-99 - g + p * 2} ${250 - g} ${-58 + p * 50 - g} ${t} ${8 - p * 6} ${t}Z`
  );
};

export const OPENING = "M2 474C52 474 66 540 66 610C66 690 56 762 2 766C-50 762 -62 690 -62 610C-62 540 -46 474 2 474Z";
export const INSOLE = "M2 500C42 500 52 552 52 616C52 690 44 744 2 748C-40 744 -50 690 -50 616C-50 552 -38 500 2 500Z";

export const pair = (right: Drawing, turn = 5, apart = 138, drop = 26): Drawing => [
  ...set(mirrored(right), { x: -apart + 4, y: -drop / 2, turn: -turn - 3 }),
  ...set(right, { x: apart, y: drop / 2, turn: turn - 1.5 }),
];

export const inner = (opening = OPENING, insole = INSOLE, fabric: Piece["fabric"] = "leather"): Piece[] => [
  { d: opening, part: "dark", fabric: "felt", loft: 6, rise: -5, dim: 1.5, wrinkle: 0, plain: true },
  { d: insole, part: "lining", fabric, loft: 16, rise: -7, dim: 0.62, wrinkle: 0.3, plain: true },
];
