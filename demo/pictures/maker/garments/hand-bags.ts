import { box, symmetric } from "../geometry.ts";
import type { Line, Piece } from "../piece.ts";
import { both, circle, row, studs } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { ring, strap } from "./straps.ts";

export const clutch: Draw = ({ details: d }) =>
  d["zip"]
    ? [
        {
          d: "M-240 420C-120 408 120 408 240 420C262 500 266 620 250 680C200 704 -200 704 -250 680C-266 620 -262 500 -240 420Z",
          part: "main",
          loft: 34,
          rise: 24,
          wrinkle: 1.4,
          folds: [
            { d: "M-200 480C-120 520 -40 500 60 540", width: 24, height: 5 },
            { d: "M220 560C150 600 80 590 0 620", width: 22, height: -4 },
          ],
        },
        {
          d: "M-238 432C-100 420 100 420 238 432",
          part: "metal",
          fabric: "metal",
          stroke: 7,
          loft: 2,
          rise: 2,
          wrinkle: 0,
          lines: row([-230, 0], [230, 0], 64).map(([x]): Line => ({ d: `M${x} 420L${x} 436`, kind: "edge", width: 1 })),
        },
        strap("M238 440C300 470 300 560 252 590", 20, "second", { fabric: "leather" }),
        { d: "M-250 424L-222 420L-214 486L-240 490Z", part: "second", fabric: "leather", loft: 4, rise: 4, wrinkle: 0 },
      ]
    : [
        {
          d: box(-260, 380, 520, 330, 14),
          part: "main",
          loft: 14,
          rise: 9,
          folds: [{ d: "M-200 620C-100 640 60 600 200 640", width: 50, height: 3 }],
        },
        {
          d: "M-264 372C-100 362 100 362 264 372L268 560C266 584 250 590 240 590C100 600 -100 600 -240 590C-250 590 -266 584 -268 560Z",
          part: "main",
          loft: 22,
          rise: 14,
          wrinkle: 1.3,
          folds: [
            { d: "M-250 400C-100 388 100 388 250 400", width: 20, height: 6 },
            { d: "M-180 430C-100 500 -20 480 120 540", width: 40, height: 3 },
          ],
        },
      ];

export const bucketBag: Draw = ({ details: d }) => {
  const pouch = Boolean(d["pouch"]),
    neckY = 380,
    folds = row([-130, 0], [130, 0], 13).map(([x], i) => ({
      d: `M${x} ${neckY - 80}C${x * 0.92} ${neckY} ${x * 0.94} ${neckY + 20} ${x * 1.3} ${neckY + 150 + (i % 3) * 30}`,
      width: 8,
      height: i % 2 ? -6.5 : 7,
    }));
  const handle: Piece = pouch
    ? {
        d: `M-90 ${neckY - 40}C-150 160 -80 96 0 100C80 96 150 160 90 ${neckY - 40}`,
        part: "main",
        stroke: 30,
        loft: 12,
        rise: 9,
        folds: [{ d: `M-110 300C-140 180 -60 100 0 100C60 100 140 180 110 300`, width: 5, height: -4 }],
      }
    : strap(`M-140 ${neckY + 10}C-250 180 -120 70 0 76C120 70 250 180 140 ${neckY + 10}`, 20);
  return [
    handle,
    {
      d: symmetric(
        `M0 ${neckY - 84}C60 ${neckY - 92} 120 ${neckY - 80} 150 ${neckY - 66}C140 ${neckY - 20} 136 ${neckY} 146 ${neckY + 20}C196 ${neckY + 120} 226 ${neckY + 240} 214 ${neckY + 380}C206 ${neckY + 430} 160 ${neckY + 446} 0 ${neckY + 450}`,
      ),
      part: "main",
      loft: 34,
      rise: 24,
      folds: [...folds, { d: "M-190 640C-100 690 0 660 120 720", width: 26, height: 4 }],
      lines: pouch
        ? []
        : [
            { d: "M-208 740C-100 770 100 770 208 740", kind: "seam" },
            { d: "M-210 752C-100 782 100 782 210 752", kind: "stitch" },
          ],
    },
    {
      d: `M-140 ${neckY + 8}C-80 ${neckY + 24} 80 ${neckY + 24} 140 ${neckY + 8}`,
      part: "main",
      ...(pouch ? {} : { fabric: "leather" as const }),
      stroke: pouch ? 16 : 11,
      loft: 5,
      rise: 5,
      wrinkle: 0,
    },
    ...(pouch
      ? [{ d: circle(0, neckY + 18, 22), part: "main", loft: 12, rise: 9 } as Piece]
      : [
          ...both({
            d: `M6 ${neckY + 20}C30 ${neckY + 80} 20 ${neckY + 140} 40 ${neckY + 190}`,
            part: "main",
            fabric: "leather",
            stroke: 10,
            loft: 4,
            rise: 4,
            wrinkle: 0,
          } as Piece),
          ...studs(
            [
              [42, neckY + 196],
              [-42, neckY + 196],
            ],
            9,
          ),
          { d: circle(0, neckY + 20, 13), part: "main", fabric: "leather", loft: 8, rise: 7, wrinkle: 0 } as Piece,
          ...studs(
            [
              [-144, neckY + 14],
              [144, neckY + 14],
            ],
            8,
          ),
        ]),
  ];
};

export const satchel: Draw = () => [
  {
    d: "M-120 420C-130 240 -90 190 0 190C90 190 130 240 120 420",
    part: "main",
    stroke: 30,
    loft: 13,
    rise: 11,
    wrinkle: 0.2,
  },
  {
    d: "M-230 410L230 410C244 500 256 640 252 730C250 752 240 760 220 762L-220 762C-240 760 -250 752 -252 730C-256 640 -244 500 -230 410Z",
    part: "main",
    loft: 16,
    rise: 12,
    wrinkle: 0.5,
    lines: [
      {
        d: "M-224 424C-238 520 -246 640 -242 724C-240 746 -234 750 -216 752L216 752C234 750 240 746 242 724C246 640 238 520 224 424",
        kind: "stitch",
      },
    ],
  },
  {
    d: "M-234 404C-100 396 100 396 234 404C242 470 246 520 240 572L0 640L-240 572C-246 520 -242 470 -234 404Z",
    part: "main",
    loft: 9,
    rise: 7,
    wrinkle: 0.5,
    lines: [{ d: "M-228 412C-236 470 -238 520 -233 566L0 631L233 566C238 520 236 470 228 412", kind: "stitch" }],
  },
  { d: box(-22, 604, 44, 50, 8), part: "metal", fabric: "metal", loft: 7, rise: 5, wrinkle: 0 },
  { d: circle(0, 628, 9), part: "metal", fabric: "metal", loft: 5, rise: -3, wrinkle: 0, dim: 0.85 },
  ring(-120, 414, 17),
  ring(120, 414, 17),
  ...studs(
    [
      [-150, 730],
      [150, 730],
    ],
    5,
  ),
];
