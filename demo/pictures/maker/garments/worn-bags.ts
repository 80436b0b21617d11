import { box } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { both, row, studs } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { ring, strap } from "./straps.ts";

export const crossbody: Draw = ({ details: d }) => {
  if (d["box"]) {
    return [
      strap("M-190 430C-316 330 -300 170 -150 132C-40 106 70 168 176 138C318 104 318 300 196 430", 22, "second", {
        fabric: "canvas",
      }),
      {
        d: box(-204, 400, 408, 330, 46),
        part: "main",
        loft: 26,
        rise: 18,
        lines: [{ d: box(-190, 414, 380, 302, 38).replace("Z", ""), kind: "stitch" }],
        folds: [{ d: "M-120 560C-40 580 60 560 140 590", width: 40, height: 2 }],
      },
      {
        d: "M-196 462C-100 470 100 470 196 462",
        part: "metal",
        fabric: "metal",
        stroke: 7,
        loft: 2,
        rise: 2,
        wrinkle: 0,
        lines: row([-190, 0], [190, 0], 54).map(([x]): Line => ({ d: `M${x} 458L${x} 470`, kind: "edge", width: 1 })),
      },
      {
        d: box(-160, 520, 320, 170, 24),
        part: "main",
        loft: 8,
        rise: 5,
        lines: [{ d: box(-152, 528, 304, 154, 18).replace("Z", ""), kind: "stitch" }],
      },
      ring(-198, 428),
      ring(198, 428),
      { d: "M150 462L176 454L182 520Q176 530 168 522Z", part: "main", loft: 4, rise: 4 },
    ];
  }
  const flap =
    "M-206 404C-100 392 100 392 206 404C226 470 222 560 180 606C120 650 60 662 0 664C-60 662 -120 650 -180 606C-222 560 -226 470 -206 404Z";
  return [
    strap("M-196 430C-336 330 -346 176 -200 130C-70 92 60 156 168 120C322 74 352 292 196 430", 16),
    {
      d: "M-212 420C-100 408 100 408 212 420C236 540 232 680 190 740C120 776 -120 776 -190 740C-232 680 -236 540 -212 420Z",
      part: "main",
      loft: 24,
      rise: 17,
      lines: [
        { d: "M-206 440C-226 540 -222 670 -184 726C-120 762 120 762 184 726C222 670 226 540 206 440", kind: "stitch" },
      ],
    },
    {
      d: flap,
      part: "main",
      loft: 14,
      rise: 9,
      wrinkle: 1.2,
      lines: [
        {
          d: "M-198 410C-216 470 -212 552 -173 598C-116 638 -58 650 0 652C58 650 116 638 173 598C212 552 216 470 198 410",
          kind: "stitch",
        },
      ],
      folds: [{ d: "M-150 430C-60 450 60 450 150 430", width: 26, height: 5 }],
    },
    {
      d: "M-24 610L24 610L22 688Q0 706 -22 688Z",
      part: "main",
      loft: 5,
      rise: 4,
      lines: [{ d: "M-19 614L-17 684Q0 698 17 684L19 614", kind: "stitch" }],
    },
    { d: "M-4 664L4 664L4 690L-4 690Z", part: "metal", fabric: "metal", loft: 3, rise: 3, wrinkle: 0 },
    ...studs([[0, 664]], 9),
    ring(-202, 430, 15),
    ring(202, 430, 15),
  ];
};

export const backpack: Draw = ({ details: d, back }) => {
  const child = Boolean(d["child"]),
    roll = Boolean(d["roll"]),
    top = roll ? 300 : 220;
  const frame = child
    ? "M0 230C120 230 196 290 206 420C214 540 214 680 196 760C170 792 -170 792 -196 760C-214 680 -214 540 -206 420C-196 290 -120 230 0 230Z"
    : roll
      ? "M-190 300L190 300C200 420 208 640 202 800C198 836 180 846 150 848L-150 848C-180 846 -198 836 -202 800C-208 640 -200 420 -190 300Z"
      : "M0 200C110 200 190 240 200 350C210 500 212 700 204 800C198 836 180 848 150 850L-150 850C-180 848 -198 836 -204 800C-212 700 -210 500 -200 350C-190 240 -110 200 0 200Z";
  const bagBody: Piece = {
    d: frame,
    part: "main",
    loft: 34,
    rise: 23,
    wrinkle: 1.2,
    folds: [
      { d: "M-190 480C-120 500 -60 480 0 500", width: 26, height: 4 },
      { d: "M190 560C120 600 60 580 0 610", width: 22, height: -4 },
    ],
  };
  const handle: Piece = {
    d: `M-44 ${top + 6}C-44 ${top - 74} 44 ${top - 74} 44 ${top + 6}`,
    part: "second",
    fabric: "canvas",
    stroke: 20,
    loft: 7,
    rise: 5,
    wrinkle: 0.2,
  };
  if (back)
    return [
      handle,
      bagBody,
      { d: box(-150, 300, 300, 460, 40), part: "main", fabric: "waffle", loft: 16, rise: 9, dim: 0.9 },
      ...both({
        d: "M60 270C120 330 160 430 160 560C158 640 150 700 140 760",
        part: "main",
        stroke: 62,
        loft: 20,
        rise: 14,
        wrinkle: 0.5,
        lines: [{ d: "M82 276C140 336 184 430 184 560", kind: "stitch" }],
      }),
      ...both({ d: "M140 740L170 838", part: "second", fabric: "canvas", stroke: 22, loft: 5, rise: 4, wrinkle: 0 }),
    ];
  const y = child ? 520 : 540,
    pocket: Piece = {
      d: box(-146, y, 292, child ? 220 : 250, 40),
      part: "main",
      loft: 20,
      rise: 13,
      wrinkle: 1,
      lines: [{ d: box(-136, y + 10, 272, child ? 200 : 230, 32).replace("Z", ""), kind: "stitch" }],
    };
  const zip = (d2: string): Piece[] => [
    { d: d2, part: "second", fabric: "canvas", stroke: 17, loft: 3, rise: 1, wrinkle: 0, dim: 0.8 },
    { d: d2, part: "metal", fabric: "metal", stroke: 5, loft: 2, rise: 2, wrinkle: 0 },
  ];
  const arch = child
    ? "M-176 520C-184 360 -110 278 0 278C110 278 184 360 176 520"
    : "M-174 480C-180 320 -110 252 0 252C110 252 180 320 174 480";
  const closing: Drawing = roll
    ? [
        {
          d: "M-206 196L206 196C214 230 214 290 206 330C100 342 -100 342 -206 330C-214 290 -214 230 -206 196Z",
          part: "main",
          loft: 24,
          rise: 18,
          folds: [
            { d: "M-210 246L210 246", width: 8, height: -6 },
            { d: "M-210 292L210 292", width: 8, height: -5 },
          ],
        },
        ...both(strap("M150 300L150 600", 26, "second", { fabric: "leather" })),
        ...both({
          d: box(134, 480, 32, 50, 5) + box(141, 488, 18, 34, 3),
          part: "metal",
          fabric: "metal",
          evenodd: true,
          loft: 4,
          rise: 4,
          wrinkle: 0,
        }),
      ]
    : [
        ...zip(arch),
        { d: "M164 470L180 470L182 520L162 520Z", part: "second", fabric: "leather", loft: 4, rise: 4, wrinkle: 0 },
      ];
  return [
    handle,
    ...both({
      d: "M176 800C232 760 246 640 214 520",
      part: "second",
      fabric: "canvas",
      stroke: 28,
      loft: 8,
      rise: 6,
      wrinkle: 0.4,
    }),
    bagBody,
    ...closing,
    pocket,
    ...zip(`M-126 ${y + 26}L126 ${y + 26}`),
    {
      d: "M-26 404L26 404L26 448L-26 448Z",
      part: "second",
      fabric: "leather",
      loft: 3,
      rise: 2,
      wrinkle: 0,
      lines: [{ d: "M-22 408L22 408L22 444L-22 444L-22 408", kind: "stitch" }],
    },
  ];
};
