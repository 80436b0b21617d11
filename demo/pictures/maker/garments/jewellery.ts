import { ellipse, turn } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import type { Drawing, Piece } from "../piece.ts";
import { both, circle } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { set } from "./placing.ts";

/** Beads or links along a path of points. */
const chain = (points: Point[], r: number): Piece[] =>
  points.map(([x, y], i): Piece => {
    const [nx, ny] = points[Math.min(points.length - 1, i + 1)]!,
      [px, py] = points[Math.max(0, i - 1)]!;
    const a = (Math.atan2(ny - py, nx - px) * 180) / Math.PI;
    return {
      d: turn(ellipse(x, y, r * 1.25, i % 2 ? r * 0.45 : r * 0.85), a, [x, y]),
      part: "main",
      loft: r * 0.5,
      rise: r * 0.7,
      wrinkle: 0,
    };
  });

export const necklace: Draw = () => {
  const points: Point[] = Array.from({ length: 111 }, (_, i) => {
    const t = (i / 110) * 2 - 1;
    return [
      Math.sin(t * 1.5) * 200 + 22 * Math.sin(t * 5),
      200 + 400 * Math.cos(t * 1.42) ** 0.8 * 1 + (t < 0 ? 6 : -6) * Math.sin(t * 9),
    ];
  });
  return [
    ...chain(
      points.filter(([, y]) => Number.isFinite(y)),
      5,
    ),
    { d: circle(2, 612, 9) + circle(2, 612, 5), part: "main", evenodd: true, loft: 2.5, rise: 3, wrinkle: 0 },
    {
      d: circle(2, 664, 46),
      part: "main",
      loft: 9,
      rise: 6,
      wrinkle: 0,
      folds: Array.from({ length: 11 }, (_, i) => {
        const a = i * 2.4,
          q = 34 * Math.sqrt((i + 0.5) / 11);
        const x = 2 + Math.cos(a) * q,
          y = 664 + Math.sin(a) * q;
        return { d: `M${x - 9} ${y - 4}Q${x} ${y} ${x + 9} ${y + 5}`, width: 8, height: i % 2 ? -3.4 : 2.6 };
      }),
    },
  ];
};

export const earrings: Draw = () => {
  const hoop = (tilt: number): Drawing =>
    set(
      [
        {
          d: "M0 380C96 380 150 450 150 540C150 640 90 700 0 700C-90 700 -150 640 -150 540C-150 490 -132 444 -100 414C-84 402 -70 420 -80 436C-100 464 -108 500 -106 540C-102 606 -60 640 0 640C64 640 96 600 98 540C98 480 64 428 0 424C-18 420 -18 386 0 380Z",
          part: "main",
          loft: 26,
          rise: 24,
          wrinkle: 0,
        },
        { d: "M-92 424C-70 396 -40 384 4 384", part: "main", stroke: 6, loft: 2.6, rise: 3, wrinkle: 0 },
      ],
      { turn: tilt, scale: 0.82 },
    );
  return [...set(hoop(-12), { x: -150, y: -30 }), ...set(hoop(160), { x: 160, y: 40 })];
};

export const bracelet: Draw = () => [
  {
    d: "M-60 300C-190 320 -260 420 -250 530C-236 650 -130 720 0 720C130 720 236 650 250 530C260 420 190 320 60 300",
    part: "main",
    stroke: 38,
    loft: 17,
    rise: 17,
    wrinkle: 0,
  },
  ...both({ d: circle(60, 300, 23), part: "main", loft: 15, rise: 12, wrinkle: 0 }),
];

export const ring: Draw = () => [
  { d: ellipse(0, 590, 170, 160), part: "main", stroke: 34, loft: 15, rise: 15, wrinkle: 0 },
  {
    d: "M-90 470C-96 400 -70 350 0 346C70 350 96 400 90 470C80 510 -80 510 -90 470Z",
    part: "main",
    loft: 22,
    rise: 18,
    wrinkle: 0,
  },
  { d: ellipse(0, 414, 72, 56), part: "main", loft: 7, rise: 5, wrinkle: 0 },
];
