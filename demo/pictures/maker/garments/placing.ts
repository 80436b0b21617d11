import { mirror, moved } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import type { Piece } from "../piece.ts";

/** The piece with every path of it changed; `turned` degrees are added to its grain. */
export function reshaped(piece: Piece, change: (d: string) => string, turned = 0): Piece {
  return {
    ...piece,
    d: change(piece.d),
    grain: (piece.grain ?? 0) + turned,
    ...(piece.clip ? { clip: change(piece.clip) } : {}),
    ...(piece.lines ? { lines: piece.lines.map((line) => ({ ...line, d: change(line.d) })) } : {}),
    ...(piece.folds ? { folds: piece.folds.map((fold) => ({ ...fold, d: change(fold.d) })) } : {}),
  };
}

/** Scales about (0, 500), turns, then shifts. */
export const set = (
  pieces: Piece[],
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
): Piece[] => {
  const c = Math.cos((turn * Math.PI) / 180) * scale,
    s = Math.sin((turn * Math.PI) / 180) * scale;
  const move = ([px, py]: Point): Point => [x + px * c - (py - 500) * s, 500 + y + px * s + (py - 500) * c];
  return pieces.map((piece) => ({
    ...reshaped(piece, (d) => moved(d, move), turn),
    ...(piece.stroke ? { stroke: piece.stroke * scale } : {}),
    ...(piece.polar ? { polar: move(piece.polar) } : {}),
    ...(piece.loft ? { loft: piece.loft * scale } : {}),
    ...(piece.rise ? { rise: piece.rise * scale } : {}),
  }));
};

export const mirrored = (pieces: Piece[]): Piece[] =>
  pieces.map((piece) => ({
    ...reshaped(piece, mirror),
    grain: -(piece.grain ?? 0),
    ...(piece.polar ? { polar: [-piece.polar[0], piece.polar[1]] as [number, number] } : {}),
  }));
