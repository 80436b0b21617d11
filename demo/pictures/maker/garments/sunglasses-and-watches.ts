import { box, shift } from "../geometry.ts";
import type { Line, Piece } from "../piece.ts";
import { both, circle, row, studs } from "./frame.ts";
import type { Draw } from "./frame.ts";

const lens = (shape: string): string =>
  shape === "round"
    ? circle(118, 0, 92)
    : shape === "cat"
      ? "M22 -30C60 -74 190 -92 236 -84C238 -20 214 58 150 76C90 88 34 62 24 10C21 -4 20 -18 22 -30Z"
      : "M24 -66C90 -80 176 -80 226 -68C236 -40 232 40 214 64C170 82 84 82 44 66C26 40 18 -40 24 -66Z";

export const sunglasses: Draw = ({ details: d }) => {
  const shape = String(d["shape"] ?? "round"),
    at = (p: string) => shift(p, 0, 540),
    glass = at(lens(shape));
  return [
    ...both({
      d: "M212 496C226 420 222 340 200 268C190 236 170 222 150 220",
      part: "main",
      stroke: 16,
      loft: 7,
      rise: 6,
      wrinkle: 0,
    }),
    ...both({ d: glass, part: "lens", fabric: "acetate", loft: 26, rise: 9, wrinkle: 0, opacity: 0.86 }),
    ...both({ d: glass, part: "main", stroke: 22, loft: 9, rise: 8, wrinkle: 0 }),
    { d: "M-34 506C-16 486 16 486 34 506", part: "main", stroke: 18, loft: 8, rise: 7, wrinkle: 0 },
    ...both({ d: box(198, 478, 26, 34, 5), part: "main", loft: 5, rise: 5, wrinkle: 0 }),
    ...studs(
      [
        [212, 494],
        [-212, 494],
      ],
      3.4,
    ),
    ...both({
      d: "M70 492C86 476 110 468 134 470L84 560C70 540 64 512 70 492Z",
      part: "light",
      fabric: "acetate",
      loft: 4,
      rise: 0,
      wrinkle: 0,
      opacity: 0.1,
    }),
  ];
};

export const watch: Draw = ({ details: d }) => {
  const slim = Boolean(d["slim"]),
    w = slim ? 62 : 96,
    r = slim ? 100 : 128,
    canvas = Boolean(d["numerals"]);
  const upper = `M${-w / 2 + 6} 140C${-w / 2} 120 ${w / 2} 120 ${w / 2 - 6} 140L${w / 2 + 8} 410L${-w / 2 - 8} 410Z`,
    lower = `M${-w / 2 - 8} 590L${w / 2 + 8} 590L${w / 2 - 8} 900Q0 936 ${-w / 2 + 8} 900Z`;
  const stitch = (x: number, a: number, b: number): Line => ({ d: `M${x} ${a}L${x * 0.9} ${b}`, kind: "stitch" });
  const marks: Piece[] = Array.from({ length: 12 }, (_, i): Piece => {
    const a = (i / 12) * Math.PI * 2 - Math.PI / 2,
      k = i % 3 === 0 ? 0.66 : 0.72;
    return {
      d: `M${Math.cos(a) * r * k} ${500 + Math.sin(a) * r * k}L${Math.cos(a) * r * 0.8} ${500 + Math.sin(a) * r * 0.8}`,
      part: "dark",
      fabric: "acetate",
      stroke: canvas ? 7 : i % 3 === 0 ? 4.5 : 3,
      loft: 1.4,
      rise: 1.4,
      wrinkle: 0,
    };
  });
  const hand = (angle: number, length: number, stroke: number): Piece => ({
    d: `M0 500L${Math.sin(angle) * length} ${500 - Math.cos(angle) * length}`,
    part: "dark",
    fabric: "acetate",
    stroke,
    loft: 2,
    rise: 2,
    wrinkle: 0,
  });
  return [
    {
      d: upper,
      part: "main",
      loft: 11,
      rise: 8,
      wrinkle: 0.7,
      lines: canvas
        ? [{ d: `M0 150L0 400`, kind: "seam", depth: 0.3 }]
        : [stitch(w / 2 - 7, 156, 404), stitch(-w / 2 + 7, 156, 404)],
    },
    {
      d: lower,
      part: "main",
      loft: 11,
      rise: 8,
      wrinkle: 0.7,
      lines: canvas ? [] : [stitch(w / 2 - 3, 600, 900), stitch(-w / 2 + 3, 600, 900)],
    },
    ...row([0, 720], [0, 860], 6).map(([x, y]): Piece => ({
      d: circle(x, y, slim ? 3 : 4.4),
      part: "dark",
      fabric: "felt",
      loft: 1.6,
      rise: -2,
      wrinkle: 0,
    })),
    {
      d: box(-w / 2 - 2, 92, w + 4, 54, 10) + box(-w / 2 + 8, 102, w - 16, 34, 6),
      part: "metal",
      fabric: "metal",
      evenodd: true,
      loft: 4,
      rise: 5,
      wrinkle: 0,
    },
    { d: "M0 100L0 148", part: "metal", fabric: "metal", stroke: 5, loft: 2, rise: 3, wrinkle: 0 },
    {
      d: `M${-w / 2 - 6} 190L${w / 2 + 6} 190L${w / 2 + 6} 212L${-w / 2 - 6} 212Z`,
      part: "main",
      loft: 5,
      rise: 5,
      wrinkle: 0.2,
    },
    ...both({
      d: `M${w / 2 - 2} 392L${w / 2 + 14} 392L${w / 2 + 18} 440L${w / 2 - 8} 440Z`,
      part: "metal",
      fabric: "metal",
      loft: 5,
      rise: 5,
      wrinkle: 0,
    }),
    ...both({
      d: `M${w / 2 - 2} 608L${w / 2 + 14} 608L${w / 2 + 18} 560L${w / 2 - 8} 560Z`,
      part: "metal",
      fabric: "metal",
      loft: 5,
      rise: 5,
      wrinkle: 0,
    }),
    { d: box(r - 6, 488, 24, 24, 5), part: "metal", fabric: "metal", loft: 5, rise: 5, wrinkle: 0 },
    { d: circle(0, 500, r), part: "metal", fabric: "metal", loft: 16, rise: 13, wrinkle: 0 },
    {
      d: circle(0, 500, r - 12),
      part: canvas ? "lens" : "dial",
      fabric: "felt",
      loft: 7,
      rise: -6,
      wrinkle: 0,
    },
    ...(canvas ? marks.map((m) => ({ ...m, part: "light" as const })) : marks),
    ...[hand(-0.96, r * 0.48, 6), hand(0.98, r * 0.7, 4.4)].map((h): Piece => (canvas ? { ...h, part: "light" } : h)),
    { d: circle(0, 500, 6), part: "metal", fabric: "metal", loft: 4, rise: 3, wrinkle: 0 },
    {
      d: `M${-r * 0.55} ${500 - r * 0.5}C${-r * 0.2} ${500 - r * 0.84} ${r * 0.3} ${500 - r * 0.8} ${r * 0.5} ${500 - r * 0.56}L${-r * 0.4} ${500 + r * 0.2}Z`,
      part: "light",
      fabric: "felt",
      loft: 6,
      rise: 0,
      wrinkle: 0,
      opacity: 0.07,
    },
  ];
};
