import { symmetric } from "../geometry.ts";
import type { Drawing, Fold, Piece } from "../piece.ts";
import { chestPocket } from "./assemble.ts";
import { drawnIn, waistBelt } from "./coat-parts.ts";
import { body, bodyFolds, both } from "./frame.ts";
import type { Block, Draw } from "./frame.ts";
import { fan, wavyHem } from "./hems.ts";
import { backNeck, neck, placket } from "./necks.ts";
import { across, cuff, sleeve, sleeveFolds } from "./sleeve-cut.ts";
import { sleevePair } from "./sleeves.ts";
import { tieEnds } from "./ties.ts";

export const slipDress: Draw = ({ details: d, back, seed }) => {
  if (d["neck"] === "crew") return column(back, seed);
  const top = back ? 330 : 300,
    y = 1130;
  const half =
    `M0 ${top + (back ? 80 : 62)}C34 ${top + (back ? 70 : 56)} 62 ${top + 10} 92 ${top - 34}C104 ${top} 120 ${top + 50} 138 ${top + 74}` +
    `C134 ${top + 180} 122 ${top + 230} 122 ${top + 290}C132 ${top + 400} 180 ${top + 560} 204 ${y}${wavyHem(204, y, 4, 12, seed)}`;
  const cowl: Fold[] = back
    ? []
    : [0, 1, 2, 3].map((i) => ({
        d: `M${-112 + i * 4} ${top + 10 + i * 28}Q0 ${top + 100 + i * 34} ${112 - i * 4} ${top + 10 + i * 28}`,
        width: 9 + i * 2,
        height: i % 2 ? -4 : 5.5,
      }));
  const strap = back
    ? `M92 ${top - 30}C60 ${top - 100} -10 ${top - 90} -70 ${top - 190}`
    : `M92 ${top - 30}C88 ${top - 80} 80 ${top - 130} 74 ${top - 176}`;
  const straps = both({ d: strap, part: "main", stroke: 5.5, loft: 2.4, rise: 2.6, wrinkle: 0 });
  const behind: Piece[] = back
    ? []
    : [
        ...both({
          d: `M74 ${top - 176}C40 ${top - 120} 10 ${top - 60} -30 ${top + 30}`,
          part: "main",
          stroke: 5.5,
          loft: 2.4,
          rise: 2.4,
          wrinkle: 0,
          dim: 0.86,
        }),
        {
          d: symmetric(`M0 ${top + 26}C50 ${top + 24} 90 ${top + 30} 128 ${top + 66}L0 ${top + 120}`),
          part: "inside",
          dim: 0.6,
          loft: 4,
          rise: 2,
        },
      ];
  return [
    ...behind,
    {
      d: symmetric(half),
      part: "main",
      loft: 10,
      rise: 7,
      grain: 24,
      folds: [
        ...fan(top + 260, 110, y, 200, 9, 8, seed),
        ...cowl,
        { d: `M-120 ${top + 270}C-60 ${top + 310} 60 ${top + 300} 118 ${top + 262}`, width: 22, height: -3 },
        { d: `M-130 ${top + 130}C-90 ${top + 190} -40 ${top + 230} 10 ${top + 250}`, width: 16, height: 4 },
        { d: `M130 ${top + 130}C100 ${top + 200} 60 ${top + 240} 20 ${top + 270}`, width: 16, height: 4 },
      ],
    },
    ...straps,
  ];
};

const column = (back: boolean, seed: number): Drawing => {
  const b: Block = {
    neck: [58, 204],
    shoulder: [146, 234],
    underarm: [150, 380],
    waist: [132, 560],
    hem: [170, 1120],
    dip: 5,
  };
  const s = sleeve(b, "long", 0.92),
    n = back ? backNeck(b) : neck("crew", b);
  return [
    ...n.below,
    ...sleevePair(b, seed, (n) => [
      { d: s.d, part: "main", loft: 14, rise: 8, grain: s.grain, folds: sleeveFolds(s, b, n) },
    ]),
    {
      d: body(b, n.line),
      part: "main",
      loft: 12,
      rise: 8,
      folds: [
        ...bodyFolds({ ...b, hem: [150, 720] }, seed, 0.7),
        { d: "M-120 600C-60 640 40 640 110 590", width: 16, height: 4 },
      ],
      lines: [{ d: "M146 800L166 1124", kind: "edge", width: 2.4, depth: 1.6 }],
    },
    ...n.above,
  ];
};

export const shirtDress: Draw = (wish) => {
  const { details: d, back, seed } = wish,
    knee = d["length"] === "knee",
    y = knee ? 900 : 1090;
  const b: Block = {
    neck: [64, 205],
    shoulder: [176, 242],
    underarm: [178, 404],
    waist: [156, 600],
    hem: [knee ? 200 : 222, y],
    dip: knee ? 34 : 8,
  };
  const s = sleeve(b, knee ? "three-quarter" : "long", 1.1),
    n = neck("shirt", b),
    [nx, ny] = b.neck;
  const folds = [
    ...bodyFolds({ ...b, hem: [b.waist[0], b.waist[1] + 40] }, seed, 0.9),
    ...fan(b.waist[1] + 14, b.waist[0], y, b.hem[0], knee ? 8 : 10, 6.5, seed),
    ...(d["belt"] ? [...drawnIn(b, seed)(1), ...drawnIn(b, seed)(-1)] : []),
  ];
  const belt: Piece[] = d["belt"] ? [waistBelt(b, 28), ...tieEnds(22, b.waist[1] + 10)] : [];
  const collarBack: Piece = {
    d: symmetric(
      `M0 ${ny - 36}C40 ${ny - 36} ${nx + 6} ${ny - 30} ${nx + 18} ${ny - 12}C${nx} ${ny + 22} 40 ${ny + 32} 0 ${ny + 34}`,
    ),
    part: "main",
    loft: 6,
    rise: 4,
    wrinkle: 0.2,
  };
  const line = back ? n.line.replace(/^M0 [\d.]+/, `M0 ${ny + 8}`) : n.line;
  return [
    ...n.below,
    ...sleevePair(b, seed, (n) => [
      { d: s.d, part: "main", loft: 13, rise: 8, grain: s.grain, folds: sleeveFolds(s, b, n) },
      {
        d: cuff(s, knee ? -40 : -46, -1),
        part: "main",
        loft: 6,
        rise: 2.6,
        grain: s.grain,
        wrinkle: 0.3,
        lines: [
          { d: across(s, 5), kind: "stitch" },
          { d: across(s, knee ? 35 : 41), kind: "stitch" },
        ],
      },
    ]),
    {
      d: body(b, line),
      part: "main",
      loft: 9,
      rise: 6,
      folds,
      lines: [
        {
          d: `M${-b.hem[0] + 4} ${y - 8}C${-b.hem[0] * 0.6} ${y + b.dip - 10} ${b.hem[0] * 0.6} ${y + b.dip - 10} ${b.hem[0] - 4} ${y - 8}`,
          kind: "stitch",
        },
      ],
    },
    ...(back
      ? [collarBack]
      : [...placket(b, ny + 40, false), ...(d["pocket"] ? [chestPocket(40, ny + 140, 64, 76)] : []), ...n.above]),
    ...belt,
  ];
};
