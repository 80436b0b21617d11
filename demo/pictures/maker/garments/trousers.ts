import { moved } from "../geometry.ts";
import type { Drawing, Fold, Line, Piece } from "../piece.ts";
import { both, buttons, circle } from "./frame.ts";
import type { Draw, Wish } from "./frame.ts";
import { LEGS, TOP, astride, hems, legs, slant, turnup } from "./legs.ts";
import type { Leg } from "./legs.ts";
import { band, drawstring, fly, insideBand, loops, weltPocket } from "./waist.ts";

const tailored = (l: Leg, wish: Wish): Drawing => {
  const { details: d, back } = wish,
    drawn = d["waist"] === "drawstring";
  const lines: Line[] = [hems(l), ...(back ? [] : slant(l))];
  const folds: Fold[] = [];
  if (d["pleats"] && !back)
    for (const x of [52, 78])
      folds.push({
        d: `M${x} ${TOP + 26}C${x + 4} ${TOP + 120} ${x + 14} ${TOP + 190} ${x + 22} ${TOP + 300}`,
        width: 6,
        height: 6,
      });
  if (d["pleats"] || d["crease"])
    lines.push({
      d: `M${78} ${TOP + 150}C${(l.gap + l.hem) / 2 - 4} ${l.crotch + 60} ${(l.gap + l.hem) / 2} ${l.length - 300} ${(l.gap + l.hem) / 2} ${l.length}`,
      kind: "ridge",
      width: 2.6,
      depth: 0.5,
    });
  const pieces = [
    ...(back ? [] : [insideBand(l)]),
    legs(l, wish, lines, d["crease"] ? 0.6 : 1, false, folds),
    ...(back || drawn ? [] : [fly()]),
    ...(d["turnup"] ? turnup(l, 44) : []),
    ...(drawn
      ? drawstring(l, !back)
      : [band(l, 40), ...loops(l, 38, [-78, 78]), ...(back ? [] : buttons([[14, TOP + 20]], 6.5))]),
    ...(back
      ? [
          weltPocket(1),
          weltPocket(-1),
          ...buttons(
            [
              [83, TOP + 148],
              [-83, TOP + 148],
            ],
            5,
          ),
        ]
      : []),
  ];
  return astride(pieces, l, wish.seed);
};

export const wideTrousers: Draw = (wish) =>
  tailored(LEGS[wish.details["fit"] === "straight" ? "straight" : "wide"]!, wish);
export const slimTrousers: Draw = (wish) => tailored(LEGS["slim"]!, wish);
export const shorts: Draw = (wish) =>
  tailored(wish.details["child"] ? { ...LEGS["shorts"]!, length: 600 } : LEGS["shorts"]!, wish);

export const jeans: Draw = (wish) => {
  const { details: d, back } = wish,
    l = d["fit"] === "slim" ? { ...LEGS["slim"]!, gap: 40 } : LEGS["jeans"]!;
  const lines: Line[] = [
    { ...hems(l, 12) },
    {
      d: `M${l.hip - 12} ${l.crotch - 70}C${l.hip - 8} ${l.crotch + 60} ${l.knee - 16} 700 ${l.hem - 12} ${l.length}`,
      kind: "stitch",
      depth: 0.6,
    },
    ...(back
      ? [{ d: `M2 ${TOP + 116}L${l.hip - 14} ${TOP + 78}`, kind: "twin" } as Line]
      : [
          {
            d: `M${l.waist - 48} ${TOP + 36}C${l.waist - 44} ${TOP + 84} ${l.waist - 8} ${TOP + 108} ${l.hip - 10} ${TOP + 116}`,
            kind: "twin",
          } as Line,
          {
            d: `M${l.waist - 48} ${TOP + 36}C${l.waist - 44} ${TOP + 84} ${l.waist - 8} ${TOP + 108} ${l.hip - 10} ${TOP + 116}`,
            kind: "edge",
            beside: -6,
          } as Line,
        ]),
  ];
  const pocket = (s: number): Piece => {
    const at = (p: string) => moved(p, ([x, y]) => [x * s, y]);
    return {
      d: at(`M38 ${TOP + 138}L126 ${TOP + 122}L132 ${TOP + 208}L92 ${TOP + 240}L46 ${TOP + 224}Z`),
      part: "main",
      loft: 3,
      rise: 2,
      wrinkle: 0.3,
      lines: [
        { d: at(`M43 ${TOP + 142}L50 ${TOP + 220}L92 ${TOP + 234}L127 ${TOP + 204}L122 ${TOP + 128}`), kind: "stitch" },
        { d: at(`M42 ${TOP + 152}L126 ${TOP + 136}`), kind: "stitch" },
      ],
    };
  };
  const pieces: Piece[] = [
    ...(back ? [] : [insideBand(l)]),
    legs(l, wish, lines, 1, true),
    ...(back
      ? [pocket(-1), pocket(1)]
      : [
          {
            ...fly(),
            lines: [{ d: `M25 ${TOP + 40}L25 ${TOP + 148}Q22 ${TOP + 184} 3 ${TOP + 202}`, kind: "twin" }] as Line[],
          },
        ]),
    ...(d["turnup"] ? turnup(l, 46).map((piece) => ({ ...piece, dim: 1, part: "second" as const })) : []),
    band(l, 40),
    ...loops(l, 38, back ? [-104, 0, 104] : [-104, -62, 62, 104]),
    ...(back
      ? [
          {
            d: `M${l.waist - 50} ${TOP - 2}L${l.waist - 8} ${TOP - 5}L${l.waist - 5} ${TOP + 30}L${l.waist - 48} ${TOP + 33}Z`,
            part: "wood",
            fabric: "leather",
            loft: 2.4,
            rise: 2,
            wrinkle: 0,
            plain: true,
          } as Piece,
        ]
      : [
          { d: circle(10, TOP + 21, 9), part: "metal", fabric: "metal", loft: 7, rise: 5, wrinkle: 0 } as Piece,
          ...[
            [l.waist - 48, TOP + 40],
            [l.hip - 26, TOP + 106],
          ].flatMap(([x = 0, y = 0]) =>
            [1, -1].map((s): Piece => ({
              d: circle(s * x, y, 3.4),
              part: "metal",
              fabric: "metal",
              loft: 2.6,
              rise: 2,
              wrinkle: 0,
            })),
          ),
        ]),
  ];
  return astride(pieces, l, wish.seed);
};

export const joggers: Draw = (wish) => {
  const { details: d, back } = wish,
    child = Boolean(d["child"]),
    l = child ? { ...LEGS["joggers"]!, length: 880, crotch: 470 } : LEGS["joggers"]!;
  const ribs = both({
    d: `M${l.gap - 2} ${l.length - 8}Q${(l.gap + l.hem) / 2} ${l.length + 2} ${l.hem + 2} ${l.length - 8}C${l.hem - 4} ${l.length + 20} ${l.hem - 12} ${l.length + 36} ${l.hem - 12} ${l.length + 50}Q${(l.gap + l.hem) / 2} ${l.length + 58} ${l.gap + 12} ${l.length + 50}C${l.gap + 10} ${l.length + 30} ${l.gap} ${l.length + 16} ${l.gap - 2} ${l.length - 8}Z`,
    part: "rib",
    fabric: "rib",
    loft: 7,
    rise: 5,
    wrinkle: 0.3,
  });
  const pieces = [
    ...(back ? [] : [insideBand(l)]),
    ...ribs,
    legs(l, wish, back ? [] : slant(l), 1.1),
    ...drawstring(l, d["cords"] !== "none" && !back),
  ];
  return astride(pieces, l, wish.seed);
};
