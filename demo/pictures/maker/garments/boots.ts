import { ellipse } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { circle, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { set } from "./placing.ts";

/** A shoe from its side, toe to the right; heel at x -200, ground at y 760. */
const profile = (height: number, lift: number): string =>
  `M-196 ${740 - lift}C-206 640 -196 540 -188 ${760 - height}C-150 ${750 - height} -60 ${750 - height} -16 ${762 - height}C-22 520 -8 566 40 600C110 634 190 640 214 690C222 712 222 730 216 748L60 752C20 ${750 - lift * 0.7} -60 ${742 - lift} -120 ${740 - lift}Z`;

export const boots: Draw = ({ details: d }) => {
  const heel = Boolean(d["heel"]),
    laced = Boolean(d["laces"]),
    lift = heel ? 46 : 16,
    h = 430;
  const sole: Piece[] = [
    {
      d: `M-200 ${738 - lift}L-112 ${738 - lift}L-100 ${heel ? 790 : 786}L-194 ${heel ? 790 : 786}Z`,
      part: heel ? "main" : "sole",
      fabric: "leather",
      loft: 5,
      rise: 4,
      wrinkle: 0,
      dim: heel ? 0.82 : 1,
    },
    {
      d: `M-202 ${732 - lift}L-120 ${734 - lift}C-60 ${738 - lift} 10 ${748 - lift * 0.7} 60 746L222 742C228 760 218 ${laced ? 782 : 772} 200 ${laced ? 784 : 772}L60 ${laced ? 784 : 772}C0 ${772 - lift * 0.6} -60 ${762 - lift * 0.8} -108 ${760 - lift}L-200 ${760 - lift}Z`,
      part: "sole",
      fabric: "leather",
      loft: 4,
      rise: 3,
      wrinkle: 0,
      lines: laced
        ? row([-190, 0], [200, 0], 22).map(([x]): Line => ({ d: `M${x} 772L${x} 790`, kind: "edge", width: 1.6 }))
        : [],
    },
  ];
  const shaft: Piece = {
    d: profile(h, lift),
    part: "main",
    loft: 26,
    rise: 18,
    wrinkle: 1.1,
    folds: [
      { d: "M-30 560C-70 590 -120 600 -186 590", width: 12, height: 5 },
      { d: "M-16 590C-60 622 -120 630 -190 622", width: 9, height: -4 },
      { d: "M40 616C70 660 80 700 76 744", width: 12, height: 3 },
      { d: "M70 640C96 664 110 690 112 720", width: 9, height: -3 },
    ],
    lines: laced
      ? [
          { d: "M-18 600C20 620 60 660 66 748", kind: "twin" },
          { d: "M-190 640C-150 660 -130 700 -128 740", kind: "twin" },
          { d: "M110 640C140 660 160 700 158 746", kind: "twin" },
        ]
      : [
          {
            d: heel ? `M-184 ${770 - h}C-196 540 -206 640 -192 ${736 - lift}` : "M-192 660C-150 664 -110 690 -96 740",
            kind: heel ? "seam" : "seam",
          },
        ],
  };
  const top: Piece = {
    d: ellipse(-101, 762 - h, 86, 14),
    part: "dark",
    fabric: "felt",
    loft: 6,
    rise: -4,
    dim: 1.5,
    wrinkle: 0,
    cast: 0,
  };
  const extras: Piece[] = laced
    ? [
        {
          d: `M-40 ${764 - h}C-30 ${770 - h} -16 ${766 - h} -10 ${770 - h}C-16 520 -2 560 50 600L20 640C-50 590 -50 500 -40 ${764 - h}Z`,
          part: "second",
          fabric: "leather",
          loft: 6,
          rise: 4,
        },
        ...row([-44, 362], [10, 610], 7).flatMap(([x, y], i): Piece[] => [
          {
            d: `M${x - 20} ${y + 6}L${x + 30 + i} ${y - 8}`,
            part: "lace",
            fabric: "rib",
            stroke: 8,
            loft: 3,
            rise: 4,
            wrinkle: 0,
          },
          { d: circle(x - 22, y + 7, 5.5), part: "metal", fabric: "metal", loft: 4, rise: 3, wrinkle: 0 },
        ]),
      ]
    : heel
      ? [
          {
            d: "M-104 380C-104 480 -104 560 -100 650",
            part: "metal",
            fabric: "metal",
            stroke: 4,
            loft: 2,
            rise: 1,
            wrinkle: 0,
          },
        ]
      : [
          {
            d: `M-150 ${756 - h}L-50 ${756 - h}C-58 460 -70 560 -94 596C-122 560 -142 460 -150 ${756 - h}Z`,
            part: "dark",
            fabric: "rib",
            loft: 5,
            rise: 2,
            grain: 0,
            dim: 1.3,
            lines: [{ d: `M-156 ${760 - h}C-148 464 -126 566 -94 606C-62 566 -52 464 -44 ${760 - h}`, kind: "stitch" }],
          },
          {
            d: `M-196 ${752 - h}C-206 ${716 - h} -190 ${706 - h} -180 ${752 - h}`,
            part: "dark",
            fabric: "rib",
            stroke: 10,
            loft: 4,
            rise: 3,
            wrinkle: 0,
          },
        ];
  const one: Drawing = [...sole, shaft, top, ...extras];
  return [...set(one, { x: 16, y: -96, turn: -3, scale: 0.98 }), ...set(one, { x: -20, y: 96, turn: 4 })];
};

export const highTops: Draw = () => {
  const one: Drawing = [
    {
      d: profile(330, 10),
      part: "main",
      loft: 18,
      rise: 13,
      wrinkle: 0.9,
      lines: [
        { d: "M-190 690C-160 640 -150 560 -152 440", kind: "twin" },
        { d: "M-14 590C20 610 50 660 50 746", kind: "twin" },
      ],
      folds: [{ d: "M-30 570C-80 600 -130 600 -180 590", width: 12, height: 4 }],
    },
    {
      d: "M110 632C180 640 216 676 220 748L90 750C88 700 94 660 110 632Z",
      part: "midsole",
      fabric: "felt",
      loft: 18,
      rise: 10,
      wrinkle: 0,
      plain: true,
    },
    {
      d: "M-204 716C-100 726 60 728 224 722C230 744 226 772 214 784L-196 784C-206 764 -208 740 -204 716Z",
      part: "midsole",
      fabric: "felt",
      loft: 6,
      rise: 5,
      wrinkle: 0,
      plain: true,
      lines: [{ d: "M-204 764L222 764", kind: "seam", width: 3 }],
    },
    { d: "M-204 762L222 762", part: "second", fabric: "felt", stroke: 5, loft: 1, rise: 0.5, cast: 0, wrinkle: 0 },
    { d: ellipse(-101, 432, 86, 12), part: "dark", fabric: "felt", loft: 5, rise: -4, dim: 1.5, wrinkle: 0, cast: 0 },
    {
      d: circle(-104, 580, 34),
      part: "midsole",
      fabric: "felt",
      loft: 4,
      rise: 2,
      wrinkle: 0,
      plain: true,
      lines: [{ d: circle(-104, 580, 26).replace("Z", ""), kind: "seam" }],
    },
    ...row([-46, 456], [30, 606], 6).flatMap(([x, y]): Piece[] => [
      {
        d: `M${x - 14} ${y + 6}L${x + 32} ${y - 6}`,
        part: "lace",
        fabric: "rib",
        stroke: 10,
        loft: 4,
        rise: 4,
        wrinkle: 0,
        plain: true,
      },
      { d: circle(x - 17, y + 7, 5), part: "metal", fabric: "metal", loft: 3, rise: 2, wrinkle: 0 },
    ]),
  ];
  return [...set(one, { x: 16, y: -150, turn: -3 }), ...set(one, { x: -20, y: 90, turn: 3 })];
};
export const mules: Draw = () => {
  const one: Drawing = [
    {
      d: "M-206 604C-176 598 -140 606 -112 626C-116 670 -140 700 -132 770C-150 780 -176 780 -188 770C-190 700 -214 660 -206 604Z",
      part: "main",
      fabric: "leather",
      loft: 22,
      rise: 16,
      dim: 0.9,
      wrinkle: 0,
    },
    {
      d: "M-212 596C-160 572 -100 590 -40 650C10 700 70 722 150 728C200 732 232 738 236 752C232 768 200 772 150 770C60 768 0 748 -60 690C-110 642 -160 622 -210 626C-220 616 -220 604 -212 596Z",
      part: "second",
      fabric: "leather",
      loft: 9,
      rise: 7,
      wrinkle: 0,
    },
    {
      d: "M-30 700C10 748 80 766 150 770C200 772 230 768 236 754L238 764C232 780 200 784 150 784C60 782 10 768 -40 714Z",
      part: "sole",
      fabric: "leather",
      loft: 4,
      rise: 3,
      wrinkle: 0,
    },
    {
      d: "M-6 706C-10 650 30 596 84 592C150 592 206 640 232 716C238 740 234 756 214 762C120 760 50 750 -6 706Z",
      part: "main",
      loft: 30,
      rise: 23,
      wrinkle: 0.9,
      cast: 1.3,
      lines: [{ d: "M6 706C4 652 40 608 86 604", kind: "stitch" }],
      folds: [{ d: "M40 620C80 640 120 690 130 750", width: 14, height: 4 }],
    },
  ];
  return [...set(one, { x: 24, y: -140, turn: -4 }), ...set(one, { x: -24, y: 80, turn: 3 })];
};
