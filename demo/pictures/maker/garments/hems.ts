import { mirror } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Fold } from "../piece.ts";

/** A hem that waves softly with its folds, from the right edge to the middle, as the tail of a path. */
export function wavyHem(half: number, y: number, waves: number, depth: number, seed: number): string {
  const roll = dice(seed),
    n = waves * 2;
  let d = "",
    x = half,
    low = y;
  for (let i = 1; i <= n; i++) {
    const to = i === n ? 0 : half * (1 - (i + (roll() - 0.5) * 0.6) / n),
      next = y + depth * (i % 2 ? 0.45 + roll() * 0.45 : roll() * 0.3);
    d += `C${x + (to - x) * 0.45} ${low} ${x + (to - x) * 0.55} ${next} ${to} ${next}`;
    x = to;
    low = next;
  }
  return d;
}

/** Folds that fan from a waist to the hem. */
export function fan(
  top: number,
  topHalf: number,
  bottom: number,
  bottomHalf: number,
  n: number,
  height: number,
  seed: number,
): Fold[] {
  const roll = dice(seed + 5),
    folds: Fold[] = [];
  for (let i = 0; i < n; i++) {
    const at = ((i + 0.5 + (roll() - 0.5) * 0.7) / n) * 2 - 1,
      start = top + roll() * (bottom - top) * 0.18;
    folds.push({
      d: `M${at * topHalf * 0.94} ${start}C${at * topHalf * 1.02} ${top + (bottom - top) * 0.35} ${at * bottomHalf * 0.9} ${top + (bottom - top) * 0.7} ${at * bottomHalf * 0.97} ${bottom + (bottom - top) * 0.12}`,
      width: (bottomHalf / n) * (0.5 + roll() * 0.4),
      height: (i % 2 ? -1 : 1) * height * (0.6 + roll() * 0.6),
    });
  }
  return folds;
}

export const mirrored = (half: string) => half + mirror(half);
