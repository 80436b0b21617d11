import type { Point } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Fold } from "../piece.ts";
import type { Block } from "./frame.ts";

/** The two ends of a sleeve's cuff edge: outer and inner. */
export interface Sleeve {
  d: string;
  outer: Point;
  inner: Point;
  grain: number;
  length: string;
}

/** A sleeve at the viewer's right; it reaches under the body. */
export function sleeve(b: Block, length: string, width = 1, childish = false): Sleeve {
  const [sx, sy] = b.shoulder,
    [ux, uy] = b.underarm;
  const k = childish ? 0.82 : 1,
    deep = uy - sy;
  const ends: Record<string, [Point, Point, number]> = {
    cap: [[sx + 46, sy + 70], [ux + 4, uy - 14], -34],
    short: [[sx + 100 * k, sy + 142 * k], [sx + 32 * k - 4 * (width - 1), sy + 190 * k], -28],
    "three-quarter": [[sx + 112 * k, sy + 372 * k], [sx + 112 * k - 74 * width, sy + 386 * k], -13],
    long: [[sx + 118 * k, sy + 526 * k], [sx + 118 * k - 70 * width, sy + 538 * k], -10],
  };
  const [outer, inner, grain] = ends[length] ?? ends["long"]!;
  // it ends just under the armhole, so that seam and shoulder lie level
  const [nx, ny] = b.neck,
    top = b.raglan
      ? `M${nx - 6} ${ny + 2}C${nx + 30} ${ny + 8} ${sx - 42} ${sy - 17} ${sx + 4} ${sy + 3}`
      : `M${sx - 22} ${sy - 3}C${sx - 12} ${sy - 4} ${sx - 4} ${sy - 1} ${sx + 4} ${sy + 3}`,
    head =
      `L${ux - 8} ${uy - 2}L${ux - 22} ${uy - 12}` +
      (b.raglan
        ? `C${ux - 68} ${uy - 86} ${nx + 2} ${ny + 66} ${nx - 6} ${ny + 2}Z`
        : `C${ux - 50} ${uy - 52} ${sx - 36} ${sy + 44} ${sx - 22} ${sy - 3}Z`);
  const d =
    length === "short" || length === "cap"
      ? `${top}C${sx + 34} ${sy + 16} ${sx + 52} ${sy + 50} ${outer[0] - 24} ${outer[1] - 52}L${outer[0]} ${outer[1]}` +
        `Q${(outer[0] + inner[0]) / 2 + 3} ${(outer[1] + inner[1]) / 2 + 6} ${inner[0]} ${inner[1]}${head}`
      : `${top}C${sx + 46} ${sy + 18} ${sx + 70 * k} ${sy + deep * 0.6} ${sx + 84 * k} ${sy + deep * 1.3}` +
        `C${sx + 98 * k} ${sy + deep * 1.9} ${outer[0] - 2} ${outer[1] - 120} ${outer[0]} ${outer[1]}` +
        `Q${(outer[0] + inner[0]) / 2} ${outer[1] + 11} ${inner[0]} ${inner[1]}` +
        `C${inner[0] - 8} ${inner[1] - 120} ${ux + 26 * k - 14 * (width - 1)} ${uy + 130 * k} ${ux - 4} ${uy + 4}${head}`;
  return { d, outer, inner, grain, length };
}

/** A strip that continues a sleeve beyond its end (or, with a negative height, lies on it). */
export function cuff({ outer: [ox, oy], inner: [ix, iy] }: Sleeve, height: number, narrow = 3): string {
  const ax = ox - ix,
    ay = oy - iy,
    n = Math.hypot(ax, ay);
  const dx = (-ay / n) * height,
    dy = (ax / n) * height,
    tx = (ax / n) * narrow,
    ty = (ay / n) * narrow;
  return (
    `M${ox - tx * 0.3} ${oy - ty * 0.3}C${ox + dx * 0.5} ${oy + dy * 0.5} ${ox + dx - tx} ${oy + dy - ty} ${ox + dx - tx} ${oy + dy - ty}` +
    `Q${(ox + ix) / 2 + dx} ${(oy + iy) / 2 + dy + 4} ${ix + dx + tx} ${iy + dy + ty}L${ix + tx * 0.3} ${iy + ty * 0.3}Q${(ox + ix) / 2} ${(oy + iy) / 2 + 4} ${ox} ${oy}Z`
  );
}

/** The line across a sleeve at a distance from its end. */
export function across({ outer: [ox, oy], inner: [ix, iy] }: Sleeve, up: number): string {
  const ax = ox - ix,
    ay = oy - iy,
    n = Math.hypot(ax, ay);
  const dx = (ay / n) * up,
    dy = (-ax / n) * up;
  return `M${ox + dx + ax * 0.1} ${oy + dy + ay * 0.1}Q${(ox + ix) / 2 + dx} ${(oy + iy) / 2 + dy + 5} ${ix + dx - ax * 0.1} ${iy + dy - ay * 0.1}`;
}

export const sleeveFolds = (s: Sleeve, b: Block, seed: number): Fold[] => {
  const roll = dice(seed),
    [ux, uy] = b.underarm,
    [sx, sy] = b.shoulder;
  if (s.length === "short" || s.length === "cap")
    return [
      {
        d: `M${ux - 4} ${uy - 10}C${ux + 10} ${uy - 50} ${sx + 20} ${sy + 70} ${sx + 34} ${sy + 40}`,
        width: 12,
        height: 5,
      },
      {
        d: `M${ux + 14} ${uy - 6}C${ux + 26} ${uy - 44} ${sx + 44} ${sy + 90} ${sx + 52} ${sy + 80}`,
        width: 9,
        height: -4,
      },
    ];
  const ex = (sx + s.outer[0]) / 2 + 8,
    ey = (uy + s.outer[1]) / 2 - 30;
  const folds: Fold[] = [
    {
      d: `M${ux + 4} ${uy + 20}C${ux + 30} ${uy - 20} ${sx + 30} ${sy + 70} ${sx + 14} ${sy + 30}`,
      width: 14,
      height: 6,
    },
    {
      d: `M${ux + 10} ${uy + 60}C${ux + 40} ${uy + 20} ${sx + 54} ${sy + 130} ${sx + 50} ${sy + 90}`,
      width: 11,
      height: -5,
    },
  ];
  const creases = 2 + Math.floor(roll() * 3);
  for (let i = 0; i < creases; i++) {
    const y = ey - 60 + i * 34 + roll() * 26,
      lean = (roll() - 0.35) * 80,
      from = ex - 64 + roll() * 20,
      to = ex + 34 + roll() * 20;
    folds.push({
      d: `M${from} ${y + lean}Q${(from + to) / 2 + (roll() - 0.5) * 30} ${y - 6} ${to} ${y - lean * 0.6}`,
      width: 8 + roll() * 8,
      height: (i % 2 ? -1 : 1) * (1.3 + roll() * 1.7),
    });
  }
  for (let i = 0; i < 2; i++) {
    const y = s.outer[1] - 34 - i * 28 - roll() * 16;
    folds.push({
      d: `M${s.inner[0] - 2} ${y + 14 * roll()}Q${(s.inner[0] + s.outer[0]) / 2} ${y - 6} ${s.outer[0] - 24 * roll()} ${y + 4}`,
      width: 7 + roll() * 3,
      height: i ? -2 : 2.2,
    });
  }
  return folds;
};
