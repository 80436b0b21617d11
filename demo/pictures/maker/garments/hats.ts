import { box, ellipse, symmetric } from "../geometry.ts";
import type { Line, Piece } from "../piece.ts";
import { circle, row } from "./frame.ts";
import type { Draw } from "./frame.ts";

export const beanie: Draw = ({ details: d }) => {
  const ribs = row([-204, 0], [204, 0], 25).map(([x]) => ({
    d: `M${x * 1.05} 960C${x * 1.08} 560 ${x * 0.98} 330 ${x * 0.03} 228`,
    width: 6,
    height: 8,
  }));
  const bobble: Piece[] = d["bobble"]
    ? [
        { d: circle(0, 190, 92), part: "second", fabric: "wool", loft: 60, rise: 44 },
        ...Array.from({ length: 260 }, (_, i): Piece => {
          const a = i * 2.399,
            r = 92 * Math.sqrt((i + 0.5) / 260),
            long = 13 + ((i * 7) % 5) * 2,
            x = Math.cos(a) * r,
            y = 190 + Math.sin(a) * r,
            lean = a + Math.sin(i * 1.7) * 0.7;
          return {
            d: `M${x} ${y}L${x + Math.cos(lean) * long} ${y + Math.sin(lean) * long}`,
            part: "second",
            fabric: "wool",
            stroke: 7,
            loft: 3,
            rise: 4,
            wrinkle: 0,
          };
        }),
      ]
    : [];
  return [
    {
      d: symmetric("M0 232C70 232 150 300 184 420C204 500 212 580 212 660L206 700L0 706"),
      part: "main",
      fabric: "knit",
      loft: 46,
      rise: 26,
      wrinkle: 0.4,
      folds: ribs,
    },
    {
      d: "M-216 584C-150 596 -80 603 0 602C80 601 160 594 219 578C227 640 228 700 217 750C150 765 80 772 2 770C-80 771 -154 766 -215 755C-227 700 -226 640 -216 584Z",
      part: "main",
      fabric: "knit",
      loft: 26,
      rise: 15,
      wrinkle: 0,
      folds: row([-212, 0], [212, 0], 25).map(([x], i) => ({
        d: `M${x * 0.97} 380Q${x} 680 ${x * 1.01 + (i % 3)} 980`,
        width: 5.6,
        height: 6.5,
      })),
    },
    ...bobble,
  ];
};

export const cap: Draw = ({ back }) => {
  const panels: Line[] = [
    { d: "M0 252L0 560", kind: "twin" },
    { d: "M0 252C90 270 150 380 168 560", kind: "twin" },
    { d: "M0 252C-90 270 -150 380 -168 560", kind: "twin" },
  ];
  const crown: Piece = {
    d: symmetric("M0 250C130 250 236 350 250 520C254 560 250 590 244 606C160 640 80 650 0 650"),
    part: "main",
    loft: 58,
    rise: 40,
    wrinkle: 1.2,
    lines: panels,
    folds: [
      { d: "M-200 440C-120 480 -60 460 -20 500", width: 20, height: 4 },
      { d: "M200 420C130 470 70 470 30 520", width: 20, height: -4 },
    ],
  };
  const eyelets: Piece[] = [
    [78, 380],
    [-78, 380],
    [150, 470],
    [-150, 470],
  ].map(([x = 0, y = 0]): Piece => ({
    d: circle(x, y, 7) + circle(x, y, 3),
    part: "main",
    fabric: "acetate",
    evenodd: true,
    loft: 3,
    rise: 3,
    wrinkle: 0,
    dim: 0.9,
  }));
  const knob: Piece = { d: circle(0, 254, 15), part: "main", loft: 10, rise: 8, wrinkle: 0 };
  if (back)
    return [
      crown,
      {
        d: "M-90 650C-84 540 -50 500 0 500C50 500 84 540 90 650Z",
        part: "dark",
        fabric: "felt",
        loft: 8,
        rise: -6,
        dim: 1.6,
      },
      {
        d: "M-244 590C-120 640 120 640 244 590L244 634C120 676 -120 676 -244 634Z",
        part: "main",
        loft: 6,
        rise: 5,
        lines: [{ d: "M-240 602C-120 650 120 650 240 602", kind: "stitch" }],
      },
      {
        d: box(-4, 622, 44, 52, 5) + box(4, 631, 28, 34, 3),
        part: "metal",
        fabric: "metal",
        evenodd: true,
        loft: 4,
        rise: 4,
        wrinkle: 0,
      },
      knob,
    ];
  return [
    crown,
    ...eyelets,
    knob,
    {
      d: "M-238 588C-130 540 130 540 238 588C290 640 300 710 262 744C220 760 110 700 0 700C-110 700 -220 760 -262 744C-300 710 -290 640 -238 588Z",
      part: "main",
      loft: 16,
      rise: 11,
      wrinkle: 0.6,
      lines: [20, 34, 48, 62, 76].map((by): Line => ({
        d: `M${-252 + by * 0.5} ${744 - by}C${-214 + by * 0.4} ${752 - by} -110 ${700 - by} 0 ${700 - by}C110 ${700 - by} ${214 - by * 0.4} ${752 - by} ${252 - by * 0.5} ${744 - by}`,
        kind: "stitch",
        depth: 0.8,
      })),
    },
  ];
};

export const sunHat: Draw = () => [
  {
    d: ellipse(0, 510, 352, 318),
    part: "main",
    loft: 22,
    rise: 13,
    polar: [0, 500],
    wrinkle: 3,
    folds: [
      { d: "M-320 520C-240 600 -120 680 20 700", width: 50, height: 7 },
      { d: "M-250 360C-120 260 120 250 250 350", width: 50, height: -6 },
    ],
    lines: [{ d: ellipse(0, 510, 340, 306).replace("Z", ""), kind: "ridge", width: 5 }],
  },
  {
    d: ellipse(4, 486, 178, 160),
    part: "main",
    loft: 60,
    rise: 46,
    polar: [0, 480],
    wrinkle: 2,
    folds: [{ d: "M-80 440C-20 480 40 480 90 440", width: 34, height: -8 }],
  },
  {
    d: "M-172 530C-150 640 160 640 180 528C178 560 170 596 150 616C80 664 -70 664 -142 616C-166 590 -172 560 -172 530Z",
    part: "band",
    fabric: "rib",
    loft: 7,
    rise: 5,
    grain: 90,
    wrinkle: 0.3,
  },
];
