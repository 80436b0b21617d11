import type { Line, Piece } from "../piece.ts";
import { both, circle, studs } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { ring, strap } from "./straps.ts";

export const tote: Draw = ({ details: d }) => {
  const rope = Boolean(d["rope"]),
    tab = Boolean(d["tab"]);
  const handle = (y: number, w: number) =>
    `M${-w} 360C${-w - 8} ${y + 60} ${-w * 0.7} ${y} 0 ${y}C${w * 0.7} ${y} ${w + 8} ${y + 60} ${w} 360`;
  const front: Piece = {
    d: "M-250 340C-120 352 120 352 250 340C246 500 236 700 226 800C222 824 208 832 190 834C70 846 -70 846 -190 834C-208 832 -222 824 -226 800C-236 700 -246 500 -250 340Z",
    part: "main",
    loft: 16,
    rise: 11,
    wrinkle: 1.3,
    lines: [
      { d: "M-246 372C-120 384 120 384 246 372", kind: "stitch" },
      ...(tab ? [] : [{ d: "M-230 742C-100 754 100 754 230 742", kind: "seam" } as Line]),
    ],
    folds: [
      { d: "M-236 480C-180 560 -150 660 -170 800", width: 22, height: 6 },
      { d: "M236 470C190 560 170 640 180 810", width: 20, height: -5 },
      { d: "M-60 380C-80 500 -60 640 -90 790", width: 30, height: 4 },
      { d: "M90 380C70 520 100 620 80 800", width: 26, height: -4 },
    ],
  };
  const back: Piece = {
    d: "M-244 330C-120 318 120 318 244 330L250 346C120 358 -120 358 -250 346Z",
    part: "inside",
    dim: 0.6,
    loft: 4,
    rise: 2,
    wrinkle: 0.5,
  };
  const handles: Piece[] = rope
    ? [{ d: handle(120, 96), part: "lace", fabric: "cable", stroke: 17, loft: 7, rise: 6, wrinkle: 0, plain: true }]
    : [strap(handle(116, 102), 24)];
  const frontHandle: Piece[] = rope
    ? [
        {
          d: handle(160, 104),
          part: "lace",
          fabric: "cable",
          stroke: 17,
          loft: 7,
          rise: 6,
          wrinkle: 0,
          plain: true,
        },
        ...both({ d: circle(104, 372, 15), part: "metal", fabric: "metal", loft: 5, rise: 3, wrinkle: 0 }),
      ]
    : tab
      ? [
          strap(handle(160, 112).replace(/360/g, "420"), 26),
          ...studs(
            [
              [112, 402],
              [-112, 402],
            ],
            5,
          ),
        ]
      : [
          strap("M-112 826L-112 360", 28, "main", { square: true }),
          strap("M112 826L112 360", 28, "main", { square: true }),
          strap(handle(156, 112), 28),
        ];
  return [
    ...handles,
    back,
    front,
    ...frontHandle,
    ...(tab ? [strap("M0 320L0 410", 44), ...studs([[0, 412]], 9)] : []),
  ];
};

export const duffel: Draw = () => {
  const handle = (lift: number) =>
    `M-110 620C-124 ${lift + 100} -80 ${lift} 0 ${lift}C80 ${lift} 124 ${lift + 100} 110 620`;
  return [
    { ...strap(handle(240), 24, "second", { fabric: "leather" }), dim: 0.85 },
    {
      d: "M-330 470C-320 420 -280 400 -230 398C-80 388 80 388 230 398C280 400 320 420 330 470C346 560 344 660 330 720C322 752 300 764 270 766L-270 766C-300 764 -322 752 -330 720C-344 660 -346 560 -330 470Z",
      part: "main",
      loft: 40,
      rise: 28,
      wrinkle: 1.4,
      folds: [
        { d: "M-300 520C-200 560 -120 520 -40 560", width: 26, height: 5 },
        { d: "M300 560C220 600 120 560 60 610", width: 24, height: -5 },
        { d: "M-220 640C-160 660 -120 650 -60 680", width: 20, height: 4 },
      ],
    },
    {
      d: "M-258 436C-100 424 100 424 258 436",
      part: "metal",
      fabric: "metal",
      stroke: 7,
      loft: 2,
      rise: 2,
      wrinkle: 0,
    },
    {
      d: "M-336 640C-200 656 200 656 336 640C338 690 334 720 326 736C316 758 296 766 270 768L-270 768C-296 766 -316 758 -326 736C-334 720 -338 690 -336 640Z",
      part: "second",
      fabric: "leather",
      loft: 16,
      rise: 9,
      lines: [{ d: "M-330 652C-200 668 200 668 330 652", kind: "stitch" }],
    },
    ...both(strap("M110 752L110 560", 30, "second", { fabric: "leather", square: true })),
    strap(handle(280), 26, "second", { fabric: "leather" }),
    {
      d: "M-44 276L44 276L44 306L-44 306Z",
      part: "second",
      fabric: "leather",
      loft: 9,
      rise: 7,
      wrinkle: 0,
      lines: [{ d: "M-40 291L40 291", kind: "stitch" }],
    },
    ring(-318, 470, 16),
    ring(318, 470, 16),
    ...studs(
      [
        [110, 640],
        [-110, 640],
        [110, 600],
        [-110, 600],
      ],
      4.5,
    ),
    {
      d: "M236 440L262 436L276 520L250 526Q238 520 236 440Z",
      part: "second",
      fabric: "leather",
      loft: 4,
      rise: 4,
      wrinkle: 0,
      lines: [{ d: "M242 446L252 518", kind: "stitch" }],
    },
  ];
};
