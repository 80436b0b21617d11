import type { Drawing, Line, Piece } from "../piece.ts";
import { both, circle, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { OPENING, inner, last, pair } from "./last.ts";

const laces = (from: number, to: number, n: number, half: number): Piece[] => {
  const rows = row([0, from], [0, to], n).map(([, y]) => y),
    gap = n > 1 ? rows[1]! - rows[0]! : 30;
  const pieces: Piece[] = rows.flatMap((y, i): Piece[] => {
    const w = half + i * 1.6;
    return [
      ...both({
        d: circle(w, y, 5),
        part: "dark",
        fabric: "acetate",
        loft: 3,
        rise: -1.5,
        wrinkle: 0,
        plain: true,
      }),
      ...(i < n - 1
        ? [
            {
              d: `M${-w} ${y + gap}C${-w * 0.3} ${y + gap * 0.7} ${w * 0.3} ${y + gap * 0.3} ${w} ${y}`,
              part: "lace",
              fabric: "rib",
              stroke: 10,
              loft: 4,
              rise: 4.4,
              wrinkle: 0,
              plain: true,
            } as Piece,
          ]
        : []),
      {
        d: `M${-w} ${y}C${-w * 0.3} ${y + (i < n - 1 ? gap * 0.3 : 2)} ${w * 0.3} ${y + gap * (i < n - 1 ? 0.62 : 0.1)} ${w} ${y + (i < n - 1 ? gap : 0)}`,
        part: "lace",
        fabric: "rib",
        stroke: 10,
        loft: 4,
        rise: 4.8,
        wrinkle: 0,
        plain: true,
      },
    ];
  });
  const y = to + 4;
  const loop = (s: number): Piece => ({
    d: `M0 ${y}C${s * 26} ${y - 34} ${s * 78} ${y - 24} ${s * 72} ${y + 6}C${s * 68} ${y + 30} ${s * 26} ${y + 20} ${s * 2} ${y + 2}`,
    part: "lace",
    fabric: "rib",
    stroke: 8.5,
    loft: 4,
    rise: 4.6,
    wrinkle: 0,
    plain: true,
  });
  const end = (s: number): Piece => ({
    d: `M0 ${y}C${s * 14} ${y + 30} ${s * 40} ${y + 40} ${s * 46} ${y + 84}`,
    part: "lace",
    fabric: "rib",
    stroke: 8.5,
    loft: 4,
    rise: 4.6,
    wrinkle: 0,
    plain: true,
  });
  return [
    ...pieces,
    end(1),
    end(-1),
    loop(1),
    loop(-1),
    { d: circle(0, y, 8), part: "lace", fabric: "rib", loft: 6, rise: 5, wrinkle: 0, plain: true },
  ];
};

const tongue: Piece = {
  d: "M0 330C30 330 42 350 46 400C50 450 54 500 50 528C30 544 -24 544 -46 528C-50 500 -46 450 -42 400C-38 350 -28 330 0 330Z",
  part: "main",
  loft: 9,
  rise: 6,
  dim: 0.94,
};

export const sneakers: Draw = ({ details: d }) => {
  const runner = Boolean(d["runner"]),
    cap = Boolean(d["toecap"]);
  const vamp: Line[] = [
    { d: "M-60 300C-30 276 40 276 72 300C92 360 96 430 74 510", kind: "stitch" },
    { d: "M-60 300C-84 360 -88 430 -64 510", kind: "stitch" },
    ...(cap ? [] : [{ d: "M-66 330C-34 300 40 300 78 330", kind: "seam", depth: 0.6 } as Line]),
  ];
  const eyestay: Piece = {
    d: "M4 312C40 312 62 330 68 372C76 430 80 500 76 560L56 590C60 520 50 440 34 372C30 352 20 344 4 344C-14 344 -24 352 -28 372C-46 440 -54 520 -50 590L-70 560C-74 500 -70 430 -62 372C-56 330 -32 312 4 312Z",
    part: runner ? "second" : "main",
    loft: 5,
    rise: 3,
    wrinkle: 0.2,
    lines: [
      {
        d: "M70 556C72 500 70 430 62 374C56 336 38 320 4 320C-30 320 -50 336 -56 374C-64 430 -66 500 -64 556",
        kind: "stitch",
      },
    ],
  };
  const right: Drawing = [
    {
      d: last(13),
      part: "midsole",
      fabric: "felt",
      loft: 12,
      rise: 9,
      wrinkle: 0,
      plain: true,
      lines: [{ d: last(6).replace("Z", ""), kind: "stitch", depth: 0.6 }],
    },
    {
      d: last(-2),
      part: "main",
      loft: 42,
      rise: 27,
      wrinkle: 0.7,
      lines: vamp,
      folds: [{ d: "M-70 356C-30 340 40 340 84 356", width: 8, height: -2.5 }],
    },
    ...(runner
      ? [
          {
            d: "M8 192C66 194 104 250 110 330C70 290 -50 290 -98 330C-92 246 -52 192 8 192Z",
            part: "second",
            loft: 16,
            rise: 5,
            lines: [{ d: "M104 318C66 282 -48 282 -94 320", kind: "stitch" }],
          } as Piece,
        ]
      : []),
    ...(cap
      ? [
          {
            d: "M8 190C66 192 106 246 112 318C70 276 -52 276 -100 318C-94 244 -54 190 8 190Z",
            part: "midsole",
            fabric: "felt",
            loft: 22,
            rise: 10,
            plain: true,
            wrinkle: 0,
          } as Piece,
        ]
      : []),
    ...inner(),
    tongue,
    eyestay,
    {
      d: "M2 716C30 716 50 726 58 748C46 776 24 786 2 787C-20 786 -44 776 -54 748C-46 726 -26 716 2 716Z",
      part: runner || !cap ? "second" : "main",
      loft: 8,
      rise: 5,
      wrinkle: 0.2,
      lines: [{ d: "M52 748C42 728 26 722 2 722C-22 722 -38 728 -48 748", kind: "stitch" }],
    },
    { d: OPENING.replace("Z", ""), part: "main", stroke: 11, loft: 5, rise: 4, wrinkle: 0.3 },
    ...laces(366, 484, 5, 44),
  ];
  return pair(right);
};
