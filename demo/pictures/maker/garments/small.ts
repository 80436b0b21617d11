import { mirror, symmetric } from "../geometry.ts";
import type { Line, Piece } from "../piece.ts";
import { both, buttons, circle, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { fan } from "./hems.ts";

export const dungarees: Draw = ({ details: d, back, seed }) => {
  const skirt = Boolean(d["skirt"]),
    y = skirt ? 790 : 930,
    gap = 26,
    hem = skirt ? 236 : 176;
  const leg = `M0 470L150 462C170 520 184 600 186 640C190 740 180 840 ${hem} ${y}Q${(hem + gap) / 2} ${y + 9} ${gap} ${y}C${gap - 6} 860 18 760 3 700Z`;
  const lines: Line[] = [
    { d: "M148 500C150 540 160 560 186 580", kind: "twin" },
    { d: `M${gap} ${y - 40}Q${(hem + gap) / 2} ${y - 31} ${hem} ${y - 40}`, kind: "stitch" },
  ];
  const wash = [{ x: 100, y: 740, rx: 40, ry: 120, amount: 0.2 }];
  const bottom: Piece[] = skirt
    ? [
        {
          d: symmetric(`M0 470L150 462C172 560 206 690 ${hem} ${y}C150 ${y + 16} 60 ${y + 20} 0 ${y + 20}`),
          part: "main",
          loft: 10,
          rise: 7,
          folds: fan(480, 150, y, hem, 7, 5, seed),
          lines: [{ d: `M${-hem + 4} ${y - 16}Q0 ${y + 6} ${hem - 4} ${y - 16}`, kind: "stitch" }],
        },
      ]
    : both({
        d: leg,
        part: "main",
        loft: 12,
        rise: 8,
        lines,
        wash,
        folds: [
          { d: "M6 690C50 660 100 640 176 620", width: 13, height: 5 },
          { d: "M8 716C40 720 90 700 150 660", width: 10, height: -4 },
          ...[0, 1, 2].map((i) => ({
            d: `M${gap} ${790 + i * 30}Q100 ${776 + i * 32} 178 ${796 + i * 26}`,
            width: 9,
            height: i % 2 ? -3 : 3.4,
          })),
        ],
      }).reverse();
  const bib = back
    ? "M0 360L70 370C96 400 130 430 152 470L152 500L0 508"
    : "M0 268L92 264C94 330 108 400 152 452L152 500L0 508";
  const turn: Piece[] = skirt
    ? []
    : both({
        d: `M${gap - 3} ${y - 38}Q${(gap + hem) / 2} ${y - 29} ${hem + 3} ${y - 38}L${hem + 3} ${y + 3}Q${(gap + hem) / 2} ${y + 12} ${gap - 3} ${y + 3}Z`,
        part: "second",
        loft: 5,
        rise: 4,
      });
  const straps: Piece[] = back
    ? both({
        d: "M58 380C20 300 -30 240 -70 130",
        part: "main",
        stroke: 34,
        loft: 5,
        rise: 3.4,
        wrinkle: 0.3,
        lines: [],
      })
    : both({
        d: "M78 286C84 230 84 180 70 118",
        part: "main",
        stroke: 34,
        loft: 5,
        rise: 3.4,
        wrinkle: 0.3,
        lines: [
          { d: "M67 286C72 230 72 180 60 124", kind: "stitch" },
          { d: "M89 286C96 230 96 180 80 122", kind: "stitch" },
        ],
      });
  const bibPocket: Piece = {
    d: "M-56 316L56 316L56 392L0 414L-56 392Z",
    part: "main",
    loft: 4,
    rise: 2.4,
    wrinkle: 0.3,
    lines: [
      { d: "M-51 320L-51 389L0 408L51 389L51 320", kind: "stitch" },
      { d: "M-54 332L54 332", kind: "stitch" },
      { d: "M0 334L0 408", kind: "stitch" },
    ],
  };
  const sidePockets = skirt
    ? both({
        d: "M44 540L128 534L134 622L48 630Z",
        part: "main",
        loft: 4,
        rise: 2.4,
        wrinkle: 0.3,
        lines: [{ d: "M48 544L52 625L129 618L124 539", kind: "stitch" }],
      })
    : [];
  return [
    ...(back
      ? []
      : both({
          d: "M70 118C40 220 0 300 -40 400",
          part: "main",
          stroke: 34,
          loft: 5,
          rise: 3.4,
          dim: 0.75,
          wrinkle: 0.3,
        })),
    ...bottom,
    ...turn,
    {
      d: symmetric(bib),
      part: "main",
      loft: 7,
      rise: 5,
      lines: [
        { d: back ? "M-68 378L68 378" : "M-88 276L88 276", kind: "twin" },
        ...(back
          ? []
          : [1, -1].map((s): Line => ({
              d: `M${s * 84} 272C${s * 86} 334 ${s * 100} 404 ${s * 144} 454`,
              kind: "stitch",
            }))),
      ],
      wash: [{ x: 0, y: 340, rx: 60, ry: 60, amount: 0.1 }],
    },
    {
      d: symmetric("M0 462L152 454L153 494L0 502"),
      part: "main",
      loft: 4,
      rise: 3,
      wrinkle: 0.3,
      grain: 90,
      lines: [
        { d: "M-150 459Q0 471 150 459", kind: "stitch" },
        { d: "M-150 490Q0 502 150 490", kind: "stitch" },
      ],
    },
    ...(back ? [] : [bibPocket]),
    ...sidePockets,
    ...straps,
    ...(back
      ? [{ d: "M-20 300L20 300L26 340L-26 340Z", part: "main", loft: 4, rise: 3, wrinkle: 0 } as Piece]
      : both({
          d: "M60 292L96 292L96 314L60 314ZM66 298L66 308L90 308L90 298Z",
          part: "metal",
          fabric: "metal",
          evenodd: true,
          loft: 3,
          rise: 3,
          wrinkle: 0,
        })),
    ...(back
      ? []
      : [
          ...buttons(
            [
              [78, 304],
              [-78, 304],
            ],
            8,
            "metal",
          ),
          ...buttons(
            [
              [146, 476],
              [-146, 476],
            ],
            6,
            "metal",
          ),
        ]),
  ];
};

export const romper: Draw = ({ back, seed }) => {
  const half = `M0 ${back ? 236 : 286}C36 ${back ? 236 : 284} 62 256 72 206L124 206C124 268 134 330 168 372C176 450 190 540 214 620C226 680 224 720 214 752C170 764 120 768 70 764C60 720 40 690 0 680`;
  return [
    {
      d: symmetric("M0 224C40 224 66 216 74 204L122 204L150 350L0 360"),
      part: "inside",
      dim: 0.64,
      loft: 4,
      rise: 2,
    },
    {
      d: symmetric(half),
      part: "main",
      loft: 11,
      rise: 8,
      folds: [
        ...fan(400, 150, 690, 200, 9, 5.5, seed),
        ...row([-190, 0], [190, 0], 15)
          .filter(([x]) => Math.abs(x) > 66)
          .map(([x], i) => ({ d: `M${x} 764L${x * 0.99} 700`, width: 4.5, height: i % 2 ? -4 : 4 })),
      ],
      lines: [
        { d: "M72 752C120 756 170 752 214 740", kind: "stitch" },
        { d: mirror("M72 752C120 756 170 752 214 740"), kind: "stitch" },
        { d: "M0 680L0 660", kind: "seam" },
      ],
    },
    ...both({ d: "M72 236L124 236L124 196Q98 186 72 196Z", part: "main", loft: 5, rise: 4, wrinkle: 0.3 }),
    ...(back
      ? []
      : [
          ...buttons(
            [
              [98, 216],
              [-98, 216],
            ],
            9,
            "wood",
          ),
          {
            d: "M36 348L112 344L112 420Q74 432 36 422Z",
            part: "main",
            loft: 4,
            rise: 2.4,
            wrinkle: 0.4,
            lines: [{ d: "M39 360L110 356", kind: "stitch" }],
          } as Piece,
        ]),
    ...(back ? buttons(row([0, 258], [0, 330], 3), 6.5, "wood") : []),
    { d: circle(0, 672, 3), part: "metal", fabric: "metal", loft: 2, rise: 2, wrinkle: 0 },
  ];
};
