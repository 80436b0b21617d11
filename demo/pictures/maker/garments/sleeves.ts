import { moved } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Piece } from "../piece.ts";
import { both } from "./frame.ts";
import type { Block } from "./frame.ts";
import { reshaped } from "./placing.ts";

const ease = (t: number) => {
  const u = Math.min(1, Math.max(0, t));
  return u * u * (3 - 2 * u);
};

/** A sleeve laid down by hand: swung about the shoulder, bent a little at the elbow. */
function laid(pieces: Piece[], { shoulder: [sx, sy], underarm: [, uy] }: Block, swing: number, bend: number): Piece[] {
  const about = ([x, y]: Point, cx: number, cy: number, degrees: number): Point => {
    const a = (degrees * Math.PI) / 180,
      c = Math.cos(a),
      s = Math.sin(a);
    return [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c];
  };
  const elbow = uy + 130;
  const move = (p: Point): Point => {
    const bent = about(p, sx + 60, elbow, bend * ease((p[1] - elbow + 60) / 120));
    return about(bent, sx, sy, swing * ease((p[1] - sy) / (uy - sy + 20)));
  };
  return pieces.map((piece) => reshaped(piece, (d) => moved(d, move)));
}

/** Both sleeves of pieces made for the viewer's right; no two lie alike. */
export function sleevePair(b: Block, seed: number, make: (seed: number) => Piece[]): Piece[] {
  const roll = dice(seed + 31),
    out = (roll() - 0.5) * 2;
  const right = laid(make(seed), b, -1 - 1.6 * out, (roll() - 0.5) * 9),
    left = laid(make(seed + 1), b, -1 + 1.6 * out, (roll() - 0.5) * 9);
  return [...right, ...left.map((piece) => both(piece)[1]!)];
}
