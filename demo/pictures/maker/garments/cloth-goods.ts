import { box } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { circle, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { set } from "./placing.ts";

/** A belt folded once, buckle and tip side by side. */
export const belt: Draw = ({ details: d }) => {
  const w = d["slim"] ? 36 : 64,
    woven = Boolean(d["woven"]),
    gap = w * 0.5 + 4;
  const cloth = woven ? { fabric: "waffle" as const, grain: 45 } : {};
  const edges = (x: number, from: number, to: number): Line[] =>
    woven
      ? []
      : [-1, 1].map((s): Line => ({
          d: `M${x + s * (w / 2 - 6)} ${from}L${x + s * (w / 2 - 6)} ${to}`,
          kind: "stitch",
        }));
  const left = -gap,
    right = gap;
  const tip = `M${right - w / 2} 850L${right - w / 2} 268Q${right - w / 2} 236 ${right} 214Q${right + w / 2} 236 ${right + w / 2} 268L${right + w / 2} 850Z`;
  const b = { x: left - w * 0.68, y: 150, w: w * 1.36, h: w * 1.05 };
  return [
    {
      d: `M${left - w / 2} 800C${left - w / 2} ${860 + w} ${right + w / 2} ${860 + w} ${right + w / 2} 800L${right - w / 2} 800C${right - w / 2} ${842 + w * 0.2} ${left + w / 2} ${842 + w * 0.2} ${left + w / 2} 800Z`,
      part: "main",
      loft: 14,
      rise: 12,
      dim: 0.94,
      wrinkle: 0.2,
      ...cloth,
    },
    {
      d: `M${left - w / 2} 190L${left + w / 2} 190L${left + w / 2} 830L${left - w / 2} 830Z`,
      part: "main",
      loft: 6,
      rise: 5,
      wrinkle: 0.5,
      lines: edges(left, 196, 826),
      ...cloth,
    },
    {
      d: tip,
      part: "main",
      loft: 6,
      rise: 5,
      wrinkle: 0.5,
      lines: woven
        ? []
        : [
            {
              d: `M${right - w / 2 + 6} 846L${right - w / 2 + 6} 270Q${right - w / 2 + 7} 242 ${right} 222Q${right + w / 2 - 7} 242 ${right + w / 2 - 6} 270L${right + w / 2 - 6} 846`,
              kind: "stitch",
            },
          ],
      ...cloth,
    },
    ...(woven
      ? [
          {
            d: `M${right - w / 2 - 2} 330L${right - w / 2 - 2} 266Q${right - w / 2} 232 ${right} 210Q${right + w / 2} 232 ${right + w / 2 + 2} 266L${right + w / 2 + 2} 330Z`,
            part: "second",
            fabric: "leather",
            loft: 5,
            rise: 5,
            wrinkle: 0,
          } as Piece,
        ]
      : row([right, 300], [right, 450], d["slim"] ? 7 : 5).map(([x, y]): Piece => ({
          d: circle(x, y, d["slim"] ? 3 : 4.6),
          part: "dark",
          fabric: "felt",
          loft: 1.6,
          rise: -2.4,
          wrinkle: 0,
        }))),
    {
      d: `M${left - w / 2 - 4} 322L${left + w / 2 + 4} 322L${left + w / 2 + 4} ${322 + w * 0.42}L${left - w / 2 - 4} ${322 + w * 0.42}Z`,
      part: woven ? "second" : "main",
      fabric: "leather",
      loft: 6,
      rise: 6,
      wrinkle: 0,
    },
    {
      d: box(b.x, b.y, b.w, b.h, w * 0.22) + box(b.x + 9, b.y + 9, b.w - 18, b.h - 18, w * 0.14),
      part: "metal",
      fabric: "metal",
      evenodd: true,
      loft: 5,
      rise: 6,
      wrinkle: 0,
    },
    {
      d: `M${left - w / 2 + 3} ${b.y + b.h - 12}Q${left} ${b.y + b.h + 2} ${left + w / 2 - 3} ${b.y + b.h - 12}L${left + w / 2 - 3} ${b.y + b.h + 20}L${left - w / 2 + 3} ${b.y + b.h + 20}Z`,
      part: "main",
      loft: 6,
      rise: 5,
      wrinkle: 0,
      ...cloth,
    },
    {
      d: `M${left} ${b.y + b.h - 2}L${left} ${b.y - 3}`,
      part: "metal",
      fabric: "metal",
      stroke: 7,
      loft: 3,
      rise: 4,
      wrinkle: 0,
    },
  ];
};

export const scarf: Draw = ({ details: d, seed }) => {
  if (d["square"]) {
    // a silk square, folded to a triangle and loosely gathered
    return [
      {
        d: "M-280 300C-100 276 120 284 290 310C300 330 292 344 280 352C180 480 90 640 20 780C8 800 -8 800 -18 782C-100 640 -190 470 -276 346C-290 330 -292 312 -280 300Z",
        part: "main",
        loft: 7,
        rise: 5,
        grain: 45,
        folds: [
          { d: "M-240 320C-120 400 -40 560 4 770", width: 18, height: 6 },
          { d: "M0 300C20 420 10 600 4 760", width: 20, height: -5 },
          { d: "M230 330C140 420 60 580 10 760", width: 18, height: 6 },
          { d: "M-120 300C-80 420 -30 560 0 700", width: 14, height: -4 },
        ],
        lines: [
          { d: "M-268 312C-100 288 120 296 280 320", kind: "ridge", width: 3 },
          { d: "M272 352C176 480 84 640 12 776", kind: "ridge", width: 3 },
          { d: "M-266 350C-180 470 -94 640 -12 776", kind: "ridge", width: 3 },
        ],
      },
      {
        d: "M-250 330C-120 300 120 306 262 336C180 360 100 420 30 560C-40 430 -140 366 -250 330Z",
        part: "main",
        loft: 8,
        rise: 5,
        grain: 45,
        folds: [
          { d: "M-180 334C-80 380 -10 440 26 540", width: 16, height: 6 },
          { d: "M200 344C120 380 60 440 32 540", width: 16, height: -5 },
        ],
      },
    ];
  }
  const fringe = (x: number, y: number, w: number, n: number): Piece[] =>
    row([x + 5, y], [x + w - 5, y], n).map(([fx, fy], i): Piece => ({
      d: `M${fx} ${fy - 6}C${fx + ((i * 7 + seed) % 5) - 2} ${fy + 20} ${fx + ((i * 5) % 7) - 3} ${fy + 30} ${fx + ((i * 11 + seed) % 9) - 4} ${fy + 48 + ((i * 13) % 9)}`,
      part: "main",
      stroke: 6,
      loft: 2.6,
      rise: 2.6,
      wrinkle: 0,
    }));
  const half = (x: number, top: number, y: number, w: number): Drawing => [
    ...fringe(x, y, w, 15),
    {
      d: `M${x} ${top + 26}Q${x} ${top} ${x + 26} ${top}L${x + w - 26} ${top}Q${x + w} ${top} ${x + w} ${top + 26}L${x + w} ${y}Q${x + w / 2} ${y + 8} ${x} ${y}Z`,
      part: "main",
      loft: 12,
      rise: 7,
      folds: [0.2, 0.44, 0.66, 0.85].map((k, i) => ({
        d: `M${x + w * k} ${top - 60}C${x + w * (k - 0.06)} ${top + 200} ${x + w * (k + 0.07)} ${y - 220} ${x + w * (k - 0.02)} ${y + 60}`,
        width: 14 + (i % 2) * 6,
        height: i % 2 ? -4.5 : 5,
      })),
    },
  ];
  return [
    ...set(half(-120, 190, 800, 190), { turn: -5, x: -36 }),
    ...set(half(-80, 214, 760, 190), { turn: 3, x: 24 }),
  ];
};

export const socks: Draw = () => {
  const sock: Drawing = [
    {
      d: "M-70 200C-30 194 30 194 70 200C76 320 74 430 80 520C86 570 130 620 180 660C214 690 214 740 180 762C140 782 90 770 40 732C-20 690 -70 640 -76 560C-80 460 -76 320 -70 200Z",
      part: "main",
      loft: 22,
      rise: 14,
      folds: [
        { d: "M-60 560C-20 540 40 540 80 520", width: 12, height: 4 },
        { d: "M-50 610C0 600 60 580 100 570", width: 10, height: -4 },
      ],
    },
    {
      d: "M-72 196C-30 188 30 188 72 196L74 262C30 256 -30 256 -74 262Z",
      part: "rib",
      fabric: "rib",
      loft: 9,
      rise: 6,
    },
    {
      d: "M150 636C206 672 224 716 190 758C160 782 124 774 96 764C110 720 124 676 150 636Z",
      part: "second",
      fabric: "jersey",
      loft: 20,
      rise: 10,
    },
    {
      d: "M-76 560C-74 610 -50 640 -16 676C20 650 10 590 -20 556C-40 546 -66 548 -76 560Z",
      part: "second",
      fabric: "jersey",
      loft: 18,
      rise: 8,
    },
  ];
  return [
    ...set(sock, { x: -130, y: -30, turn: -6 }),
    ...set(sock, { x: 6, y: 0, turn: 2 }),
    ...set(sock, { x: 142, y: 30, turn: 8 }),
  ];
};
