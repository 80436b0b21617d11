import type { Point } from "../geometry.ts";
import type { Drawing, Line, Piece } from "../piece.ts";
import { circle, row } from "./frame.ts";
import { set } from "./placing.ts";

/** A shoe that lies on its side, toe to the viewer's right: heel at x -200, sole at y 760. */
export interface Side {
  /** The top of its shaft above the sole. */
  height: number;
  /** How far the heel lifts the foot. */
  lift: number;
}

const topOf = ({ height }: Side) => 762 - height;

/** The upper, from the back of its top clockwise. */
export const upper = (side: Side): string => {
  const top = topOf(side),
    { lift } = side,
    ankle = 540 - lift * 0.6;
  return (
    `M-184 ${top + 4}C-150 ${top - 5} -78 ${top - 7} -32 ${top}C-37 ${(top * 2 + ankle) / 3} -38 ${ankle - 70} -26 ${ankle - 14}` +
    `C-12 ${ankle + 34} 34 ${606 - lift * 0.2} 86 624C150 644 206 664 224 708C232 732 228 750 214 757` +
    `C140 764 60 ${764} 0 ${760 - lift * 0.25}C-60 ${757 - lift * 0.7} -140 ${752 - lift} -192 ${750 - lift}` +
    `C-209 ${716 - lift} -206 ${664 - lift} -197 ${620 - lift}C-184 ${ankle} -186 ${(top + ankle) / 2} -184 ${top + 4}Z`
  );
};

/** Walls that stand up round the foot, seen into from the side: lining, and the rim of the upper. */
export const mouth = (side: Side, part: Piece["part"] = "lining"): Piece[] => {
  const top = topOf(side),
    lip = `M-184 ${top + 4}C-160 ${top + 22} -66 ${top + 20} -32 ${top}`;
  return [
    {
      d: `M-184 ${top + 4}C-150 ${top - 10} -78 ${top - 13} -32 ${top}C-66 ${top + 20} -160 ${top + 22} -184 ${top + 4}Z`,
      part,
      fabric: "leather",
      loft: 5,
      rise: -5,
      dim: 0.5,
      wrinkle: 0,
      plain: true,
    },
    { d: lip, part: "main", stroke: 5, loft: 2, rise: 2, wrinkle: 0 },
  ];
};

interface Sole {
  part: Piece["part"];
  thick: number;
  /** A heel of this height below the sole. */
  heel: number;
  heelPart?: Piece["part"];
  lugs?: boolean;
}

/** A welted sole and its heel in layers. */
export function welted({ lift }: Side, { part, thick, heel, heelPart = part, lugs = false }: Sole): Piece[] {
  const t = thick,
    back = 750 - lift,
    low = back + t + heel + lift;
  const block: Piece = {
    d: `M-196 ${back + t - 4}L-104 ${back + t + 2}C-100 ${back + t + heel * 0.4} -${lift > 30 ? 112 : 98} ${low - 12} -${lift > 30 ? 118 : 98} ${low}Q-146 ${low + 3} -${lift > 30 ? 186 : 198} ${low}C-${lift > 30 ? 188 : 201} ${low - 20} -198 ${back + t + 20} -196 ${back + t - 4}Z`,
    part: heelPart,
    fabric: "leather",
    loft: 9,
    rise: 14,
    wrinkle: 0,
    dim: heelPart === "main" ? 0.9 : 1,
    lines: [0.3, 0.6].map((k): Line => ({
      d: `M-206 ${back + t + (low - back - t) * k}L-90 ${back + t + 2 + (low - back - t) * k}`,
      kind: "seam",
      width: 1,
      depth: 0.4,
    })),
  };
  const under = 758 + t;
  return [
    block,
    {
      d:
        `M-199 ${back - 8}L0 ${750 - lift * 0.25}L226 746C236 754 236 ${under - 8} 222 ${under}C150 ${under + 5} 70 ${under + 4} 4 ${under - 1 - lift * 0.3}` +
        `C-60 ${under - 4 - lift * 0.8} -100 ${back + t + 4} -196 ${back + t}Q-206 ${back + 6} -199 ${back - 8}Z`,
      part,
      fabric: "leather",
      loft: 6,
      rise: 13,
      wrinkle: 0,
      lines: [
        {
          d: `M-200 ${back + t * 0.45}C-100 ${back + 8 + t * 0.45} 0 ${762 - lift * 0.25} 228 ${756 + t * 0.3}`,
          kind: "seam",
          width: 1.4,
          depth: 0.8,
        },
        ...(lugs
          ? row([-64, 0], [214, 0], 15).map(([x]): Line => ({
              d: `M${x} ${under - 6}L${x} ${under + 8}`,
              kind: "edge",
              width: 2.2,
            }))
          : []),
      ],
    },
  ];
}

/** Laces up the front of a shaft, from the instep to the top: each goes round the edge; the ends hang down. */
export function sideLaces(
  from: Point,
  to: Point,
  n: number,
  { part = "lace", width = 8 }: { part?: Piece["part"]; width?: number } = {},
): Piece[] {
  const lace = (d: string, rise = 5): Piece => ({
    d,
    part,
    fabric: "rib",
    stroke: width,
    loft: width * 0.42,
    rise,
    wrinkle: 0,
    plain: true,
  });
  const holes = row(from, to, n);
  const pieces = holes.flatMap(([x, y], i): Piece[] => [
    {
      d: circle(x, y, 5.6) + circle(x, y, 2.6),
      part: "metal",
      fabric: "metal",
      evenodd: true,
      loft: 2.5,
      rise: 2.6,
      wrinkle: 0,
    },
    ...(i < n - 1
      ? [lace(`M${x + 3} ${y}C${x + 16} ${y - 2 + (i % 2) * 3} ${x + 30} ${y - 12} ${x + 35} ${y - 23}`)]
      : []),
  ]);
  const [x, y] = holes.at(-1)!;
  return [
    ...pieces,
    lace(
      `M${x + 4} ${y}C${x + 26} ${y - 6} ${x + 40} ${y + 4} ${x + 34} ${y + 22}C${x + 28} ${y + 44} ${x + 54} ${y + 58} ${x + 46} ${y + 92}`,
      6,
    ),
    lace(
      `M${x + 30} ${y + 4}C${x + 66} ${y - 22} ${x + 94} ${y + 6} ${x + 74} ${y + 26}C${x + 60} ${y + 38} ${x + 42} ${y + 24} ${x + 30} ${y + 6}`,
      6,
    ),
    lace(
      `M${x + 32} ${y + 6}C${x + 6} ${y + 22} ${x - 6} ${y + 50} ${x + 10} ${y + 60}C${x + 26} ${y + 66} ${x + 34} ${y + 34} ${x + 33} ${y + 8}`,
      6.5,
    ),
    { ...lace("", 7), d: circle(x + 32, y + 6, 7.5), stroke: 1 },
  ];
}

/** A pair lying as it was put down: one behind the other, at slightly other angles. */
export const sidePair = (one: Drawing, apart = 190): Drawing => [
  ...set(one, { x: 34, y: -apart / 2, turn: -8, scale: 0.99 }),
  ...set(one, { x: -30, y: apart / 2, turn: 3 }),
];
