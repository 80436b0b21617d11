import { box } from "./geometry.ts";
import { dice } from "./noise.ts";
import type { Drawing, Fold, Piece } from "./piece.ts";
import type { Made } from "./plan.ts";
import type { Place } from "./props.ts";
import { dashes } from "./sewing.ts";

interface Drape {
  seed: number;
  colour: string;
  fabric: Made["fabric"];
  place: Place;
  /** Width and height of the cloth. */
  size: [w: number, h: number];
  /** From where the folds spread, and the directions (degrees) of the first and the last. */
  from: [x: number, y: number];
  spread: [number, number];
  count?: number;
  /** Height of the folds. */
  deep?: number;
  hem?: boolean;
}

/** A length of cloth thrown on the table: its folds spread from where a hand has drawn it up. */
export function drape({ seed, colour, fabric, place, size, from, spread, count = 9, deep = 16, hem }: Drape): Made {
  const roll = dice(seed),
    [w, h] = size,
    reach = Math.hypot(w, h);
  const way = (degrees: number, start: number, bend: number): string => {
    const a = (degrees * Math.PI) / 180,
      p = (t: number, off: number) =>
        `${from[0] + Math.cos(a) * reach * t - Math.sin(a) * off} ${from[1] + Math.sin(a) * reach * t + Math.cos(a) * off}`;
    return `M${p(start, 0)}C${p(start + 0.3, bend)} ${p(start + 0.6, -bend)} ${p(1.15, bend * 0.6)}`;
  };
  const folds = Array.from({ length: count }, (_, i): Fold[] => {
    const degrees = spread[0] + ((spread[1] - spread[0]) * (i + 0.2 + roll() * 0.6)) / count,
      wide = 16 + roll() * 30,
      high = deep * (0.5 + roll() * 0.9),
      start = roll() * 0.25,
      bend = (roll() - 0.5) * 150;
    return [
      { d: way(degrees, start, bend), width: wide, height: high },
      { d: way(degrees + (roll() > 0.5 ? 2.6 : -2.6), start + 0.04, bend), width: wide * 0.8, height: -high * 0.55 },
    ];
  }).flat();
  const wave = () => (roll() - 0.5) * 26;
  const outline = `M0 0C${w / 3} ${wave()} ${(w * 2) / 3} ${wave()} ${w} ${wave()}C${w + wave()} ${h / 3} ${w + wave()} ${(h * 2) / 3} ${w + wave()} ${h}C${(w * 2) / 3} ${h + wave()} ${w / 3} ${h + wave()} ${wave()} ${h + wave()}C${wave()} ${(h * 2) / 3} ${wave()} ${h / 3} 0 0Z`;
  return {
    name: `drape${seed}`,
    fabric,
    parts: { main: colour },
    ...place,
    drawing: [
      {
        d: outline,
        part: "main",
        loft: 9,
        rise: 6,
        wrinkle: 0.8,
        grain: seed % 40,
        folds,
        ...(hem ? { lines: [{ d: outline, kind: "stitch", beside: 16 } as const] } : {}),
      },
    ],
  };
}

/** A plain sheet of paper, felt or board, to give a scene a second tone. */
export const sheet = (d: string, colour: string, place: Place, fabric: Made["fabric"] = "felt"): Made => ({
  name: `sheet${colour}`,
  fabric,
  parts: { main: colour },
  ...place,
  drawing: [{ d, part: "main", loft: 2, rise: 2, wrinkle: 0 }],
});

/** A sample of cloth with pinked edges. */
export function swatch(fabric: Made["fabric"], colour: string, place: Place, [w, h] = [100, 130]): Made {
  const tooth = 7,
    across = Math.round(w / tooth),
    down = Math.round(h / tooth);
  const points: string[] = [];
  for (let i = 0; i < across; i++) points.push(`${i * tooth} 0`, `${(i + 0.5) * tooth} -4`);
  for (let i = 0; i < down; i++)
    points.push(`${across * tooth} ${i * tooth}`, `${across * tooth + 4} ${(i + 0.5) * tooth}`);
  for (let i = across; i > 0; i--)
    points.push(`${i * tooth} ${down * tooth}`, `${(i - 0.5) * tooth} ${down * tooth + 4}`);
  for (let i = down; i > 0; i--) points.push(`0 ${i * tooth}`, `-4 ${(i - 0.5) * tooth}`);
  return {
    name: `swatch${fabric}${colour}`,
    fabric,
    parts: { main: colour },
    ...place,
    drawing: [{ d: `M${points.join("L")}Z`, part: "main", loft: 1.5, rise: 3, wrinkle: 0.35 }],
  };
}

/** A piece of a paper pattern: its outline, and the lines drawn on it. */
export const pattern = (d: string, inside: { cut?: string; solid?: string }, colour: string, place: Place): Made => ({
  name: `pattern${colour}`,
  fabric: "poplin",
  parts: { main: colour },
  ...place,
  drawing: [
    { d, part: "main", loft: 1.5, rise: 2.4, wrinkle: 0.3 },
    ...[inside.cut && dashes(inside.cut), inside.solid]
      .filter((line) => line !== undefined)
      .map((line): Piece => ({ d: line, part: "dark", stroke: 2.6, opacity: 0.49, rise: 0, wrinkle: 0 })),
  ],
});

/** A pile of folded knitwear seen from the front, lowest first: each a roll of two layers. */
export function pile(layers: { colour: string; fabric: Made["fabric"] }[], place: Omit<Place, "y"> & { foot: number }) {
  const { x, w, foot, turn = 0 } = place,
    roll = dice(layers.length * 7 + 1);
  const unit = w / 520;
  let y = foot;
  return layers.map(({ colour, fabric }, i): Made => {
    const wide = 500 + (roll() - 0.5) * 46,
      slide = (roll() - 0.5) * 22;
    const bar = (top: number, high: number, inset: number, bow: number): string => {
      const a = -wide / 2 + inset + roll() * 10,
        b = wide / 2 - inset * 0.6 - roll() * 14,
        low = top + high;
      const r = high * 0.42;
      return `M${a + r} ${top + bow}C${a / 2} ${top - bow * 1.6} ${b / 2} ${top - bow} ${b - r} ${top + bow}C${b + 3} ${top + bow + 2} ${b + 3} ${low - 2} ${b - r} ${low}C${b / 2} ${low + 4} ${a / 2} ${low + 2} ${a + r} ${low}C${a - 4} ${low - 2} ${a - 4} ${top + bow + 2} ${a + r} ${top + bow}Z`;
    };
    const drawing: Drawing = [
      { d: bar(44, 46, 12, 2), part: "main", loft: 17, rise: 27, wrinkle: 0.7, dim: 0.93 },
      { d: bar(0, 50, 0, 5), part: "main", loft: 19, rise: 33, wrinkle: 0.9 },
    ];
    const high = 90 * unit;
    y -= high * 0.9;
    return {
      name: `pile${i}`,
      fabric,
      parts: { main: colour },
      x: x + slide * unit,
      y: y + high / 2,
      w: wide * unit,
      h: 1,
      turn,
      drawing,
    };
  });
}

/** A packed case seen from above: its leather rim and the lining; what follows it in the scene lies in it. */
export const suitcase = (leather: string, lining: string, place: Place): Made => ({
  name: "suitcase",
  fabric: "leather",
  parts: { main: leather, lining },
  ...place,
  drawing: [
    { d: "M-70 -26C-70 -64 70 -64 70 -26", part: "main", stroke: 20, loft: 8, rise: 22, wrinkle: 0 },
    {
      d: box(-330, -20, 660, 860, 46),
      part: "main",
      loft: 11,
      rise: 44,
      wrinkle: 0.4,
      lines: [{ d: box(-322, -12, 644, 844, 40), kind: "stitch" }],
    },
    { d: box(-304, 6, 608, 808, 30), part: "lining", fabric: "linen", loft: 7, rise: -36, wrinkle: 0.2 },
    ...[-1, 1].map((s): Piece => ({
      d: box(s * 190 - 26, -32, 52, 30, 4),
      part: "metal",
      fabric: "metal",
      loft: 3,
      rise: 9,
      wrinkle: 0,
    })),
  ],
});
