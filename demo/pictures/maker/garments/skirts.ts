import { symmetric } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Line, Piece } from "../piece.ts";
import { circle, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { fan, wavyHem } from "./hems.ts";

export const slipSkirt: Draw = ({ seed }) => {
  const y = 900,
    half = 236;
  return [
    {
      d: symmetric(`M0 210C50 210 90 208 120 204L122 240L0 250`),
      part: "inside",
      dim: 0.6,
      loft: 3,
      rise: 1,
    },
    {
      d: symmetric(
        `M0 240C60 238 96 234 122 226C140 330 184 460 196 560C212 680 226 790 ${half} ${y}${wavyHem(half, y, 5, 15, seed)}`,
      ),
      part: "main",
      loft: 10,
      rise: 7,
      grain: 20,
      folds: [...fan(300, 128, y, half, 10, 9, seed), { d: "M-130 330C-60 380 40 400 120 350", width: 22, height: 4 }],
    },
    {
      d: symmetric(`M0 222C60 220 96 216 122 208L124 244C96 252 60 256 0 258`),
      part: "main",
      loft: 7,
      rise: 5,
      grain: 90,
      folds: row([-114, 0], [114, 0], 37).map(([x], i) => ({
        d: `M${x + ((i * 5) % 3)} 180L${x * 1.01} 292`,
        width: 2.8,
        height: (i % 2 ? -1 : 1.2) * (0.9 + ((i * 7) % 5) * 0.14),
      })),
      lines: [{ d: "M-122 246Q0 264 122 246", kind: "stitch" }],
    },
  ];
};

export const pleatedSkirt: Draw = ({ seed }) => {
  const y = 860,
    half = 270,
    n = 15,
    roll = dice(seed);
  const pleats: Piece[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const a = -1 + (2 * i) / n,
      b = -1 + (2 * (i + 1)) / n + 0.05;
    const x0 = a * 126,
      x1 = Math.min(1, b) * 126,
      X0 = a * half,
      X1 = Math.min(1.02, b) * half,
      drop = 26 * (1 - (a + 1 / n) ** 2) + roll() * 6;
    pleats.push({
      d: `M${x0} 236L${x1} 236C${x1 * 1.14} 400 ${X1 * 0.9} 640 ${X1} ${y + drop}L${X0} ${y + drop - 9}C${X0 * 0.9} 640 ${x0 * 1.14} 400 ${x0} 236Z`,
      part: "main",
      loft: 6,
      rise: 4.5,
      wrinkle: 0.7,
      grain: -a * 12,
    });
  }
  return [
    ...pleats.reverse(),
    {
      d: symmetric(`M0 208C60 206 96 204 127 198L129 240C96 248 60 250 0 252`),
      part: "main",
      loft: 5,
      rise: 3.4,
      wrinkle: 0.3,
      lines: [
        { d: "M-128 236Q0 252 128 236", kind: "stitch" },
        { d: "M-126 203Q0 216 126 203", kind: "stitch" },
      ],
    },
  ];
};

export const miniSkirt: Draw = ({ details: d, back, seed }) => {
  const y = 640,
    half = 232,
    jeans = Boolean(d["jeans"]);
  const lines: Line[] = jeans
    ? [
        ...(back
          ? [{ d: "M-158 330L0 372L158 330", kind: "twin" } as Line]
          : [1, -1].map((s): Line => ({
              d: `M${s * 92} 254C${s * 96} 300 ${s * 120} 322 ${s * 164} 330`,
              kind: "twin",
            }))),
        { d: `M0 256L0 ${y}`, kind: back ? "twin" : "edge" },
        ...(back ? [] : [{ d: `M34 256L34 400Q30 436 2 446`, kind: "twin" } as Line]),
        { d: `M${-half + 6} ${y - 12}Q0 ${y + 10} ${half - 6} ${y - 12}`, kind: "stitch" },
      ]
    : [{ d: `M${-half + 6} ${y - 14}Q0 ${y + 8} ${half - 6} ${y - 14}`, kind: "stitch", depth: 0.5 }];
  const pocket = (s: number): Piece => ({
    d: `M${s * 46} 394L${s * 132} 388L${s * 130} 474L${s * 88} 494L${s * 48} 478Z`,
    part: "main",
    loft: 3,
    rise: 2,
    wrinkle: 0.3,
    lines: [
      { d: `M${s * 50} 398L${s * 52} 474L${s * 88} 488L${s * 126} 470L${s * 127} 394`, kind: "stitch" },
      { d: `M${s * 48} 408L${s * 130} 402`, kind: "stitch" },
    ],
  });
  const frame = `M0 240C60 238 108 234 134 226C158 330 206 500 ${half} ${y}C150 ${y + 18} 60 ${y + 20} 0 ${y + 20}`;
  const wash = jeans
    ? {
        wash: [
          { x: -90, y: 470, rx: 70, ry: 120, amount: 0.2 },
          { x: 90, y: 470, rx: 70, ry: 120, amount: 0.2 },
        ],
      }
    : {};
  return [
    ...(back
      ? []
      : [
          {
            d: symmetric("M0 206C50 206 100 202 132 196L134 240L0 250"),
            part: "inside",
            dim: 0.58,
            loft: 3,
            rise: 1,
          } as Piece,
        ]),
    {
      d: symmetric(frame),
      part: "main",
      loft: 9,
      rise: 6,
      folds: [...fan(340, 140, y, half, 6, 4, seed), { d: "M-150 330C-80 360 60 370 150 326", width: 18, height: 3 }],
      lines,
      ...wash,
    },
    ...(d["wrap"] && !back
      ? [
          {
            d: `M-60 232C0 240 90 236 134 226C158 330 206 500 ${half} ${y}C150 ${y + 18} 20 ${y + 24} -84 ${y + 18}C-70 500 -62 360 -60 232Z`,
            part: "main",
            loft: 7,
            rise: 4.4,
            folds: fan(340, 100, y, 200, 4, 4, seed + 1),
            lines: [{ d: `M-74 ${y + 8}C-62 500 -54 360 -52 240`, kind: "stitch", depth: 0.6 }],
          } as Piece,
        ]
      : []),
    {
      d: symmetric(`M0 212C60 210 104 206 134 198L138 240C104 250 60 254 0 256`),
      part: "main",
      loft: 4,
      rise: 3,
      wrinkle: 0.3,
      grain: jeans ? 90 : 0,
      lines: [
        { d: "M-136 236Q0 254 136 236", kind: "stitch" },
        { d: "M-134 204Q0 220 134 204", kind: "stitch" },
      ],
    },
    ...(jeans
      ? [
          ...row([-104, 224], [104, 224], 4).map(([x]): Piece => ({
            d: `M${x - 7} 202L${x + 7} 202L${x + 7} 262L${x - 7} 262Z`,
            part: "main",
            loft: 2.4,
            rise: 2,
            wrinkle: 0,
            lines: [
              { d: `M${x - 4} 204L${x - 4} 260`, kind: "stitch" },
              { d: `M${x + 4} 204L${x + 4} 260`, kind: "stitch" },
            ],
          })),
          ...(back
            ? [pocket(1), pocket(-1)]
            : [{ d: circle(2, 236, 9), part: "metal", fabric: "metal", loft: 6, rise: 4, wrinkle: 0 } as Piece]),
        ]
      : []),
  ];
};
