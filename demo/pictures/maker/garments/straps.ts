import type { Piece } from "../piece.ts";
import { circle } from "./frame.ts";

export const strap = (d: string, stroke = 24, part: Piece["part"] = "main", extra: Partial<Piece> = {}): Piece => ({
  d,
  part,
  stroke,
  loft: 7,
  rise: 5,
  wrinkle: 0.3,
  lines: [
    { d, kind: "stitch", beside: stroke / 2 - 4.5 },
    { d, kind: "stitch", beside: 4.5 - stroke / 2 },
  ],
  ...extra,
});
export const ring = (x: number, y: number, r = 13): Piece => ({
  d: circle(x, y, r) + circle(x, y, r - 5),
  part: "metal",
  fabric: "metal",
  evenodd: true,
  loft: 4,
  rise: 4,
  wrinkle: 0,
});
