import { mirror, symmetric } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { across, body, bodyFolds, both, buttons, cuff, hemCurve, sleeve, sleeveFolds } from "./frame.ts";
import type { Block, Wish } from "./frame.ts";
import type { Neck } from "./necks.ts";

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

/** Sleeves, body, neck, and what lies on them, in the order in which they are laid. */
export function assemble(m: Make): Drawing {
  const { block: b, wish } = m,
    child = Boolean(wish.details["child"]);
  const pieces: Drawing = [...(m.under ?? []), ...m.neck.below];
  if (m.sleeve !== "none") {
    const s = sleeve(b, m.sleeve, m.width ?? 1, child),
      long = m.sleeve === "long" || m.sleeve === "three-quarter";
    const lines: Line[] = m.cuffs === "hem" ? [{ d: across(s, 11), kind: "stitch" }] : [];
    if (m.cuffs === "rib" && long)
      pieces.push(
        ...both({ d: cuff(s, 40, 6), part: "rib", fabric: "rib", loft: 7, rise: 5, grain: s.grain, wrinkle: 0.3 }),
      );
    pieces.push(
      ...both({ d: s.d, part: "main", loft: 13, rise: 8, grain: s.grain, lines, folds: sleeveFolds(s, b, wish.seed) }),
    );
    if (m.cuffs === "shirt" && long)
      pieces.push(
        ...both({
          d: cuff(s, -46, -2),
          part: "main",
          loft: 5,
          rise: 3.4,
          grain: s.grain,
          wrinkle: 0.3,
          lines: [
            { d: across(s, 5), kind: "stitch" },
            { d: across(s, 41), kind: "stitch" },
          ],
        }),
        ...buttons(
          [
            [s.outer[0] - 12, s.outer[1] - 22],
            [-s.outer[0] + 12, s.outer[1] - 22],
          ],
          4.6,
        ),
      );
  }
  const lines: Line[] = [...(m.lines ?? [])];
  if (m.hem === "stitch") lines.push({ d: hemLine(b, 13), kind: "twin" });
  if (m.hem === "rib")
    pieces.push({
      d: symmetric(
        `M0 ${b.hem[1] - 10}L${b.hem[0] - 6} ${b.hem[1] - 14}C${b.hem[0] - 6} ${b.hem[1] + 10} ${b.hem[0] - 14} ${b.hem[1] + 30} ${b.hem[0] - 16} ${b.hem[1] + 40}C${b.hem[0] * 0.7} ${b.hem[1] + 46} 60 ${b.hem[1] + 49} 0 ${b.hem[1] + 49}`,
      ),
      part: "rib",
      fabric: "rib",
      loft: 8,
      rise: 5,
      wrinkle: 0.3,
    });
  pieces.push(
    {
      d: body(b, m.neck.line),
      part: "main",
      loft: 9,
      rise: 5.5,
      lines,
      folds: bodyFolds(b, wish.seed, m.folds ?? 1),
      cast: 0.75,
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
  cast: 0.5,
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
