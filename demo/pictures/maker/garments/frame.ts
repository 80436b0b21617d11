import { mirror, symmetric } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Drawing, Fold, Line, Piece } from "../piece.ts";

/** The drawing's options as the product states them, and whether the back is wanted. */
export interface Wish {
  details: Readonly<Record<string, string | number | true>>;
  back: boolean;
  seed: number;
}

export type Draw = (wish: Wish) => Drawing;

/** The points from which an upper garment is cut, right half; the left half mirrors it. */
export interface Block {
  neck: Point;
  shoulder: Point;
  underarm: Point;
  waist: Point;
  hem: Point;
  /** How far the hem hangs lower (or higher) in the middle. */
  dip: number;
  /** How far a rib draws the hem in. */
  gather?: number;
  /** The sleeves run up to the neck. */
  raglan?: true;
}

export const block = (fit: string | number | true | undefined, child: boolean): Block => {
  const b: Block =
    fit === "slim"
      ? { neck: [60, 204], shoulder: [150, 236], underarm: [154, 388], waist: [140, 590], hem: [152, 800], dip: 8 }
      : fit === "boxy"
        ? { neck: [68, 206], shoulder: [206, 250], underarm: [204, 420], waist: [203, 600], hem: [203, 748], dip: 5 }
        : fit === "relaxed"
          ? { neck: [66, 204], shoulder: [198, 250], underarm: [198, 430], waist: [196, 620], hem: [200, 810], dip: 6 }
          : fit === "crop"
            ? {
                neck: [62, 206],
                shoulder: [168, 242],
                underarm: [176, 404],
                waist: [170, 540],
                hem: [164, 660],
                dip: 4,
              }
            : {
                neck: [63, 205],
                shoulder: [174, 242],
                underarm: [178, 404],
                waist: [168, 610],
                hem: [174, 800],
                dip: 7,
              };
  if (!child) return b;
  const c = ([x, y]: Point): Point => [x * 1.12, 200 + (y - 200) * 0.86];
  return {
    neck: c(b.neck),
    shoulder: c(b.shoulder),
    underarm: c(b.underarm),
    waist: c(b.waist),
    hem: c(b.hem),
    dip: b.dip,
  };
};

/** Shoulder, armhole and side from the neck point to the hem, as the tail of a path. */
export const flank = ({
  neck: [nx, ny],
  shoulder: [sx, sy],
  underarm: [ux, uy],
  waist: [wx, wy],
  hem: [hx, hy],
  gather = 0,
  raglan,
}: Block): string =>
  (raglan
    ? `C${nx + 22} ${ny + 66} ${ux - 46} ${uy - 76} ${ux} ${uy}`
    : `C${nx + 30} ${ny + 8} ${sx - 42} ${sy - 17} ${sx} ${sy}` +
      `C${sx - 14} ${sy + 46} ${ux - 30} ${uy - 46} ${ux} ${uy}`) +
  `C${ux - 4} ${uy + 70} ${wx} ${wy - 80} ${wx} ${wy}` +
  `C${wx} ${wy + 70} ${hx + gather} ${hy - (gather ? 50 : 80)} ${hx - gather * 0.4} ${hy}`;

export const hemCurve = ({ hem: [hx, hy], dip }: Block): string =>
  `C${hx * 0.7} ${hy + dip} ${hx * 0.3} ${hy + dip * 1.2} 0 ${hy + dip * 1.2}`;

/** The rib that draws a hem in. */
export const ribHem = ({ hem: [hx, hy], gather = 0 }: Block): Piece => {
  const x = hx - gather * 0.4;
  return {
    d: symmetric(
      `M0 ${hy - 7}L${x - 3} ${hy - 9}C${x + 1} ${hy + 8} ${x - 4} ${hy + 24} ${x - 10} ${hy + 41}C${x * 0.7} ${hy + 46} 60 ${hy + 49} 0 ${hy + 49}`,
    ),
    part: "rib",
    fabric: "rib",
    loft: 10,
    rise: 6.5,
    wrinkle: 0.3,
  };
};

/** The body in one piece below a neckline that runs from x = 0 to the neck point. */
export const body = (b: Block, neckline: string): string => symmetric(neckline + flank(b) + hemCurve(b));

/** Half of a body that opens in front, a little over the middle; `side` 1 is at the viewer's right. */
export const halfBody = (b: Block, front: Point, side: 1 | -1, overlap = 13, rounded = 0): string => {
  const [hx, hy] = b.hem,
    [fx, fy] = front;
  const d =
    `M${-overlap} ${fy + 6}C${fx + 10} ${fy - 60} ${b.neck[0] * 0.72} ${b.neck[1] + 110} ${b.neck[0]} ${b.neck[1]}` +
    flank(b) +
    `C${hx * 0.7} ${hy + b.dip} ${hx * 0.4} ${hy + b.dip} ${rounded ? rounded : 20} ${hy + b.dip}` +
    (rounded
      ? `C${rounded * 0.3} ${hy + b.dip} ${-overlap} ${hy - rounded * 0.5} ${-overlap} ${hy - rounded}`
      : `L${-overlap} ${hy + b.dip}`) +
    "Z";
  return side === 1 ? d : mirror(d);
};

/** The folds of a body that lies loosely: drag lines from the armholes and soft verticals above the hem; the sides differ. */
export const bodyFolds = (b: Block, seed: number, amount = 1): Fold[] => {
  const roll = dice(seed + 77),
    [ux, uy] = b.underarm,
    [hx, hy] = b.hem;
  const folds: Fold[] = [];
  for (const side of [1, -1]) {
    const reach = 0.4 + roll() * 0.5,
      pulled = amount * (0.25 + roll() * 0.6),
      down = roll() * 60;
    folds.push(
      {
        d: `M${side * (ux - 6)} ${uy + 8 + down * 0.2}C${side * ux * 0.8} ${uy + 24 + down * 0.4} ${side * ux * (1.1 - reach)} ${uy + 60 + down} ${side * ux * (0.75 - reach * 0.7)} ${uy + 120 + down * 2}`,
        width: 12 + roll() * 8,
        height: 4.6 * pulled,
      },
      {
        d: `M${side * (ux - 4)} ${uy + 34 + down * 0.4}C${side * ux * 0.88} ${uy + 70 + down} ${side * ux * 0.7} ${uy + 130 + down} ${side * ux * (0.4 + roll() * 0.3)} ${uy + 190 + roll() * 80}`,
        width: 10 + roll() * 7,
        height: -3.6 * pulled,
      },
      {
        d: `M${side * b.neck[0] * (1 + roll() * 0.3)} ${b.neck[1] + 30 + roll() * 20}C${side * b.neck[0] * 1.3} ${b.neck[1] + 100 + down * 0.5} ${side * ux * 0.6} ${uy - 20} ${side * (ux - 16)} ${uy - 12 + down * 0.3}`,
        width: 16,
        height: (1 + roll() * 2) * amount,
      },
    );
    const verticals = 1 + Math.floor(roll() * 3);
    for (let i = 0; i < verticals; i++) {
      const x = side * hx * (0.16 + (0.7 / verticals) * (i + roll() * 0.7)),
        top = hy - 90 - roll() * 210,
        lean = (roll() - 0.5) * 30;
      folds.push({
        d: `M${x * 0.92 + lean} ${top}C${x * 0.94 + lean * 0.5} ${top + 60} ${x} ${hy - 60} ${x * 1.02} ${hy + 4}`,
        width: 9 + roll() * 10,
        height: (i % 2 ? -1 : 1) * (1.4 + roll() * 1.6) * amount,
      });
    }
    folds.push({
      d: `M${side * b.waist[0]} ${b.waist[1] - 60 + roll() * 80}C${side * b.waist[0] * 0.7} ${b.waist[1] - 10} ${side * b.waist[0] * 0.5} ${b.waist[1] + 12} ${side * b.waist[0] * (roll() * 0.4)} ${b.waist[1] - 20 + roll() * 60}`,
      width: 12 + roll() * 6,
      height: (roll() < 0.5 ? -1.6 : 1.9) * amount,
    });
  }
  return folds;
};

export const both = (piece: Piece): Piece[] => [
  piece,
  {
    ...piece,
    d: mirror(piece.d),
    ...(piece.grain === undefined ? {} : { grain: -piece.grain }),
    ...(piece.clip ? { clip: mirror(piece.clip) } : {}),
    ...(piece.lines
      ? {
          lines: piece.lines.map((line): Line => ({
            ...line,
            d: mirror(line.d),
            ...(line.beside ? { beside: -line.beside } : {}),
          })),
        }
      : {}),
    ...(piece.folds ? { folds: piece.folds.map((fold) => ({ ...fold, d: mirror(fold.d) })) } : {}),
    ...(piece.wash ? { wash: piece.wash.map((spot) => ({ ...spot, x: -spot.x })) } : {}),
  },
];

/** A row of buttons with four holes. */
export const buttons = (points: Point[], r = 6.5, part: Piece["part"] = "button"): Piece[] =>
  points.flatMap(([x, y]): Piece[] => [
    { d: circle(x, y, r), part, fabric: "acetate", loft: r * 0.55, rise: 3.4, wrinkle: 0 },
    { d: circle(x, y, r * 0.58), part, fabric: "acetate", loft: 1.6, rise: -1.6, wrinkle: 0, dim: 0.93 },
    ...(
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const
    ).map(([a, b]): Piece => ({
      d: circle(x + a * r * 0.2, y + b * r * 0.2, r * 0.11),
      part: "dark",
      fabric: "acetate",
      loft: 0.5,
      rise: 0,
      wrinkle: 0,
      opacity: 0.75,
    })),
  ]);

/** Rivets, snaps, studs: small domes of metal. */
export const studs = (points: Point[], r = 4): Piece[] =>
  points.map(([x, y]): Piece => ({
    d: circle(x, y, r),
    part: "metal",
    fabric: "metal",
    loft: r * 0.8,
    rise: 3,
    wrinkle: 0,
  }));

export const circle = (x: number, y: number, r: number): string => {
  const k = r * 0.5523;
  return (
    `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}` +
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
  );
};

/** Evenly spaced places between two points, ends included. */
export const row = ([ax, ay]: Point, [bx, by]: Point, n: number): Point[] =>
  Array.from({ length: n }, (_, i) => [
    ax + ((bx - ax) * i) / Math.max(1, n - 1),
    ay + ((by - ay) * i) / Math.max(1, n - 1),
  ]);
