import { box, ellipse } from "./geometry.ts";
import { circle } from "./garments/frame.ts";
import { dice } from "./noise.ts";
import type { Drawing, Piece } from "./piece.ts";

/** A town from above, cut from paper: blocks, a river, parks, and a pin at the shop. Twice as wide as high. */
export function mapDrawing(): Drawing {
  const roll = dice(8),
    pieces: Drawing = [{ d: box(-1000, 0, 2000, 1000), part: "second", loft: 1, rise: 0, wrinkle: 0 }];
  const xs = [-1000, -860, -690, -560, -380, -230, -70, 90, 240, 400, 560, 730, 870, 1000],
    ys = [0, 130, 270, 390, 540, 680, 810, 1000];
  const river =
    "M-1100 760C-820 640 -640 760 -420 700C-180 640 -120 860 120 850C420 838 520 620 780 660C900 680 1000 640 1100 600";
  const low = (x: number) => 780 - (x > 300 ? 90 : x < -300 ? 60 : -50);
  for (let i = 0; i + 1 < xs.length; i++)
    for (let j = 0; j + 1 < ys.length; j++) {
      const x = xs[i]! + 9,
        y = ys[j]! + 9,
        w = xs[i + 1]! - xs[i]! - 18,
        h = ys[j + 1]! - ys[j]! - 18,
        mid = x + w / 2;
      if (Math.abs(y + h / 2 - low(mid)) < 92) continue;
      const park = (i === 3 && j === 1) || (i === 9 && j === 0) || (i === 10 && j === 0) || (i === 5 && j === 4);
      const block = (bx: number, by: number, bw: number, bh: number): Piece => ({
        d: box(bx, by, bw, bh, 7),
        part: park ? "leaf" : "main",
        loft: 4,
        rise: park ? 1.4 : 3,
        wrinkle: 0,
        dim: 0.97 + roll() * 0.05,
      });
      if (!park && roll() > 0.45 && w > 120) {
        const cut = w * (0.35 + roll() * 0.3);
        pieces.push(block(x, y, cut - 5, h), block(x + cut + 5, y, w - cut - 5, h));
      } else pieces.push(block(x, y, w, h));
      if (park)
        for (let k = 0; k < 9; k++)
          pieces.push({
            d: circle(x + 14 + roll() * (w - 28), y + 14 + roll() * (h - 28), 8 + roll() * 7),
            part: "leaf",
            loft: 6,
            rise: 5,
            wrinkle: 0,
            dim: 0.92,
          });
    }
  pieces.push(
    { d: river, part: "paper", stroke: 104, loft: 5, rise: 1, wrinkle: 0 },
    { d: river, part: "lens", stroke: 86, loft: 8, rise: -3, wrinkle: 1.2, fabric: "silk" },
    ...[
      [-250, 640, -236, 800],
      [252, 770, 262, 930],
      [640, 600, 660, 760],
    ].map(([a, b, c, d]): Piece => ({
      d: `M${a} ${b}L${c} ${d}`,
      part: "paper",
      stroke: 20,
      loft: 4,
      rise: 3,
      wrinkle: 0,
    })),
    {
      d: "M-1050 332C-600 318 -200 350 160 330C500 312 800 340 1050 322",
      part: "band",
      stroke: 19,
      loft: 3,
      rise: 1.4,
      wrinkle: 0,
    },
    { d: "M82 -50C80 200 84 400 84 1050", part: "band", stroke: 19, loft: 3, rise: 1.4, wrinkle: 0 },
    { d: ellipse(196, 492, 22, 8), part: "dark", opacity: 0.16, rise: 0, wrinkle: 0 },
    {
      d: "M164 490C120 424 104 400 104 366C104 328 132 304 164 304C196 304 224 328 224 366C224 400 208 424 164 490Z",
      part: "metal",
      fabric: "felt",
      loft: 16,
      rise: 12,
      wrinkle: 0,
    },
    { d: circle(164, 364, 23), part: "paper", loft: 6, rise: 4, wrinkle: 0 },
  );
  return pieces;
}
