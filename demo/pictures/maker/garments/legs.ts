import { symmetric } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Fold, Line, Piece } from "../piece.ts";
import { both, row } from "./frame.ts";
import type { Wish } from "./frame.ts";

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

export function legs(l: Leg, wish: Wish, lines: Line[], folds = 1, wash = false): Piece[] {
  const roll = dice(wish.seed),
    short = l.length < 760,
    kneeY = short ? (l.crotch + l.length) / 2 : (l.crotch + l.length) / 2 - 30;
  const right =
    `M0 ${TOP + 36}L${l.waist + 5} ${TOP + 26}C${l.waist + 24} ${TOP + 90} ${l.hip - 4} ${TOP + 140} ${l.hip} ${l.crotch - 70}` +
    `C${l.hip + 6} ${l.crotch + (short ? 0 : 60)} ${l.knee - 4} ${kneeY - (short ? 30 : 90)} ${l.knee} ${kneeY}${short ? `L${l.hem} ${l.length}` : `C${l.knee + 2} ${kneeY + 100} ${l.hem} ${l.length - 120} ${l.hem} ${l.length}`}` +
    `Q${(l.hem + l.gap) / 2} ${l.length + 9} ${l.gap} ${l.length}C${l.gap - 6} ${l.length - 200} ${short ? l.gap - 6 : l.gap * 0.5} ${l.crotch + 120} 3 ${l.crotch}Z`;
  const middle = (l.hem + l.gap) / 2;
  const made = (side: 1 | -1): Piece => {
    const f: Fold[] = [
      {
        d: `M4 ${l.crotch - 6}C40 ${l.crotch - 30} 90 ${l.crotch - 60} ${l.hip - 12} ${l.crotch - 100}`,
        width: 13,
        height: 5 * folds,
      },
      {
        d: `M6 ${l.crotch + 14}C40 ${l.crotch + 10} 80 ${l.crotch - 10} ${l.hip - 30} ${l.crotch - 50}`,
        width: 10,
        height: -4 * folds,
      },
      {
        d: `M8 ${l.crotch + 40}C36 ${l.crotch + 54} 70 ${l.crotch + 50} 110 ${l.crotch + 20}`,
        width: 10,
        height: 4 * folds,
      },
    ];
    if (!short) {
      for (let i = 0; i < 5; i++) {
        const y = kneeY - 60 + i * 34 + roll() * 16,
          lean = (roll() - 0.5) * 40;
        f.push({
          d: `M${l.gap + 2} ${y + lean}Q${middle} ${y - 8} ${l.knee - 10 - roll() * 40} ${y - lean}`,
          width: 8 + roll() * 5,
          height: (i % 2 ? -2.6 : 3) * folds,
        });
      }
      for (let i = 0; i < 3; i++)
        f.push({
          d: `M${l.gap + 4} ${l.length - 34 - i * 30}Q${middle} ${l.length - 48 - i * 28 + roll() * 10} ${l.hem - 8} ${l.length - 30 - i * 32}`,
          width: 8,
          height: (i % 2 ? -2.4 : 2.8) * folds,
        });
    } else
      for (let i = 0; i < 4; i++)
        f.push({
          d: `M${l.gap + 20 + i * 46} ${l.length - 110 - roll() * 40}L${l.gap + 22 + i * 50} ${l.length + 14}`,
          width: 11,
          height: (i % 2 ? -3.4 : 3.6) * folds,
        });
    const piece: Piece = {
      d: right,
      part: "main",
      loft: 12,
      rise: 8,
      folds: f,
      lines,
      cast: 0.7,
      ...(wash
        ? {
            wash: [
              { x: middle + 6, y: l.crotch + 110, rx: 46, ry: 190, amount: 0.3 },
              { x: middle, y: kneeY + 130, rx: 30, ry: 150, amount: 0.14 },
            ],
          }
        : {}),
    };
    return side === 1 ? piece : both(piece)[1]!;
  };
  const rise: Piece = {
    d: `M-24 ${TOP + 30}L24 ${TOP + 30}L16 ${l.crotch - 14}L0 ${l.crotch + 4}L-16 ${l.crotch - 14}Z`,
    part: "main",
    loft: 3,
    rise: 1,
    cast: 0,
  };
  return [rise, made(-1), made(1)];
}

export const band = (l: Leg, height: number, lines: Line[] = []): Piece => ({
  d: symmetric(
    `M0 ${TOP}C50 ${TOP} 90 ${TOP - 4} ${l.waist} ${TOP - 10}L${l.waist + 6} ${TOP + height - 10}C90 ${TOP + height - 2} 50 ${TOP + height} 0 ${TOP + height}`,
  ),
  part: "main",
  loft: 4,
  rise: 3,
  wrinkle: 0.3,
  grain: 90,
  lines: [
    { d: `M${-l.waist} ${TOP - 4}Q0 ${TOP + 10} ${l.waist} ${TOP - 4}`, kind: "stitch" },
    {
      d: `M${-l.waist - 4} ${TOP + height - 15}Q0 ${TOP + height} ${l.waist + 4} ${TOP + height - 15}`,
      kind: "stitch",
    },
    ...lines,
  ],
});

export const insideBand = (l: Leg): Piece => ({
  d: symmetric(
    `M0 ${TOP - 26}C50 ${TOP - 26} 90 ${TOP - 24} ${l.waist - 4} ${TOP - 16}L${l.waist} ${TOP + 8}L0 ${TOP + 14}`,
  ),
  part: "inside",
  dim: 0.56,
  loft: 3,
  rise: 1,
  cast: 0.2,
  plain: true,
});

export const loops = (l: Leg, height: number, xs: number[]): Piece[] =>
  xs.map((x): Piece => ({
    d: `M${x - 6} ${TOP - 4 - Math.abs(x) * 0.03}L${x + 6} ${TOP - 4 - Math.abs(x) * 0.03}L${x + 6} ${TOP + height + 6 - Math.abs(x) * 0.05}L${x - 6} ${TOP + height + 6 - Math.abs(x) * 0.05}Z`,
    part: "main",
    loft: 2.4,
    rise: 2.4,
    wrinkle: 0,
    lines: [
      { d: `M${x - 3.5} ${TOP}L${x - 3.5} ${TOP + height}`, kind: "stitch" },
      { d: `M${x + 3.5} ${TOP}L${x + 3.5} ${TOP + height}`, kind: "stitch" },
    ],
  }));

export const drawstring = (l: Leg, withCord: boolean): Piece[] => [
  {
    ...band(l, 44),
    loft: 8,
    rise: 6,
    lines: [],
    folds: row([-l.waist + 4, 0], [l.waist - 4, 0], 21).map(([x], i) => ({
      d: `M${x} ${TOP - 12}L${x * 1.02} ${TOP + 52}`,
      width: 3.6,
      height: i % 2 ? -2.6 : 2.8,
    })),
  },
  ...(withCord
    ? [
        {
          d: `M-12 ${TOP + 24}C-20 ${TOP + 80} -34 ${TOP + 110} -26 ${TOP + 168}`,
          part: "lace",
          stroke: 8,
          loft: 3,
          rise: 3,
          wrinkle: 0,
          fabric: "rib",
          plain: true,
        } as Piece,
        {
          d: `M12 ${TOP + 24}C18 ${TOP + 70} 36 ${TOP + 100} 24 ${TOP + 150}`,
          part: "lace",
          stroke: 8,
          loft: 3,
          rise: 3,
          wrinkle: 0,
          fabric: "rib",
          plain: true,
        } as Piece,
        {
          d: `M-12 ${TOP + 25}Q0 ${TOP + 40} 12 ${TOP + 25}`,
          part: "lace",
          stroke: 8,
          loft: 3,
          rise: 3,
          wrinkle: 0,
          fabric: "rib",
          plain: true,
        } as Piece,
      ]
    : []),
];

export const slant = (l: Leg): Line[] => [
  { d: `M${l.waist - 34} ${TOP + 38}L${l.hip - 10} ${TOP + 172}`, kind: "edge", width: 2 },
  { d: `M${l.waist - 34} ${TOP + 38}L${l.hip - 10} ${TOP + 172}`, kind: "stitch", beside: 5 },
];
export const fly = (): Piece => ({
  d: `M0 ${TOP + 34}L30 ${TOP + 34}L30 ${TOP + 150}Q26 ${TOP + 196} 1 ${TOP + 214}Z`,
  part: "main",
  loft: 2.4,
  rise: 1.4,
  wrinkle: 0.2,
  cast: 0.5,
  lines: [{ d: `M26 ${TOP + 40}L26 ${TOP + 150}Q22 ${TOP + 190} 4 ${TOP + 206}`, kind: "stitch" }],
});
export const weltPocket = (s: number): Piece => ({
  d: `M${s * 44} ${TOP + 122}L${s * 122} ${TOP + 118}L${s * 122} ${TOP + 132}L${s * 44} ${TOP + 136}Z`,
  part: "main",
  loft: 2.4,
  rise: 2,
  wrinkle: 0,
  lines: [{ d: `M${s * 46} ${TOP + 129}L${s * 120} ${TOP + 125}`, kind: "edge", width: 1.2 }],
});
export const turnup = (l: Leg, h = 40): Piece[] =>
  both({
    d: `M${l.gap - 3} ${l.length - h}Q${(l.gap + l.hem) / 2} ${l.length - h + 8} ${l.hem + 3} ${l.length - h}L${l.hem + 4} ${l.length + 3}Q${(l.gap + l.hem) / 2} ${l.length + 13} ${l.gap - 4} ${l.length + 3}Z`,
    part: "main",
    loft: 5,
    rise: 4,
    wrinkle: 0.4,
    cast: 0.9,
    dim: 1.03,
  });
export const hems = (l: Leg, up = 14): Line => ({
  d: `M${l.gap} ${l.length - up}Q${(l.gap + l.hem) / 2} ${l.length - up + 9} ${l.hem} ${l.length - up}`,
  kind: "stitch",
});
