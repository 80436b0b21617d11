import { box, mirror, parse, symmetric } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { both, buttons, row } from "./frame.ts";
import type { Block } from "./frame.ts";

/** How a neck is finished: the neckline of the body, what lies below the body, and what lies on it. */
export interface Neck {
  line: string;
  below: Piece[];
  above: Piece[];
}

const arc = (b: Block, depth: number, corner = 0.9) => {
  const [nx, ny] = b.neck;
  return `M0 ${ny + depth}C${nx * 0.55} ${ny + depth} ${nx * corner} ${ny + depth * 0.55} ${nx} ${ny}`;
};

/** Inside of the back, seen through the neck. */
const inside = (b: Block, depth: number, back = 16): Piece => {
  const [nx, ny] = b.neck;
  return {
    d: symmetric(
      `M0 ${ny + back}C${nx * 0.5} ${ny + back} ${nx * 0.86} ${ny + back * 0.5} ${nx + 6} ${ny - 4}L${nx + 6} ${ny + depth * 0.5}L0 ${ny + depth + 20}`,
    ),
    part: "inside",
    dim: 0.66,
    loft: 3,
    rise: 1,
    wrinkle: 0.4,
    cast: 0.3,
    plain: true,
  };
};

/** Both halves of a line that starts in the middle. */
const mirroredLine = (half: string) => half + mirror(half);

/** Cuts a band level where it meets the shoulder seams. */
const flatTop = (half: string): string => {
  const end = parse(half).at(-1)!.points.at(-1)!;
  return box(-300, end[1] - 3, 600, 600);
};

const collarBand = (half: string, width: number, part: Piece["part"], fabric?: Piece["fabric"]): Piece => ({
  d: mirroredLine(half),
  clip: flatTop(half),
  part,
  stroke: width,
  square: true,
  loft: width * 0.36,
  rise: 3,
  wrinkle: 0.2,
  cast: 0.8,
  plain: true,
  ...(fabric ? { fabric } : {}),
});

const buttonPlacket = (from: number, to: number, n: number, width = 27): Piece[] => [
  {
    d: `M${-width / 2} ${from}L${width / 2} ${from}L${width / 2} ${to}Q0 ${to + 4} ${-width / 2} ${to}Z`,
    part: "main",
    loft: 3,
    rise: 1.6,
    wrinkle: 0.35,
    cast: 0.55,
    lines: [
      { d: `M${-width / 2 + 4} ${from}L${-width / 2 + 4} ${to - 2}`, kind: "stitch" },
      { d: `M${width / 2 - 4} ${from}L${width / 2 - 4} ${to - 2}`, kind: "stitch" },
    ],
  },
  ...buttons(row([0, from + (n > 4 ? 62 : 20)], [0, to - (n > 4 ? 44 : 28)], n), 5.6),
];

/** Placket and buttons of a shirt down to the hem. */
export const placket = (b: Block, from: number, hidden: boolean): Piece[] => {
  const to = b.hem[1] + b.dip * 1.2 - 1;
  const pieces = buttonPlacket(from, to, 6);
  return hidden ? pieces.slice(0, 1) : pieces;
};

export const backNeck = (b: Block, ribbed = true): Neck => {
  const line = arc(b, 13);
  return { line, below: [], above: ribbed ? [collarBand(line, 14, "rib")] : [] };
};

export function neck(kind: string, b: Block): Neck {
  const [nx, ny] = b.neck;
  const rim = (half: string, width: number): Piece[] => [collarBand(half, width, "rib")];
  switch (kind) {
    case "v": {
      const line = `M0 ${ny + 148}C${nx * 0.34} ${ny + 100} ${nx * 0.84} ${ny + 48} ${nx} ${ny}`;
      return { line, below: [inside(b, 148), collarBand(arc(b, 14), 13, "rib")], above: rim(line, 14) };
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
        below: [inside(b, 46), collarBand(arc(b, 14), 13, "rib")],
        above: [...buttonPlacket(ny + 44, ny + 172, 3, 25), ...rim(line, 15)],
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
            cast: 0.2,
          },
          {
            d: tube,
            part: "rib",
            fabric: "rib",
            loft: 15,
            rise: 10,
            cast: 1.2,
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
      const line = arc(b, 34);
      return {
        line,
        below: [inside(b, 34), collarBand(arc(b, 10), 20, "main")],
        above: [
          collarBand(`M0 ${ny + 32}C${nx * 0.55} ${ny + 30} ${nx * 0.9} ${ny + 14} ${nx + 1} ${ny - 4}`, 20, "main"),
          ...buttons([[0, ny + 32]], 5.4),
        ],
      };
    }
    case "camp":
      return campCollar(b);
    case "shirt":
      return shirtCollar(b);
    default: {
      const line = arc(b, 50);
      return { line, below: [inside(b, 50), collarBand(arc(b, 14), 13, "rib")], above: rim(line, 15) };
    }
  }
}

function shirtCollar(b: Block): Neck {
  const [nx, ny] = b.neck;
  const leaf =
    `M2 ${ny + 42}C26 ${ny + 30} ${nx - 12} ${ny + 6} ${nx + 3} ${ny - 20}C${nx + 14} ${ny - 24} ${nx + 25} ${ny - 14} ${nx + 27} ${ny + 2}` +
    `C${nx + 26} ${ny + 36} ${nx + 18} ${ny + 74} ${nx + 7} ${ny + 104}C${nx - 18} ${ny + 90} 20 ${ny + 66} 2 ${ny + 42}Z`;
  const edge = `M8 ${ny + 43}C24 ${ny + 62} ${nx - 14} ${ny + 82} ${nx + 4} ${ny + 95}C${nx + 13} ${ny + 70} ${nx + 20} ${ny + 36} ${nx + 21} ${ny + 4}`;
  return {
    line: arc(b, 44),
    below: [],
    above: [
      {
        d: symmetric(
          `M0 ${ny - 36}C${nx * 0.6} ${ny - 36} ${nx + 6} ${ny - 32} ${nx + 14} ${ny - 16}L${nx + 4} ${ny + 12}L0 ${ny + 16}`,
        ),
        part: "main",
        loft: 6,
        rise: 4,
        wrinkle: 0.2,
        cast: 0.6,
      },
      {
        d: symmetric(
          `M0 ${ny - 6}C${nx * 0.5} ${ny - 6} ${nx * 0.8} ${ny - 4} ${nx - 4} ${ny - 10}C${nx - 14} ${ny + 12} ${nx * 0.4} ${ny + 30} 0 ${ny + 44}`,
        ),
        part: "inside",
        dim: 0.62,
        loft: 3,
        rise: 1,
        wrinkle: 0.2,
        cast: 0.2,
        plain: true,
      },
      {
        d: symmetric(
          `M0 ${ny + 8}C${nx * 0.4} ${ny + 8} ${nx * 0.66} ${ny + 4} ${nx * 0.8} ${ny - 2}L${nx * 0.72} ${ny + 10}C${nx * 0.5} ${ny + 18} ${nx * 0.3} ${ny + 20} 0 ${ny + 20}`,
        ),
        part: "inside",
        dim: 0.8,
        loft: 2,
        rise: 1,
        wrinkle: 0,
        cast: 0.3,
        plain: true,
      },
      ...both({
        d: leaf,
        part: "main",
        loft: 5,
        rise: 3.4,
        grain: 32,
        wrinkle: 0.3,
        lines: [{ d: edge, kind: "stitch" }],
      }),
      ...buttons([[0, ny + 47]], 5.2),
    ],
  };
}

function campCollar(b: Block): Neck {
  const [nx, ny] = b.neck;
  const leaf = `M${nx * 0.6} ${ny + 54}C${nx * 0.78} ${ny + 30} ${nx - 4} ${ny + 4} ${nx + 4} ${ny - 18}C${nx + 15} ${ny - 22} ${nx + 26} ${ny - 12} ${nx + 30} ${ny + 4}L${nx + 52} ${ny + 84}Q${nx + 24} ${ny + 78} ${nx * 0.6} ${ny + 54}Z`;
  const lapel = `M-4 ${ny + 152}C12 ${ny + 110} 26 ${ny + 80} ${nx * 0.58} ${ny + 52}L${nx + 18} ${ny + 76}L${nx + 34} ${ny + 106}C${nx} ${ny + 124} 34 ${ny + 140} -4 ${ny + 152}Z`;
  return {
    line: `M0 ${ny + 150}C20 ${ny + 100} ${nx * 0.7} ${ny + 50} ${nx} ${ny}`,
    below: [inside(b, 150, 6)],
    above: [
      {
        d: symmetric(
          `M0 ${ny - 34}C${nx * 0.6} ${ny - 34} ${nx + 6} ${ny - 30} ${nx + 14} ${ny - 14}L${nx + 4} ${ny + 8}C${nx * 0.5} ${ny + 16} ${nx * 0.3} ${ny + 18} 0 ${ny + 18}`,
        ),
        part: "main",
        loft: 6,
        rise: 4,
        wrinkle: 0.2,
        cast: 0.6,
      },
      {
        d: symmetric(
          `M0 ${ny - 2}C${nx * 0.5} ${ny - 2} ${nx * 0.8} ${ny - 4} ${nx - 4} ${ny - 10}L${nx - 8} ${ny + 12}C${nx * 0.5} ${ny + 20} 20 ${ny + 22} 0 ${ny + 22}`,
        ),
        part: "inside",
        dim: 0.7,
        loft: 3,
        rise: 1,
        wrinkle: 0.2,
        cast: 0.4,
        plain: true,
      },
      ...both({
        d: lapel,
        part: "main",
        loft: 5,
        rise: 3,
        grain: 26,
        wrinkle: 0.3,
        lines: [{ d: `M8 ${ny + 142}C38 ${ny + 132} ${nx - 6} ${ny + 116} ${nx + 26} ${ny + 102}`, kind: "stitch" }],
      }),
      ...both({
        d: leaf,
        part: "main",
        loft: 5,
        rise: 3.4,
        grain: 34,
        wrinkle: 0.3,
        lines: [
          {
            d: `M${nx * 0.7} ${ny + 52}Q${nx + 20} ${ny + 70} ${nx + 43} ${ny + 75}L${nx + 24} ${ny + 6}`,
            kind: "stitch",
          },
        ],
      }),
    ],
  };
}
