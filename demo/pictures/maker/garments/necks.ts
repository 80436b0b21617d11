import { symmetric } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { campCollar, shirtCollar } from "./collars.ts";
import { buttons } from "./frame.ts";
import type { Block } from "./frame.ts";
import { arc, bandBehind, buttonPlacket, frontBand, inside, roundBand } from "./neck-parts.ts";
import type { Neck } from "./neck-parts.ts";

/** Placket and buttons of a shirt down to the hem. */
export const placket = (b: Block, from: number, hidden: boolean): Piece[] => {
  const to = b.hem[1] + b.dip * 1.2 - 1;
  const pieces = buttonPlacket(from, to, 6);
  return hidden ? pieces.slice(0, 1) : pieces;
};

export const backNeck = (b: Block, ribbed = true): Neck => {
  const line = arc(b, 13);
  return { line, below: [], above: ribbed ? [roundBand(b, 13, { width: 14 })] : [] };
};

export function neck(kind: string, b: Block): Neck {
  const [nx, ny] = b.neck;
  const rib = { width: 15 };
  switch (kind) {
    case "v": {
      const line = `M0 ${ny + 148}C${nx * 0.34} ${ny + 100} ${nx * 0.84} ${ny + 48} ${nx} ${ny}`;
      return {
        line,
        below: [inside(b, 148), bandBehind(b, rib)],
        above: [
          {
            ...frontBand(b, ny + 148, [nx * 0.34, ny + 100], [nx * 0.84, ny + 48], rib),
            lines: [{ d: `M0 ${ny + 112}L0 ${ny + 150}`, kind: "seam" }],
          },
        ],
      };
    }
    case "boat": {
      const wide: Block = { ...b, neck: [nx * 1.62, ny + 12] };
      const line = `M0 ${ny + 36}C${nx * 0.8} ${ny + 36} ${nx * 1.3} ${ny + 30} ${nx * 1.62} ${ny + 12}`;
      return { line, below: [inside(wide, 26, 10)], above: [] };
    }
    case "round": {
      const line = arc(b, 58);
      return { line, below: [inside(b, 58)], above: [] };
    }
    case "henley": {
      const line = arc(b, 46);
      return {
        line,
        below: [inside(b, 46), bandBehind(b, rib)],
        above: [...buttonPlacket(ny + 40, ny + 172, 3, 25), roundBand(b, 46, rib)],
      };
    }
    case "roll": {
      const tube = symmetric(
        `M0 ${ny - 52}C${nx * 0.6} ${ny - 52} ${nx + 2} ${ny - 48} ${nx + 4} ${ny - 36}C${nx + 8} ${ny - 10} ${nx + 12} ${ny + 10} ${nx + 14} ${ny + 24}C${nx * 0.8} ${ny + 52} ${nx * 0.4} ${ny + 58} 0 ${ny + 58}`,
      );
      return {
        line: arc(b, 40),
        below: [],
        above: [
          {
            d: symmetric(
              `M0 ${ny - 46}C${nx * 0.6} ${ny - 46} ${nx - 4} ${ny - 44} ${nx} ${ny - 30}L${nx} ${ny}L0 ${ny}`,
            ),
            part: "inside",
            fabric: "rib",
            dim: 0.6,
            loft: 3,
            rise: 1,
          },
          {
            d: tube,
            part: "rib",
            fabric: "rib",
            loft: 15,
            rise: 10,
            folds: [
              { d: `M${-nx} ${ny - 2}Q0 ${ny + 22} ${nx} ${ny - 4}`, width: 9, height: -3 },
              { d: `M${-nx * 0.8} ${ny + 26}Q0 ${ny + 44} ${nx * 0.9} ${ny + 22}`, width: 10, height: 3 },
            ],
          },
        ],
      };
    }
    case "polo": {
      const shirt = shirtCollar(b);
      return { ...shirt, above: [...buttonPlacket(ny + 40, ny + 176, 2, 26), ...shirt.above] };
    }
    case "band": {
      const line = arc(b, 38),
        stand = { width: 22, up: 22, part: "main" } as const;
      return {
        line,
        below: [{ ...inside(b, 38), dim: 0.6 }, bandBehind(b, stand)],
        above: [
          {
            ...roundBand(b, 38, stand),
            lines: [{ d: `M9 ${ny + 14}L9 ${ny + 40}`, kind: "edge" }],
          },
          ...buttons([[0, ny + 28]], 5.4),
        ],
      };
    }
    case "camp":
      return campCollar(b);
    case "shirt":
      return shirtCollar(b);
    default: {
      const line = arc(b, 50);
      return { line, below: [inside(b, 50), bandBehind(b, rib)], above: [roundBand(b, 50, rib)] };
    }
  }
}
