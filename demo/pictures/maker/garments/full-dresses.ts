import { mirror, symmetric } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Drawing, Fold, Line, Piece } from "../piece.ts";
import { waistBelt } from "./coat-parts.ts";
import { body, bodyFolds, buttons, flank, row } from "./frame.ts";
import type { Block, Draw } from "./frame.ts";
import { fan, mirrored, wavyHem } from "./hems.ts";
import { backNeck, neck } from "./necks.ts";
import { across, sleeve, sleeveFolds } from "./sleeve-cut.ts";
import { sleevePair } from "./sleeves.ts";
import { tieEnds } from "./ties.ts";

export const wrapDress: Draw = (wish) => {
  const { back, seed } = wish,
    y = 1060;
  const b: Block = {
    neck: [66, 205],
    shoulder: [164, 238],
    underarm: [166, 396],
    waist: [132, 580],
    hem: [236, y],
    dip: 0,
  };
  const s = sleeve(b, "short", 1.7),
    n = back ? backNeck(b, false) : neck("v", b);
  const skirt = `L0 ${b.waist[1]}L${b.waist[0]} ${b.waist[1]}C${b.waist[0] + 24} ${b.waist[1] + 120} 206 860 ${b.hem[0]} ${y}${wavyHem(b.hem[0], y, 5, 14, seed)}`;
  const bodice: Block = { ...b, hem: [b.waist[0], b.waist[1] + 6], waist: [b.waist[0] + 2, b.waist[1] - 40] };
  const flutter = sleevePair(b, seed, (n) => {
    const roll = dice(n);
    return [
      {
        d: s.d,
        part: "main",
        loft: 14,
        rise: 9,
        grain: s.grain,
        folds: [0, 1, 2, 3].map((i) => ({
          d: `M${b.shoulder[0] - 30 + i * 10} ${b.shoulder[1] - 10 + i * 30 + roll() * 16}L${b.shoulder[0] + 116 - i * 18 - roll() * 20} ${b.shoulder[1] + 180 + i * 14}`,
          width: 7 + roll() * 4,
          height: (i % 2 ? -1 : 1) * (3 + roll() * 2),
        })),
      },
    ];
  });
  const [nx, ny] = b.neck,
    [wx, wy] = b.waist;
  const over: Piece[] = back
    ? []
    : [
        {
          d: `M${-nx} ${ny}${mirror(`M0 0${flank(bodice)}`).slice(4)}L${wx} ${wy + 6}L${wx - 2} ${wy - 30}C90 ${wy - 90} -10 ${ny + 170} ${-nx} ${ny}Z`,
          part: "main",
          loft: 7,
          rise: 4.5,
          grain: -12,
          folds: [0, 1, 2].map((i) => ({
            d: `M${wx - 4} ${wy - 14 + i * 8}C60 ${wy - 50 + i * 16} -40 ${wy - 80 + i * 26} -130 ${wy - 110 + i * 44}`,
            width: 10,
            height: i % 2 ? -4 : 5,
          })),
        },
        {
          d: `M${-wx} ${wy}L${wx} ${wy}C${wx + 22} ${wy + 100} 190 800 150 ${y - 30}C120 ${y + 6} 90 ${y - 10} 60 ${y + 12}C20 ${y - 4} -40 ${y + 16} -90 ${y}C-140 ${y + 14} -190 ${y - 4} ${-b.hem[0]} ${y}C-206 860 ${-wx - 24} ${wy + 120} ${-wx} ${wy}Z`,
          part: "main",
          loft: 9,
          rise: 6,
          folds: fan(wy + 6, wx, y, 200, 9, 7, seed + 3),
          grain: 6,
        },
      ];
  return [
    ...n.below.slice(0, 1),
    ...flutter,
    {
      d: symmetric(`M0 ${wy - 4}${skirt.replace("L0", "L1")}`),
      part: "main",
      loft: 10,
      rise: 6,
      folds: fan(wy + 6, wx, y, b.hem[0], 10, 7, seed),
    },
    { d: body(bodice, n.line), part: "main", loft: 8, rise: 5, folds: bodyFolds(bodice, seed, 0.6) },
    ...over,
    { ...waistBelt(b, 26), plain: true },
    ...(back ? [] : tieEnds(wx - 16, wy + 4).map((piece) => ({ ...piece, plain: true as const }))),
  ];
};

export const tieredDress: Draw = (wish) => {
  const { details: d, back, seed } = wish,
    child = Boolean(d["child"]),
    knee = d["length"] === "knee",
    sleeved = d["sleeve"] === "short";
  const b: Block = {
    neck: [child ? 62 : 60, 210],
    shoulder: [child ? 122 : 120, 232],
    underarm: [child ? 142 : 146, 390],
    waist: [child ? 136 : 136, 470],
    hem: [child ? 138 : 140, child ? 470 : 500],
    dip: 0,
  };
  if (sleeved) {
    b.shoulder = [child ? 150 : 160, 242];
    b.underarm = [150, 384];
  }
  const waist = b.hem[1],
    tiers = knee ? [waist, child ? 620 : 690, child ? 780 : 900] : [waist, 690, 890, 1110];
  const halves = knee ? [b.hem[0], child ? 210 : 196, child ? 280 : 240] : [b.hem[0], 186, 226, 268];
  const n = back ? backNeck(b, false) : neck("round", b);
  const pieces: Drawing = [...n.below];
  if (sleeved) {
    const s = sleeve(b, "short", 1.25, child);
    pieces.push(
      ...sleevePair(b, seed, (own): Piece[] => [
        {
          d: s.d,
          part: "main",
          loft: 15,
          rise: 9,
          grain: s.grain,
          folds: sleeveFolds(s, b, own),
          lines: [{ d: across(s, 12), kind: "stitch" }],
        },
      ]),
    );
  }
  for (let i = tiers.length - 1; i > 0; i--) {
    const y = tiers[i]!,
      half = halves[i]!,
      upper = tiers[i - 1]!,
      upperHalf = halves[i - 1]!,
      many = 8 + i * 4;
    const gathers: Fold[] = row([-upperHalf * 0.96, 0], [upperHalf * 0.96, 0], many * 2 + 8).map(([x], j) => ({
      d: `M${x + ((j * 11) % 7) - 3} ${upper - 50}L${x * (half / upperHalf) * 0.98} ${upper + 50 + ((j * 37) % 60)}`,
      width: 3.6 + ((j * 5) % 4) * 0.7,
      height: (j % 2 ? -1 : 1) * (2.6 + ((j * 13) % 5) * 0.5),
    }));
    pieces.push({
      d: symmetric(
        `M0 ${upper - 12}L${upperHalf} ${upper - 12}C${upperHalf + 14} ${upper + 40} ${half - 8} ${y - 60} ${half} ${y}${wavyHem(half, y, 4 + i, 11, seed + i)}`,
      ),
      part: "main",
      loft: 9,
      rise: 6,
      folds: [...gathers, ...fan(upper + 10, upperHalf, y, half, many, 6, seed + i)],
      lines:
        i === tiers.length - 1
          ? [{ d: `M${-half + 4} ${y - 14}Q0 ${y + 2} ${half - 4} ${y - 14}`, kind: "stitch", depth: 0.6 }]
          : [],
    });
  }
  pieces.push({
    d: body(b, n.line),
    part: "main",
    loft: 8,
    rise: 5,
    folds: bodyFolds({ ...b, hem: [b.hem[0], b.hem[1] - 10] }, seed, 0.6),
    lines: [
      { d: mirrored(n.line), kind: "stitch", beside: 0.01 },
      { d: `M${-b.hem[0]} ${waist - 5}Q0 ${waist - 2} ${b.hem[0]} ${waist - 5}`, kind: "seam" },
    ] as Line[],
  });
  if (back)
    pieces.push(
      ...buttons(
        [
          [0, 232],
          [0, 276],
        ],
        6,
      ),
    );
  return pieces;
};
