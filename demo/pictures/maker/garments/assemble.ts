import { mirror } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { body, bodyFolds, buttons, hemCurve, ribHem } from "./frame.ts";
import type { Block, Wish } from "./frame.ts";
import type { Neck } from "./neck-parts.ts";
import { across, cuff, sleeve, sleeveFolds } from "./sleeve-cut.ts";
import type { Sleeve } from "./sleeve-cut.ts";
import { sleevePair } from "./sleeves.ts";

export const hemLine = (b: Block, up: number): string => {
  const half = `M${b.hem[0] - 2} ${b.hem[1] - up}${hemCurve({ ...b, hem: [b.hem[0], b.hem[1] - up] })}`;
  return half + mirror(half);
};

interface Make {
  block: Block;
  neck: Neck;
  sleeve: string;
  wish: Wish;
  width?: number;
  cuffs?: "rib" | "shirt" | "hem" | "none";
  hem?: "stitch" | "rib" | "none";
  folds?: number;
  on?: Piece[];
  under?: Piece[];
  lines?: Line[];
  raglan?: boolean;
}

/** The right sleeve with its end. */
function sleeveOf({ block: b, cuffs }: Make, s: Sleeve, long: boolean, seed: number): Piece[] {
  const { grain } = s,
    pieces: Piece[] = [];
  if (cuffs === "rib" && long)
    pieces.push({ d: cuff(s, 40, 6), part: "rib", fabric: "rib", loft: 9, rise: 6, grain, wrinkle: 0.3 });
  pieces.push({
    d: s.d,
    part: "main",
    loft: 13,
    rise: 8,
    grain,
    lines: cuffs === "hem" ? [{ d: across(s, 11), kind: "stitch" }] : [],
    folds: sleeveFolds(s, b, seed),
  });
  if (cuffs === "shirt" && long)
    pieces.push(
      {
        d: cuff(s, -46, -1),
        part: "main",
        loft: 6,
        rise: 2.6,
        grain,
        wrinkle: 0.3,
        lines: [
          { d: across(s, 5), kind: "stitch" },
          { d: across(s, 41), kind: "stitch" },
        ],
      },
      ...buttons([[s.outer[0] - 12, s.outer[1] - 22]], 4.6),
    );
  return pieces;
}

/** Sleeves, body, neck, and what lies on them, in the order in which they are laid. */
export function assemble(m: Make): Drawing {
  const { wish } = m,
    b: Block = m.hem === "rib" ? { ...m.block, gather: 12 } : m.block,
    child = Boolean(wish.details["child"]);
  const pieces: Drawing = [...(m.under ?? []), ...m.neck.below];
  if (m.sleeve !== "none") {
    const s = sleeve(b, m.sleeve, m.width ?? 1, child),
      long = m.sleeve === "long" || m.sleeve === "three-quarter";
    pieces.push(...sleevePair(b, wish.seed, (seed) => sleeveOf(m, s, long, seed)));
  }
  const lines: Line[] = [...(m.lines ?? [])];
  if (m.hem === "stitch") lines.push({ d: hemLine(b, 13), kind: "twin" });
  if (m.hem === "rib") pieces.push(ribHem(b));
  pieces.push(
    {
      d: body(b, m.neck.line),
      part: "main",
      loft: 11,
      rise: 5.5,
      lines,
      folds: bodyFolds(b, wish.seed, m.folds ?? 1),
    },
    ...(m.on ?? []),
    ...m.neck.above,
  );
  return pieces;
}

export const chestPocket = (x: number, y: number, w = 70, h = 82, point = 10): Piece => ({
  d: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h - point}L${x + w / 2} ${y + h}L${x} ${y + h - point}Z`,
  part: "main",
  loft: 3,
  rise: 1.6,
  wrinkle: 0.3,
  lines: [
    { d: `M${x + 4} ${y + 13}L${x + w - 4} ${y + 13}`, kind: "stitch" },
    {
      d: `M${x + 4} ${y + 2}L${x + 4} ${y + h - point - 3}L${x + w / 2} ${y + h - 5}L${x + w - 4} ${y + h - point - 3}L${x + w - 4} ${y + 2}`,
      kind: "stitch",
    },
  ],
});

export const yoke = (b: Block): Line => ({
  d: `M${-b.shoulder[0] + 8} ${b.shoulder[1] + 52}Q0 ${b.shoulder[1] + 66} ${b.shoulder[0] - 8} ${b.shoulder[1] + 52}`,
  kind: "seam",
});

export const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
