import { beside, box, ellipse, flatten, turn } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { circle } from "./garments/frame.ts";
import { dice } from "./noise.ts";
import type { Drawing, Piece } from "./piece.ts";
import type { Made } from "./plan.ts";
import type { Place } from "./props.ts";

/** A tailor's shears, points up. */
export function shears(place: Place, open = 5): Made {
  const half = (side: 1 | -1): Drawing => {
    const swing = (d: string) => turn(d, side * open, [0, 150]);
    const ring = side > 0 ? ellipse(37, 262, 27, 52) : ellipse(-32, 246, 23, 36);
    const shank = side > 0 ? "M2 150C14 172 18 190 22 214" : "M-2 150C-12 172 -16 188 -20 212";
    return [
      {
        d: swing("M1 0C-13 50 -19 108 -16 160L16 160C18 104 11 48 1 0Z"),
        part: "metal",
        fabric: "metal",
        loft: 3,
        rise: 7,
        wrinkle: 0,
        lines: [{ d: swing(`M${side * 2} 14L${side * 9} 150`), kind: "edge", width: 2 }],
      },
      { d: swing(shank), part: "dark", fabric: "nylon", stroke: 19, loft: 8, rise: 12, wrinkle: 0 },
      { d: swing(ring), part: "dark", fabric: "nylon", stroke: 13, loft: 6, rise: 12, wrinkle: 0 },
    ];
  };
  return {
    name: "shears",
    fabric: "metal",
    parts: { main: "#b4b5b5", metal: "#b4b5b5", dark: "#26272a" },
    ...place,
    drawing: [
      ...half(-1),
      ...half(1),
      { d: circle(0, 150, 8), part: "metal", fabric: "metal", loft: 4, rise: 5, wrinkle: 0 },
    ],
  };
}

const strip = (from: number, to: number, step: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => {
    const x = from + i * step;
    return `M${x} ${-y}L${x + 1.4} ${y}`;
  }).join("");

/** A spool of thread that lies on its side. */
export const spool = (colour: string, place: Place): Made => ({
  name: `spool${colour}`,
  fabric: "felt",
  parts: { main: colour, wood: "#b78f63" },
  ...place,
  drawing: [
    {
      d: box(-40, -25, 80, 50, 2),
      part: "main",
      loft: 20,
      rise: 32,
      wrinkle: 0,
      lines: [{ d: strip(-37, 37, 3.7, 25), kind: "edge", width: 0.9, depth: 0.5 }],
    },
    ...[-1, 1].map((s): Piece => ({
      d: box(s * 46 - 7, -34, 14, 68, 4),
      part: "wood",
      fabric: "suede",
      loft: 5,
      rise: 36,
      wrinkle: 0,
    })),
  ],
});

/** A spool of thread that stands, seen from above. */
export const standing = (colour: string, place: Place): Made => ({
  name: `standing${colour}`,
  fabric: "felt",
  parts: { main: colour, wood: "#b78f63" },
  ...place,
  drawing: [
    { d: circle(0, 0, 34), part: "main", loft: 5, rise: 46, wrinkle: 0 },
    { d: circle(0, 0, 29), part: "wood", fabric: "suede", loft: 2, rise: 6, wrinkle: 0 },
    { d: circle(0, 0, 8), part: "dark", fabric: "felt", loft: 3, rise: -12, wrinkle: 0 },
  ],
});

/** A loose end of yarn or thread. */
export const thread = (d: string, colour: string, place: Place, thick = 2.6): Made => ({
  name: `thread${colour}`,
  fabric: "felt",
  parts: { main: colour },
  ...place,
  drawing: [{ d, part: "main", stroke: thick, loft: thick / 2, rise: thick, wrinkle: 0 }],
});

/** Points at even distances along a path. */
function paces(d: string, step: number): Point[][] {
  return flatten(d).map((run) => {
    const out: Point[] = [];
    let due = 0;
    for (let i = 1; i < run.length; i++) {
      const [ax, ay] = run[i - 1]!,
        [bx, by] = run[i]!,
        length = Math.hypot(bx - ax, by - ay);
      for (; due <= length; due += step) out.push([ax + ((bx - ax) * due) / length, ay + ((by - ay) * due) / length]);
      due -= length;
    }
    return out;
  });
}

/** Short strokes along a path, as a pattern has them. */
export const dashes = (d: string, on = 11, off = 7): string =>
  paces(d, on + off)
    .flatMap((run) =>
      run.slice(1).map(([x, y], i) => {
        const [px, py] = run[i]!,
          k = on / (on + off);
        return `M${px} ${py}L${px + (x - px) * k} ${py + (y - py) * k}`;
      }),
    )
    .join("");

/** A tape measure, laid along paths: one a stretch, so that it may cross itself. */
export function tape(stretches: string[], colour: string, place: Place): Made {
  const drawing: Drawing = [];
  for (const d of stretches) {
    drawing.push({ d, part: "main", stroke: 22, square: true, loft: 1.5, rise: 3.4, wrinkle: 0 });
    for (const [step, deep, thick] of [
      [6, 6, 0.9],
      [30, 12, 1.5],
    ] as const)
      for (const run of paces(d, step)) {
        const edge = beside(run, 9.6),
          inner = beside(run, 9.6 - deep);
        drawing.push({
          d: edge.map((from, i) => `M${from.join(" ")}L${inner[i]!.join(" ")}`).join(""),
          part: "dark",
          stroke: thick,
          opacity: 0.49,
          rise: 0,
          wrinkle: 0,
        });
      }
  }
  const [x, y] = flatten(stretches.at(-1)!).at(-1)!.at(-1)!;
  drawing.push({ d: box(x - 6, y - 12, 12, 24), part: "metal", fabric: "metal", loft: 1, rise: 3, wrinkle: 0 });
  return { name: `tape${colour}`, fabric: "leather", parts: { main: colour, dark: "#1c1a18" }, ...place, drawing };
}

/** A few buttons, strewn. */
export function buttons(seed: number, count: number, colour: string, place: Place): Made {
  const roll = dice(seed);
  return {
    name: `buttons${seed}`,
    fabric: "acetate",
    parts: { main: colour },
    ...place,
    drawing: Array.from({ length: count }, (_, i): Drawing => {
      const x = (i % 3) * 38 + roll() * 18,
        y = Math.floor(i / 3) * 38 + roll() * 20;
      return [
        { d: circle(x, y, 14), part: "main", loft: 3, rise: 5, wrinkle: 0 },
        { d: circle(x, y, 9.5), part: "main", loft: 2, rise: -2, wrinkle: 0 },
        {
          d: [-1, 1].flatMap((a) => [-1, 1].map((b) => circle(x + a * 2.6, y + b * 2.6, 1.5))).join(""),
          part: "dark",
          fabric: "felt",
          loft: 1,
          rise: -2,
          wrinkle: 0,
        },
      ];
    }).flat(),
  };
}

/** Pins with round heads, one path a pin: from the point to the head. */
export const pins = (ways: [Point, Point][], head: string, place: Place): Made => ({
  name: `pins${ways.length}`,
  fabric: "metal",
  parts: { main: head, metal: "Steel" },
  ...place,
  drawing: ways.flatMap(([a, b]): Drawing => [
    { d: `M${a.join(" ")}L${b.join(" ")}`, part: "metal", stroke: 1.7, loft: 1, rise: 3, wrinkle: 0 },
    { d: circle(b[0], b[1], 4), part: "main", fabric: "acetate", loft: 3, rise: 6, wrinkle: 0 },
  ]),
});
