import { mirror, symmetric } from "../geometry.ts";
import { dice } from "../noise.ts";
import type { Line, Piece } from "../piece.ts";
import { assemble, chestPocket, hemLine, text, yoke } from "./assemble.ts";
import { block, body, flank, row } from "./frame.ts";
import type { Block, Draw } from "./frame.ts";
import { backNeck, neck, placket } from "./necks.ts";
import { bandBehind, roundBand } from "./neck-parts.ts";
import type { Neck } from "./neck-parts.ts";
import { sleevePair } from "./sleeves.ts";
import { bow, tieEnds } from "./ties.ts";

export const shirt: Draw = (wish) => {
  const { details: d, back } = wish,
    child = Boolean(d["child"]);
  const b: Block = { ...block(d["fit"] ?? undefined, child) };
  const camp = d["collar"] === "camp",
    long = d["sleeve"] !== "short";
  b.hem = [b.hem[0], b.hem[1] + (camp ? -10 : -24)];
  b.dip = camp ? 4 : 40;
  const kind = text(d["collar"], "shirt"),
    n = neck(kind, b);
  const from = b.neck[1] + (camp ? 146 : kind === "band" ? 34 : 40);
  const pockets = d["pocket"] && !back ? [chestPocket(42, b.neck[1] + 150)] : [];
  const front = [...placket(b, from, d["placket"] === "hidden"), ...pockets];
  const behind: Neck = {
    line: n.line.replace(/^M0 [\d.]+/, `M0 ${b.neck[1] + 8}`),
    below: [],
    above:
      kind === "band"
        ? backNeck(b, false).above
        : [
            {
              d: symmetric(
                `M0 ${b.neck[1] - 36}C40 ${b.neck[1] - 36} ${b.neck[0] + 6} ${b.neck[1] - 30} ${b.neck[0] + 18} ${b.neck[1] - 12}C${b.neck[0]} ${b.neck[1] + 22} 40 ${b.neck[1] + 32} 0 ${b.neck[1] + 34}`,
              ),
              part: "main",
              loft: 6,
              rise: 4,
              wrinkle: 0.2,
              lines: [
                {
                  d: `M${-b.neck[0]} ${b.neck[1] + 16}Q0 ${b.neck[1] + 36} ${b.neck[0]} ${b.neck[1] + 16}`,
                  kind: "stitch",
                },
              ],
            },
          ],
  };
  const pleat: Line[] = [
    { d: `M-12 ${b.shoulder[1] + 62}L-10 ${b.hem[1] - 60}`, kind: "seam" },
    { d: `M12 ${b.shoulder[1] + 62}L10 ${b.hem[1] - 60}`, kind: "seam" },
  ];
  return assemble({
    block: b,
    wish,
    sleeve: long ? "long" : "short",
    cuffs: long ? "shirt" : "hem",
    hem: "none",
    width: long ? 1.04 : 1.25,
    neck: back ? behind : n,
    on: back ? [] : front,
    lines: [{ d: hemLine(b, 7), kind: "stitch" }, ...(back ? [yoke(b), ...pleat] : [])],
  });
};

export const blouse: Draw = (wish) => {
  const { details: d, back } = wish,
    b = block(undefined, false),
    kind = text(d["neck"], "round");
  b.hem = [180, 770];
  const puff = d["sleeve"] === "puff";
  const n = back ? backNeck(b, false) : neck(kind === "wrap" || kind === "v" ? "v" : "round", b);
  const tied = !back && kind === "tie",
    stand = { width: 20, up: 12, part: "main" } as const;
  const plainNeck: Neck = {
    ...n,
    above: [],
    below: [...n.below.slice(0, 1), ...(tied ? [bandBehind(b, stand)] : [])],
  };
  const on: Piece[] = [];
  const [nx, ny] = b.neck;
  if (!back && kind === "wrap") {
    on.push({
      d: `M${-nx} ${ny}${mirror(`M0 0${flank(b)}`).slice(4)}L-60 ${b.hem[1] + 6}L${b.waist[0] - 6} ${b.waist[1] + 36}L${b.waist[0] - 2} ${b.waist[1] - 8}C110 ${b.waist[1] - 40} -20 ${ny + 200} ${-nx} ${ny}Z`,
      part: "main",
      loft: 7,
      rise: 4,
      folds: [0, 1, 2, 3].map((i) => ({
        d: `M${b.waist[0] - 8} ${b.waist[1] + 4 + i * 7}C60 ${b.waist[1] - 30 + i * 18} -60 ${b.waist[1] - 70 + i * 50} -150 ${b.waist[1] - 110 + i * 76}`,
        width: 11,
        height: i % 2 ? -4 : 5,
      })),
    });
    on.push(...tieEnds(b.waist[0] - 10, b.waist[1] + 16));
  }
  if (tied) on.push(roundBand(b, 58, stand), ...bow(0, ny + 64));
  const gathers = row([-b.shoulder[0] * 0.7, 0], [b.shoulder[0] * 0.7, 0], 11).filter(([x]) => Math.abs(x) > 26);
  const lines: Line[] =
    kind === "v"
      ? [
          {
            d: `M${-b.shoulder[0] + 10} ${b.shoulder[1] + 46}Q0 ${b.shoulder[1] + 130} ${b.shoulder[0] - 10} ${b.shoulder[1] + 46}`,
            kind: "seam",
          },
        ]
      : [];
  const made = assemble({
    block: b,
    wish,
    sleeve: puff ? "none" : text(d["sleeve"], "long"),
    cuffs: d["sleeve"] === "three-quarter" ? "hem" : "shirt",
    width: 1.18,
    hem: "stitch",
    neck: plainNeck,
    on,
    lines,
    folds: 1.25,
  });
  const main = made.find(({ part, d: path }) => part === "main" && path === body(b, plainNeck.line));
  if (main && kind === "v")
    main.folds = [
      ...(main.folds ?? []),
      ...gathers.map(([x], i) => ({
        d: `M${x} ${b.shoulder[1] + 80}L${x * 1.04} ${b.shoulder[1] + 190 + (i % 3) * 30}`,
        width: 5,
        height: i % 2 ? -2.6 : 3,
      })),
    ];
  if (main)
    main.lines = [
      ...(main.lines ?? []),
      { d: `${plainNeck.line}${mirror(plainNeck.line)}`, kind: "stitch", beside: 0.01 },
    ];
  if (!puff) return made;
  const [sx, sy] = b.shoulder,
    [ux, uy] = b.underarm;
  const ball = (seed: number): Piece => {
    const roll = dice(seed);
    return {
      d: `M${sx - 22} ${sy - 6}C${sx + 30} ${sy - 44} ${sx + 104} ${sy + 40} ${sx + 108} ${sy + 120}C${sx + 110} ${sy + 176} ${sx + 92} ${sy + 208} ${sx + 66} ${sy + 226}L${ux + 2} ${uy + 34}L${ux - 22} ${uy - 12}C${ux - 50} ${uy - 52} ${sx - 36} ${sy + 44} ${sx - 22} ${sy - 6}Z`,
      part: "main",
      loft: 26,
      rise: 17,
      grain: -20,
      folds: Array.from({ length: 8 }, (_, i) => {
        const wide = roll() * 10;
        return {
          d: `M${sx - 46 + i * 9} ${sy - 30 + i * 14}C${sx + 16 + i * 9 + wide} ${sy + 20 + i * 14} ${sx + 30 + i * 5} ${sy + 120 + i * 6} ${sx + 44 - i * 3 + wide} ${sy + 244 - i * 3}`,
          width: 5 + roll() * 5,
          height: (i % 2 ? -1 : 1) * (3 + roll() * 3),
        };
      }),
    };
  };
  const band: Piece = {
    d: `M${sx + 84} ${sy + 204}Q${sx + 40} ${sy + 222} ${ux - 6} ${uy + 22}L${ux - 2} ${uy + 46}Q${sx + 46} ${sy + 248} ${sx + 88} ${sy + 228}Z`,
    part: "main",
    loft: 6,
    rise: 3,
    grain: -20,
  };
  return [...made.slice(0, 1), ...sleevePair(b, wish.seed, (seed) => [ball(seed), band]), ...made.slice(1)];
};
