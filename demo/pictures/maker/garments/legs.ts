import { mirror, moved, symmetric } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Fold, Line, Piece } from "../piece.ts";
import { both } from "./frame.ts";
import type { Wish } from "./frame.ts";
import { reshaped } from "./placing.ts";

export interface Leg {
  waist: number;
  hip: number;
  knee: number;
  hem: number;
  crotch: number;
  length: number;
  /** How far the inner hem lies from the middle. */
  gap: number;
}

export const LEGS: Record<string, Leg> = {
  wide: { waist: 126, hip: 176, knee: 216, hem: 244, crotch: 470, length: 1120, gap: 22 },
  straight: { waist: 128, hip: 172, knee: 184, hem: 188, crotch: 468, length: 1090, gap: 30 },
  slim: { waist: 124, hip: 164, knee: 154, hem: 142, crotch: 466, length: 1080, gap: 44 },
  jeans: { waist: 128, hip: 170, knee: 172, hem: 172, crotch: 464, length: 1090, gap: 34 },
  joggers: { waist: 130, hip: 178, knee: 178, hem: 142, crotch: 484, length: 1030, gap: 52 },
  shorts: { waist: 136, hip: 190, knee: 222, hem: 230, crotch: 486, length: 640, gap: 16 },
};

export const TOP = 204;

/** Creases of one leg, for the viewer's right: from the crotch, at the knee, above the hem. */
function creases(l: Leg, kneeY: number, roll: () => number, amount: number): Fold[] {
  const middle = (l.hem + l.gap) / 2,
    f: Fold[] = [];
  for (const [from, to, height] of [
    [-6, -100, 4.4],
    [14, -50, -3.6],
    [40, 20, 3.4],
  ] as const) {
    const far = 0.55 + roll() * 0.4,
      drop = roll() * 34 - 10;
    f.push({
      d: `M-14 ${l.crotch + from + 10}C${l.hip * 0.24} ${l.crotch + from + drop * 0.4} ${l.hip * 0.5} ${l.crotch + to * 0.6 + drop} ${l.hip * far} ${l.crotch + to + drop}`,
      width: 9 + roll() * 6,
      height: height * amount * (0.5 + roll() * 0.6),
    });
  }
  if (l.length < 760) {
    const n = 2 + Math.floor(roll() * 3);
    for (let i = 0; i < n; i++) {
      const x = l.gap + 24 + ((i + roll() * 0.6) / n) * (l.hem - l.gap - 40);
      f.push({
        d: `M${x} ${l.length - 130 - roll() * 60}L${x + (roll() - 0.3) * 16} ${l.length + 60}`,
        width: 10 + roll() * 6,
        height: (i % 2 ? -1 : 1) * (1.8 + roll() * 1.6) * amount,
      });
    }
    return f;
  }
  const n = 4 + Math.floor(roll() * 3);
  for (let i = 0; i < n; i++) {
    const y = kneeY - 90 + i * 42 + roll() * 26,
      lean = (roll() - 0.5) * 70,
      right = roll() < 0.5 ? l.knee + 6 : l.knee - 30 - roll() * 50;
    f.push({
      d: `M${l.gap - 6 + roll() * 30} ${y + lean}Q${middle} ${y - 10} ${right} ${y - lean}`,
      width: 8 + roll() * 7,
      height: (i % 2 ? -1 : 1) * (1.2 + roll() * 2) * amount,
    });
  }
  const low = 1 + Math.floor(roll() * 3);
  for (let i = 0; i < low; i++) {
    const y = l.length - 30 - i * 34 - roll() * 20;
    f.push({
      d: `M${l.gap - 4} ${y}Q${middle} ${y - 16 + roll() * 12} ${l.hem + 4 - roll() * 40} ${y + (roll() - 0.5) * 24}`,
      width: 7 + roll() * 5,
      height: (i % 2 ? -1 : 1) * (1.4 + roll() * 1.4) * amount,
    });
  }
  return f;
}

/** Both legs in one piece, with a seam in the middle; lines and folds are given for the viewer's right. */
export function legs(l: Leg, wish: Wish, lines: Line[], folds = 1, wash = false, more: Fold[] = []): Piece {
  const roll = dice(wish.seed),
    short = l.length < 760,
    kneeY = short ? (l.crotch + l.length) / 2 : (l.crotch + l.length) / 2 - 30,
    middle = (l.hem + l.gap) / 2;
  const half =
    `M0 ${TOP + 36}L${l.waist + 5} ${TOP + 26}C${l.waist + 24} ${TOP + 90} ${l.hip - 4} ${TOP + 140} ${l.hip} ${l.crotch - 70}` +
    `C${l.hip + 6} ${l.crotch + (short ? 0 : 60)} ${l.knee - 4} ${kneeY - (short ? 30 : 90)} ${l.knee} ${kneeY}${short ? `L${l.hem} ${l.length}` : `C${l.knee + 2} ${kneeY + 100} ${l.hem} ${l.length - 120} ${l.hem} ${l.length}`}` +
    `Q${middle} ${l.length + 9} ${l.gap} ${l.length}C${l.gap - 6} ${l.length - 200} ${short ? l.gap - 6 : l.gap * 0.5} ${l.crotch + 120} 0 ${l.crotch}`;
  const over = (fold: Fold): Fold => ({ ...fold, d: mirror(fold.d) });
  return {
    d: symmetric(half),
    part: "main",
    loft: 13,
    rise: 8,
    folds: [...creases(l, kneeY, roll, folds), ...creases(l, kneeY, roll, folds).map(over), ...more, ...more.map(over)],
    lines: [
      ...lines,
      ...lines.map((line): Line => ({
        ...line,
        d: mirror(line.d),
        ...(line.beside ? { beside: -line.beside } : {}),
      })),
      { d: `M0 ${TOP + 30}L0 ${l.crotch + 4}`, kind: "seam", depth: 1.1 },
    ],
    ...(wash
      ? {
          wash: [1, -1].flatMap((s) => [
            { x: s * (middle + 6), y: l.crotch + 110, rx: 46, ry: 190, amount: 0.3 },
            { x: s * middle, y: kneeY + 130, rx: 30, ry: 150, amount: 0.14 },
          ]),
        }
      : {}),
  };
}

/** Lays the legs down by hand: each swung a little from the hip. */
export function astride(pieces: Piece[], l: Leg, seed: number): Piece[] {
  const roll = dice(seed + 9),
    reach = l.length < 760 ? 0.4 : 1,
    swings = [roll(), roll()].map((r) => ((r - 0.5) * 3.6 * Math.PI * reach) / 180);
  const move = ([x, y]: Point): Point => {
    const t = Math.min(1, Math.max(0, (y - l.crotch + 60) / 260)),
      a = swings[x < 0 ? 0 : 1]! * t * t * (3 - 2 * t),
      cx = Math.sign(x) * l.hip * 0.5,
      cy = l.crotch - 40;
    return [cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a), cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a)];
  };
  return pieces.map((piece) => reshaped(piece, (d) => moved(d, move)));
}

export const slant = (l: Leg): Line[] => [
  { d: `M${l.waist - 34} ${TOP + 38}L${l.hip - 10} ${TOP + 172}`, kind: "edge", width: 2 },
  { d: `M${l.waist - 34} ${TOP + 38}L${l.hip - 10} ${TOP + 172}`, kind: "stitch", beside: 5 },
];
export const turnup = (l: Leg, h = 40): Piece[] =>
  both({
    d: `M${l.gap - 3} ${l.length - h}Q${(l.gap + l.hem) / 2} ${l.length - h + 8} ${l.hem + 3} ${l.length - h}L${l.hem + 4} ${l.length + 3}Q${(l.gap + l.hem) / 2} ${l.length + 13} ${l.gap - 4} ${l.length + 3}Z`,
    part: "main",
    loft: 5,
    rise: 4,
    wrinkle: 0.4,
    dim: 1.03,
  });
export const hems = (l: Leg, up = 14): Line => ({
  d: `M${l.gap} ${l.length - up}Q${(l.gap + l.hem) / 2} ${l.length - up + 9} ${l.hem} ${l.length - up}`,
  kind: "stitch",
});
