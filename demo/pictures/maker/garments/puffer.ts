import { box, symmetric } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Drawing, Fold, Piece } from "../piece.ts";
import { welt, zip } from "./coat-parts.ts";
import { coat } from "./coat.ts";
import { block, both, row, studs } from "./frame.ts";
import type { Draw } from "./frame.ts";
import type { Sleeve } from "./sleeve-cut.ts";

/** Puckers where down is held by a seam: short creases that run from a line into the chamber. */
function puckers(at: (t: number) => Point, towards: Point, n: number, long: number, roll: () => number): Fold[] {
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = at((i + roll()) / n),
      reach = long * (0.5 + roll() * 0.7),
      lean = (roll() - 0.5) * 16;
    return {
      d: `M${x - towards[0] * reach * 0.5} ${y - towards[1] * reach * 0.5}L${x + towards[0] * reach + towards[1] * lean} ${y + towards[1] * reach - towards[0] * lean}`,
      width: 4 + roll() * 4,
      height: (i % 2 ? -1 : 1) * (1.5 + roll() * 2),
    };
  });
}

/** A piece filled with down: chambers between lines across it. */
function filled(piece: Piece, ys: number[], reach: number, seed: number): Piece[] {
  const roll = dice(seed);
  return [
    { ...piece, rise: 6, folds: [], lines: [], wrinkle: 0 },
    ...ys.slice(1).map((to, i): Piece => {
      const from = ys[i]!;
      return {
        ...piece,
        clip: `M-420 ${from - 5}Q0 ${from + 7} 420 ${from - 5}L420 ${to - 7}Q0 ${to + 5} -420 ${to - 7}Z`,
        loft: (to - from) * 0.36,
        rise: 13,
        wrinkle: 0,
        lines: [],
        folds: [
          ...puckers((t) => [(t * 2 - 1) * reach, from], [0, 1], 15, (to - from) * 0.55, roll),
          ...puckers((t) => [(t * 2 - 1) * reach, to], [0, -1], 15, (to - from) * 0.5, roll),
        ],
      };
    }),
  ];
}

/** The same across a sleeve; heights are counted from its cuff. */
function filledSleeve(piece: Piece, { outer, inner }: Sleeve, ups: number[], seed: number): Piece[] {
  const roll = dice(seed),
    n = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]),
    a: Point = [(outer[0] - inner[0]) / n, (outer[1] - inner[1]) / n],
    up: Point = [a[1], -a[0]],
    middle: Point = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
  const at = (along: number, high: number): Point => [
    middle[0] + a[0] * along + up[0] * high,
    middle[1] + a[1] * along + up[1] * high,
  ];
  return [
    { ...piece, rise: 7, folds: [], lines: [], wrinkle: 0 },
    ...ups.slice(1).map((to, i): Piece => {
      const from = ups[i]!,
        corners = [
          at(-220, from),
          at(0, from - 5),
          at(220, from),
          at(220, to - 2),
          at(0, to - 7),
          at(-220, to - 2),
        ].map((p) => p.join(" "));
      return {
        ...piece,
        clip: `M${corners[0]}Q${corners[1]} ${corners[2]}L${corners[3]}Q${corners[4]} ${corners[5]}Z`,
        loft: 21,
        rise: 14,
        wrinkle: 0,
        lines: [],
        folds: [
          ...puckers((t) => at((t * 2 - 1) * 70, from), up, 6, (to - from) * 0.5, roll),
          ...puckers((t) => at((t * 2 - 1) * 70, to), [-up[0], -up[1]], 6, (to - from) * 0.5, roll),
        ],
      };
    }),
  ];
}

export const puffer: Draw = (wish) => {
  const { details: d } = wish,
    child = Boolean(d["child"]),
    plain = d["collar"] === "none",
    b = block("boxy", child);
  b.hem = [b.hem[0] - 2, b.hem[1] + (child ? 20 : 0)];
  const close = plain ? 262 : 214,
    [nx, ny] = b.neck,
    at = b.hem[1];
  const quilted = Boolean(d["diamonds"]),
    chambers = [190, ...row([0, 296], [0, at - 52], child ? 5 : 6).map(([, y]) => y), at + 12],
    ups = child ? [-8, 66, 138, 212, 290, 400] : [-8, 72, 146, 222, 300, 380, 480, 600];
  const made: Drawing = coat({
    block: b,
    close,
    wish,
    width: 1.34,
    loft: quilted ? [12, 8] : [20, 13],
    on: both(welt(88, at - 150, 60, -60)),
    ...(quilted ? {} : { sleeveMake: (piece: Piece, s: Sleeve, seed: number) => filledSleeve(piece, s, ups, seed) }),
    over: plain
      ? [
          ...both({
            d: `M0 ${close + 6}C${nx * 0.5} ${ny + 46} ${nx * 0.92} ${ny + 30} ${nx - 3} ${ny + 2}`,
            part: "main",
            fabric: "poplin",
            stroke: 11,
            square: true,
            clip: box(-300, ny + 1.5, 600, 400),
            loft: 4,
            rise: 3,
            wrinkle: 0.2,
          }),
          ...studs(row([0, close + 26], [0, at - 40], 6), 7),
        ]
      : [
          ...zip(close - 20, at + 4),
          ...[0, 1].map((i): Piece => {
            const high = ny - 52 + i * 40;
            return {
              d: symmetric(
                `M2 ${high + 4}C${nx * 0.5} ${high - 2} ${nx * 0.9} ${high} ${nx + 5 + i * 4} ${high + 12}C${nx + 12 + i * 3} ${high + 26} ${nx + 10 + i * 3} ${high + 40} ${nx + 6} ${high + 48}C${nx * 0.7} ${high + 56 + i * 8} 30 ${high + 58 + i * 8} 2 ${high + 58 + i * 8}`,
              ),
              part: "main",
              loft: 17,
              rise: 13,
              wrinkle: 0,
              folds: puckers((t) => [(t * 2 - 1) * nx, high + 50], [0, -1], 9, 26, dice(wish.seed + i)),
              lines: [{ d: `M0 ${high}L0 ${high + 66}`, kind: "edge" }],
            };
          }),
        ],
  });
  if (quilted) return made;
  return made.flatMap((piece, i) =>
    piece.part === "main" && piece.loft === 20 && !piece.stroke
      ? filled(piece, chambers, b.shoulder[0], wish.seed + i)
      : [piece],
  );
};
