import { symmetric } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { backCollar, centreBack, dart, drawnIn, flap, lapels, patch, waistBelt, welt } from "./coat-parts.ts";
import { coat } from "./coat.ts";
import { block, both, buttons, row } from "./frame.ts";
import type { Draw } from "./frame.ts";

export const blazer: Draw = (wish) => {
  const b = block(undefined, false);
  b.neck = [66, 206];
  b.shoulder = [186, 240];
  b.underarm = [184, 420];
  b.waist = [166, 600];
  b.hem = [184, 830];
  b.dip = 6;
  const n = Number(wish.details["buttons"] ?? 2),
    close = n === 1 ? 560 : 480,
    patches = wish.details["pockets"] === "patch";
  return coat({
    block: b,
    close,
    wish,
    width: 1.1,
    rounded: 70,
    sleeveMake: (piece, { outer: [x, y] }) => [piece, ...buttons(row([x - 17, y - 74], [x - 13, y - 28], 3), 4.5)],
    lines: dart(b),
    backLines: centreBack(b, 150),
    on: [...(patches ? both(patch(62, 642, 96, 120, 24)) : both(flap(66, 640, 88, 32))), welt(60, 388, 66, 8)],
    over: [
      ...lapels(b, close, n === 1 ? 0.46 : 0.52),
      ...buttons(row([0, close + 26], [0, close + 26 + (n - 1) * 84], n), 9.5),
    ],
  });
};

export const longCoat: Draw = (wish) => {
  const { details: d } = wish,
    child = Boolean(d["child"]),
    b = block(undefined, child);
  if (!child) {
    b.neck = [68, 206];
    b.shoulder = [192, 244];
    b.underarm = [194, 430];
    b.waist = [182, 620];
    b.hem = [226, 1130];
    b.dip = 8;
  } else {
    b.neck = [70, 206];
    b.shoulder = [196, 246];
    b.underarm = [200, 390];
    b.waist = [206, 520];
    b.hem = [244, 740];
  }
  const shawl = d["collar"] === "shawl",
    round = d["collar"] === "round",
    close = round ? 250 : shawl ? 560 : 470;
  const [nx, ny] = b.neck;
  const peter: Piece[] = round
    ? [
        backCollar(b),
        ...both({
          d: `M0 ${ny + 46}C30 ${ny + 34} ${nx - 6} ${ny + 10} ${nx} ${ny - 22}C${nx + 20} ${ny - 28} ${nx + 36} ${ny - 6} ${nx + 38} ${ny + 20}C${nx + 40} ${ny + 76} ${nx + 4} ${ny + 100} 50 ${ny + 102}C20 ${ny + 100} 4 ${ny + 74} 0 ${ny + 46}Z`,
          part: "main",
          loft: 9,
          rise: 5,
          grain: 30,
          wrinkle: 0.4,
        }),
      ]
    : [];
  const belt: Piece[] = d["belt"]
    ? [
        waistBelt(b, 42),
        {
          d: `M18 ${b.waist[1] + 16}C40 ${b.waist[1] + 90} 30 ${b.waist[1] + 170} 58 ${b.waist[1] + 250}`,
          part: "main",
          stroke: 36,
          loft: 8,
          rise: 6,
          wrinkle: 0.5,
        },
        {
          d: `M14 ${b.waist[1] + 16}C2 ${b.waist[1] + 80} 0 ${b.waist[1] + 130} -14 ${b.waist[1] + 196}`,
          part: "main",
          stroke: 36,
          loft: 8,
          rise: 6,
          wrinkle: 0.5,
        },
        {
          d: `M-14 ${b.waist[1] - 12}C10 ${b.waist[1] - 20} 40 ${b.waist[1] - 14} 46 ${b.waist[1]}C48 ${b.waist[1] + 30} 40 ${b.waist[1] + 44} 20 ${b.waist[1] + 46}C-6 ${b.waist[1] + 46} -18 ${b.waist[1] + 20} -14 ${b.waist[1] - 12}Z`,
          part: "main",
          loft: 12,
          rise: 9,
          wrinkle: 0.6,
        },
      ]
    : [];
  return coat({
    block: b,
    close,
    wish,
    width: child ? 1.2 : 1.2,
    hem: "none",
    backLines: centreBack(b, child ? 0 : 260),
    ...(d["belt"] ? { folds: drawnIn(b, wish.seed) } : {}),
    on: child
      ? both(patch(70, 560, 104, 100, 26))
      : d["belt"]
        ? both(welt(88, 760, 74, 40))
        : both(flap(82, 730, 96, 36)),
    over: [
      ...(round ? peter : lapels(b, close, 0.5, shawl)),
      ...belt,
      ...(d["belt"]
        ? []
        : round
          ? buttons(row([0, close + 36], [0, b.hem[1] - 120], 4), 14)
          : buttons(row([0, close + 30], [0, 760], 3), 11)),
    ],
  });
};

export const trench: Draw = (wish) => {
  const b = block(undefined, false);
  b.neck = [68, 206];
  b.shoulder = [190, 246];
  b.underarm = [194, 430];
  b.waist = [176, 610];
  b.hem = [236, 1050];
  b.dip = 8;
  const close = 420,
    [nx, ny] = b.neck;
  const storm: Piece = {
    d: `M${-nx - 6} ${ny + 8}L${-b.shoulder[0] + 10} ${b.shoulder[1] - 2}C${-b.shoulder[0] - 2} 300 -176 340 -168 372C-130 386 -90 380 -54 356L-40 300Z`,
    part: "main",
    loft: 6,
    rise: 4,
    wrinkle: 0.7,
    lines: [{ d: "M-166 364C-130 378 -92 372 -60 350", kind: "stitch" }],
  };
  const yokeFlap: Piece = {
    d: symmetric(
      `M0 ${ny + 6}L${b.shoulder[0] - 4} ${b.shoulder[1] - 4}C${b.shoulder[0] - 4} 330 150 420 140 430C90 452 40 458 0 458`,
    ),
    part: "main",
    loft: 6,
    rise: 4,
    wrinkle: 0.7,
    lines: [{ d: "M-138 424C-50 454 50 454 138 424", kind: "stitch" }],
  };
  const belt: Piece[] = [
    waistBelt(b, 38, true),
    {
      d: `M26 ${b.waist[1] + 14}C50 ${b.waist[1] + 70} 54 ${b.waist[1] + 120} 70 ${b.waist[1] + 176}`,
      part: "main",
      stroke: 34,
      loft: 6,
      rise: 5,
      wrinkle: 0.4,
    },
    {
      d: `M-26 ${b.waist[1] - 18}L34 ${b.waist[1] - 18}L34 ${b.waist[1] + 42}L-26 ${b.waist[1] + 42}ZM-16 ${b.waist[1] - 8}L-16 ${b.waist[1] + 32}L24 ${b.waist[1] + 32}L24 ${b.waist[1] - 8}Z`,
      part: "wood",
      fabric: "leather",
      evenodd: true,
      loft: 4,
      rise: 4,
      wrinkle: 0,
    },
  ];
  return coat({
    block: b,
    close,
    wish: { ...wish, details: { ...wish.details, trench: true } },
    width: 1.18,
    cuffs: "strap",
    hem: "stitch",
    backLines: centreBack(b, 300),
    folds: drawnIn(b, wish.seed),
    stitched: true,
    on: [...both(welt(96, 750, 76, 44)), storm],
    over: wish.back
      ? []
      : [
          ...lapels(b, close, 0.5, false, true),
          ...belt,
          ...[-1, 1].flatMap((s) =>
            buttons(
              row([s * 66, 470], [s * 66, 800], 3).filter(([, y]) => Math.abs(y - 630) > 40),
              10,
            ),
          ),
        ],
  }).concat(wish.back ? [yokeFlap] : []);
};
