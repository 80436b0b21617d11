import { ellipse, symmetric, turn } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { circle } from "./garments/frame.ts";
import { dice } from "./noise.ts";
import type { Drawing, Piece } from "./piece.ts";
import type { Made } from "./plan.ts";

/*
 * What lies beside the clothes. Everything is drawn in millimetres, as the garments are, so that texture and thickness
 * agree.
 */

export type Place = Pick<Made, "x" | "y" | "w" | "h" | "turn">;

/** A place from the picture's middle; the longer side takes `size` of the picture's height. */
export const at = (x: number, y: number, size: number, degrees = 0): Place => ({
  x,
  y,
  w: size,
  h: size,
  turn: degrees,
});

/** A twig with paired leaves: round ones of eucalyptus, or slim ones of olive. */
export function sprig(seed: number, colour: string, place: Place, slim = false): Made {
  const roll = dice(seed),
    drawing: Drawing = [
      { d: "M0 560C26 430 -22 250 14 20", part: "wood", fabric: "suede", stroke: 5, loft: 2, rise: 5, wrinkle: 0 },
    ];
  for (let i = 0; i < 9; i++) {
    const y = 500 - i * 54,
      x = 8 * Math.sin(i * 0.9);
    for (const side of [1, -1]) {
      const size = (104 - i * 7) * (0.75 + roll() * 0.45) * (slim ? 1.05 : 0.86),
        broad = size * (slim ? 0.2 : 0.5 + roll() * 0.08),
        angle = side * ((slim ? 38 : 58) - i * 2 + roll() * 26),
        from: Point = [x, y - side * 8 - roll() * 14];
      const leaf = `M${from[0]} ${from[1]}C${from[0] + broad} ${from[1] - size * 0.2} ${from[0] + broad} ${from[1] - size * 0.85} ${from[0]} ${from[1] - size}C${from[0] - broad} ${from[1] - size * 0.85} ${from[0] - broad} ${from[1] - size * 0.2} ${from[0]} ${from[1]}Z`;
      drawing.push({
        d: turn(leaf, angle, from),
        part: "leaf",
        fabric: "suede",
        loft: 3,
        rise: 5 + roll() * 8,
        wrinkle: 0,
        dim: 0.82 + roll() * 0.32,
        folds: [{ d: turn(`M${from[0]} ${from[1]}L${from[0]} ${from[1] - size}`, angle, from), width: 5, height: -4 }],
      });
    }
  }
  return {
    name: `sprig${seed}`,
    drawing,
    fabric: "suede",
    parts: { main: colour, leaf: colour, wood: "#7d6a52" },
    ...place,
  };
}

/** A wooden hanger. */
export const hanger = (place: Place, wood = "Wood"): Made => ({
  name: "hanger",
  fabric: "leather",
  parts: { main: wood, metal: "Steel" },
  ...place,
  drawing: [
    {
      d: "M0 470L0 400C0 370 44 368 44 326C44 286 -34 284 -36 330",
      part: "metal",
      fabric: "metal",
      stroke: 11,
      loft: 5,
      rise: 9,
      wrinkle: 0,
    },
    {
      d: symmetric("M0 452C70 452 130 486 330 600C356 616 352 646 326 640C220 592 90 520 0 514"),
      part: "main",
      loft: 17,
      rise: 20,
      wrinkle: 0.6,
    },
    { d: circle(0, 470, 9), part: "metal", fabric: "metal", loft: 6, rise: 4, wrinkle: 0 },
  ],
});

/** A shallow dish, turned up; what follows it in the scene lies in it. */
export function dish(seed: number, colour: string, place: Place): Made {
  const roll = dice(seed);
  const specks = Array.from({ length: 34 }, () => {
    const a = roll() * 2 * Math.PI,
      r = 86 * Math.sqrt(roll());
    return circle(Math.cos(a) * r, Math.sin(a) * r, 0.5 + roll() * 1.1);
  }).join("");
  const round = (r: number, more: Partial<Piece>): Piece => ({ d: circle(0, 0, r), part: "main", wrinkle: 0, ...more });
  return {
    name: `dish${seed}`,
    fabric: "nylon",
    parts: { main: colour },
    ...place,
    drawing: [
      round(90, { loft: 7, rise: 19 }),
      round(82, { loft: 30, rise: -15 }),
      { d: specks, part: "dark", opacity: 0.35, rise: 0, wrinkle: 0 },
    ],
  };
}

/** A pebble. */
export function stone(seed: number, colour: string, place: Place): Made {
  const roll = dice(seed),
    n = 7;
  const points = Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * 2 * Math.PI,
      r = 34 * (0.86 + roll() * 0.28);
    return [Math.cos(a) * r * 1.25, Math.sin(a) * r];
  });
  const mid = (i: number): Point => {
    const [a, b] = [points[i % n]!, points[(i + 1) % n]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const d = `M${mid(0).join(" ")}${points
    .map((_, i) => `Q${points[(i + 1) % n]!.join(" ")} ${mid(i + 1).join(" ")}`)
    .join("")}Z`;
  return {
    name: `stone${seed}`,
    fabric: "suede",
    parts: { main: colour },
    ...place,
    drawing: [{ d, part: "main", loft: 26, rise: 24, wrinkle: 0, grain: seed * 31 }],
  };
}

/** A flat block of stone or a box covered with cloth, with sharp edges; outlines in millimetres. */
export const block = (
  d: string,
  high: number,
  colour: string,
  place: Place,
  fabric: Made["fabric"] = "suede",
): Made => ({
  name: `block${colour}${high}`,
  fabric,
  parts: { main: colour },
  ...place,
  drawing: [{ d, part: "main", loft: 2.5, rise: high, wrinkle: 0 }],
});

/** A wooden spoon. */
export const spoon = (place: Place): Made => ({
  name: "spoon",
  fabric: "leather",
  parts: { main: "#b58d60" },
  ...place,
  drawing: [
    { d: "M0 90C2 160 -2 240 0 330", part: "main", stroke: 13, loft: 6, rise: 11, wrinkle: 0.5 },
    { d: ellipse(0, 52, 29, 46), part: "main", loft: 9, rise: 10, wrinkle: 0 },
    { d: ellipse(0, 50, 22, 38), part: "main", loft: 12, rise: -9, wrinkle: 0, dim: 0.93 },
  ],
});

/** A little boat folded of paper, lying on its side. */
export const boat = (colour: string, place: Place): Made => ({
  name: "boat",
  fabric: "poplin",
  parts: { main: colour },
  ...place,
  drawing: [
    { d: "M-6 -4L48 70L-58 70Z", part: "main", loft: 4, rise: 9, wrinkle: 0.2, dim: 0.97 },
    { d: "M-6 -4L2 72L-58 70Z", part: "main", loft: 2, rise: 3, wrinkle: 0 },
    { d: "M-112 56C-60 66 40 66 106 52L62 118L-64 122Z", part: "main", loft: 5, rise: 11, wrinkle: 0.2 },
    { d: "M-112 56C-80 62 -30 64 0 64L-4 120L-64 122Z", part: "main", loft: 2, rise: 3, wrinkle: 0, dim: 0.98 },
  ],
});
