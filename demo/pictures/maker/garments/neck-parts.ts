import { mirror, symmetric } from "../geometry.ts";
import type { Point } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { buttons, row } from "./frame.ts";
import type { Block } from "./frame.ts";

/** How a neck is finished: the neckline of the body, what lies below the body, and what lies on it. */
export interface Neck {
  line: string;
  below: Piece[];
  above: Piece[];
}

/** Half a round neckline, from its middle to the neck point. */
export const arc = (b: Block, depth: number, corner = 0.9): string => {
  const [nx, ny] = b.neck;
  return `M0 ${ny + depth}C${nx * 0.55} ${ny + depth} ${nx * corner} ${ny + depth * 0.55} ${nx} ${ny}`;
};

/** Inside of the back, seen through the neck. */
export const inside = (b: Block, depth: number, back = 16): Piece => {
  const [nx, ny] = b.neck;
  return {
    d: symmetric(
      `M0 ${ny + back}C${nx * 0.5} ${ny + back} ${nx * 0.86} ${ny + back * 0.5} ${nx - 3} ${ny + 1}L${nx - 3} ${ny + depth * 0.5}L0 ${ny + depth + 20}`,
    ),
    part: "inside",
    dim: 0.66,
    loft: 3,
    rise: 1,
    wrinkle: 0.4,
    plain: true,
  };
};

/** A band that rises from a neckline: where it folds over at the shoulder, and how it looks. */
export interface Band {
  width: number;
  /** How far it stands up at the neck point, and in. */
  up?: number;
  part?: Piece["part"];
  fabric?: Piece["fabric"];
}

const foldOver = ({ neck: [nx, ny] }: Block, { width, up = width * 0.5 }: Band): Point => [nx - width * 0.72, ny - up];

const banded = ({ width, part = "rib", fabric }: Band, d: string): Piece => ({
  d: symmetric(d),
  part,
  loft: width * 0.42,
  rise: 3,
  wrinkle: 0.2,
  plain: true,
  ...(fabric ? { fabric } : {}),
});

/** The band along a neckline whose half runs from (0, from) to the neck point by two handles. */
export function frontBand(b: Block, from: number, [ax, ay]: Point, [bx, by]: Point, band: Band): Piece {
  const [nx, ny] = b.neck,
    [tx, ty] = foldOver(b, band),
    k = tx / nx,
    mitre = Math.min(2, 1 + (Math.abs(from - ay) / Math.max(1, ax)) * 0.45),
    inner = from - band.width * mitre;
  return banded(
    band,
    `M0 ${from}C${ax} ${ay} ${bx} ${by} ${nx} ${ny}Q${nx - 1} ${(ny + ty) / 2 - 2} ${tx} ${ty}` +
      `C${bx * k * 0.98} ${by + ty - ny} ${ax * k} ${ay + inner - from} 0 ${inner}`,
  );
}

export const roundBand = (b: Block, depth: number, band: Band): Piece => {
  const [nx, ny] = b.neck;
  return frontBand(b, ny + depth, [nx * 0.55, ny + depth], [nx * 0.9, ny + depth * 0.55], band);
};

/** The same band behind the neck, seen from its inside. */
export function bandBehind(b: Block, band: Band, dip = 9): Piece {
  const [tx, ty] = foldOver(b, band),
    low = ty + dip + band.width;
  return {
    ...banded(
      band,
      `M0 ${ty + dip}C${tx * 0.5} ${ty + dip} ${tx * 0.85} ${ty + dip * 0.6} ${tx + 2} ${ty}L${tx + 4} ${ty + 6}C${tx * 0.85} ${low - 2} ${tx * 0.5} ${low} 0 ${low}`,
    ),
    dim: 0.86,
  };
}

/** Both halves of a line that starts in the middle. */
export const mirroredLine = (half: string): string => half + mirror(half);

export const buttonPlacket = (from: number, to: number, n: number, width = 27): Piece[] => [
  {
    d: `M${-width / 2} ${from}L${width / 2} ${from}L${width / 2} ${to}Q0 ${to + 4} ${-width / 2} ${to}Z`,
    part: "main",
    loft: 3,
    rise: 1.6,
    wrinkle: 0.35,
    lines: [
      { d: `M${-width / 2 + 4} ${from}L${-width / 2 + 4} ${to - 2}`, kind: "stitch" },
      { d: `M${width / 2 - 4} ${from}L${width / 2 - 4} ${to - 2}`, kind: "stitch" },
    ],
  },
  ...buttons(row([0, from + (n > 4 ? 62 : 20)], [0, to - (n > 4 ? 44 : 28)], n), 5.6),
];
