import { mirror, symmetric } from "../geometry.ts";
import type { Line, Piece } from "../piece.ts";
import { backCollar, flap, patch, welt, zip } from "./coat-parts.ts";
import { coat } from "./coat.ts";
import { block, both, buttons, row, studs } from "./frame.ts";
import type { Draw } from "./frame.ts";

export const chore: Draw = (wish) => {
  const child = Boolean(wish.details["child"]),
    hood = Boolean(wish.details["hood"]),
    b = block("boxy", child);
  b.neck = [child ? 74 : 68, 206];
  b.hem = [b.hem[0] + (hood ? 26 : 0), b.hem[1] + (child ? 50 : 24)];
  const close = 252,
    [nx, ny] = b.neck,
    at = b.hem[1];
  const leaf = `M2 ${ny + 44}C28 ${ny + 30} ${nx - 12} ${ny + 6} ${nx + 2} ${ny - 22}C${nx + 16} ${ny - 26} ${nx + 28} ${ny - 12} ${nx + 30} ${ny + 6}C${nx + 32} ${ny + 50} ${nx + 20} ${ny + 84} ${nx + 4} ${ny + 100}C${nx - 26} ${ny + 96} 20 ${ny + 76} 2 ${ny + 44}Z`;
  const collar: Piece[] = [
    backCollar(b),
    ...both({
      d: leaf,
      part: "main",
      loft: 6,
      rise: 4,
      grain: 30,
      wrinkle: 0.3,
      lines: [{ d: leaf.replace(/Z$/, ""), kind: "stitch", beside: 6 }],
    }),
  ];
  const hoodPieces: Piece[] = [
    {
      d: symmetric(
        `M0 ${ny - 120}C${nx + 24} ${ny - 120} ${nx + 62} ${ny - 76} ${nx + 58} ${ny - 14}C${nx + 52} ${ny + 20} ${nx + 16} ${ny + 44} 0 ${ny + 58}`,
      ),
      part: "main",
      loft: 18,
      rise: 11,
      lines: [{ d: `M0 ${ny - 118}L0 ${ny - 84}`, kind: "seam" }],
    },
    {
      d: symmetric(
        `M0 ${ny - 84}C${nx * 0.8} ${ny - 84} ${nx + 18} ${ny - 50} ${nx + 12} ${ny - 8}C${nx} ${ny + 30} 30 ${ny + 52} 0 ${ny + 56}`,
      ),
      part: "lining",
      fabric: "jersey",
      dim: 0.72,
      loft: 8,
      rise: 3,
    },
  ];
  return coat({
    block: b,
    close,
    wish,
    width: 1.15,
    cuffs: hood ? "plain" : "band",
    hem: "stitch",
    stitched: true,
    backLines: [
      {
        d: `M${-b.shoulder[0] + 8} ${b.shoulder[1] + 56}Q0 ${b.shoulder[1] + 66} ${b.shoulder[0] - 8} ${b.shoulder[1] + 56}`,
        kind: "seam",
      },
    ],
    on: hood
      ? both(flap(76, at - 190, 100, 40))
      : [...both(patch(68, at - 170, 106, 122, 20)), patch(64, 356, 82, 92, 16)],
    over: [
      ...(hood ? hoodPieces : collar),
      ...(hood
        ? studs(row([0, close + 40], [0, at - 60], 5), 10)
        : buttons(row([0, close + 40], [0, at - 70], 5), 8.5)),
    ],
  }).concat(
    hood && wish.back
      ? [
          {
            ...hoodPieces[0]!,
            d: symmetric(
              `M0 ${ny - 50}C60 ${ny - 50} ${nx + 50} ${ny - 10} ${nx + 44} ${ny + 40}C${nx + 30} ${ny + 120} 50 ${ny + 190} 0 ${ny + 196}`,
            ),
            lines: [{ d: `M0 ${ny - 48}L0 ${ny + 194}`, kind: "twin" }],
          },
        ]
      : [],
  );
};

export const denimJacket: Draw = (wish) => {
  const child = Boolean(wish.details["child"]),
    b = block("boxy", child);
  b.neck = [child ? 74 : 66, 206];
  b.hem = [b.hem[0] - 16, b.hem[1] - (wish.details["fit"] === "crop" ? 110 : 60)];
  b.waist = [b.waist[0] - 8, b.waist[1] - 40];
  const close = 250,
    at = b.hem[1],
    [nx, ny] = b.neck,
    w = b.shoulder[0];
  const seams = (side: 1 | -1): Line[] => {
    const yoke = `M2 368C70 366 ${w - 60} 362 ${w - 12} 356`,
      v1 = `M66 404C62 500 56 ${at - 120} 46 ${at - 34}`,
      v2 = `M138 400C140 500 128 ${at - 120} 112 ${at - 34}`;
    return [yoke, v1, v2].map((d, i): Line => ({ d: side === 1 ? d : mirror(d), kind: i ? "twin" : "twin" }));
  };
  const pocket: Piece = {
    d: `M56 362L146 358L146 384L101 408L56 386Z`,
    part: "main",
    loft: 4,
    rise: 2.6,
    wrinkle: 0.3,
    lines: [{ d: "M61 366L61 382L101 401L141 380L141 362", kind: "stitch" }],
  };
  const leaf = `M4 ${ny + 44}C28 ${ny + 28} ${nx - 12} ${ny + 4} ${nx + 2} ${ny - 22}C${nx + 16} ${ny - 26} ${nx + 28} ${ny - 12} ${nx + 31} ${ny + 6}L${nx + 38} ${ny + 86}C${nx} ${ny + 84} 30 ${ny + 72} 4 ${ny + 44}Z`;
  const waistband: Piece[] = [
    {
      d: symmetric(`M0 ${at - 32}L${b.hem[0] - 2} ${at - 34}L${b.hem[0] - 2} ${at + 4}L0 ${at + 8}`),
      part: "main",
      loft: 4,
      rise: 2.6,
      wrinkle: 0.3,
      grain: 90,
      lines: [
        { d: `M${-b.hem[0] + 4} ${at - 27}L${b.hem[0] - 4} ${at - 27}`, kind: "stitch" },
        { d: `M${-b.hem[0] + 4} ${at - 1}Q0 ${at + 5} ${b.hem[0] - 4} ${at - 1}`, kind: "stitch" },
      ],
    },
  ];
  const back: Line[] = [
    { d: `M${-w + 12} 350Q0 382 ${w - 12} 350`, kind: "twin" },
    { d: `M-70 372C-62 480 -50 ${at - 120} -40 ${at - 34}`, kind: "twin" },
    { d: `M70 372C62 480 50 ${at - 120} 40 ${at - 34}`, kind: "twin" },
  ];
  const placket: Piece = {
    d: `M-17 ${close + 4}L17 ${close + 4}L17 ${at - 30}L-17 ${at - 30}Z`,
    part: "main",
    loft: 3,
    rise: 2,
    wrinkle: 0.2,
    lines: [
      { d: `M-13 ${close + 8}L-13 ${at - 34}`, kind: "stitch" },
      { d: `M13 ${close + 8}L13 ${at - 34}`, kind: "stitch" },
    ],
  };
  const made = coat({
    block: b,
    close,
    wish,
    width: 1.1,
    cuffs: "band",
    hem: "none",
    lines: seams,
    backLines: back,
    on: [
      placket,
      ...both(pocket),
      ...waistband,
      ...studs(
        [
          [101, 388],
          [-101, 388],
        ],
        5.5,
      ),
      ...studs(row([0, close + 26], [0, at - 12], 6), 6.5),
    ],
    over: [
      backCollar(b),
      ...both({
        d: leaf,
        part: "main",
        loft: 5,
        rise: 3.4,
        grain: 30,
        wrinkle: 0.3,
        lines: [
          {
            d: `M12 ${ny + 46}C34 ${ny + 68} ${nx} ${ny + 78} ${nx + 32} ${ny + 80}L${nx + 26} ${ny + 8}`,
            kind: "stitch",
          },
        ],
      }),
    ],
  });
  for (const piece of made)
    if (piece.part === "main" && !piece.stroke && (piece.loft ?? 0) >= 10)
      piece.wash = [1, -1].map((s) => ({ x: s * 100, y: 520, rx: 70, ry: 170, amount: 0.16 }));
  return wish.back ? [...made, ...waistband] : made;
};

export const bomber: Draw = (wish) => {
  const b = block("boxy", false);
  b.hem = [186, 690];
  b.waist = [208, 560];
  const close = 236,
    [nx, ny] = b.neck,
    at = b.hem[1];
  const collar: Piece = {
    d: symmetric(
      `M0 ${ny - 26}C${nx * 0.6} ${ny - 26} ${nx + 2} ${ny - 22} ${nx + 10} ${ny - 8}L${nx + 4} ${ny + 12}C${nx * 0.7} ${ny + 2} 30 ${ny + 4} 0 ${ny + 4}`,
    ),
    part: "rib",
    fabric: "rib",
    loft: 7,
    rise: 5,
  };
  const front: Piece = {
    d: `M4 ${close + 14}C${nx * 0.5} ${ny + 34} ${nx * 0.9} ${ny + 20} ${nx + 3} ${ny - 4}`,
    part: "rib",
    fabric: "rib",
    stroke: 26,
    loft: 7,
    rise: 5,
    wrinkle: 0.2,
  };
  return coat({
    block: b,
    close,
    wish,
    width: 1.2,
    cuffs: "rib",
    hem: "rib",
    backLines: [],
    on: both(welt(84, at - 130, 66, -58)),
    over: [collar, ...both(front), ...zip(close + 16, at + 46)],
  });
};
