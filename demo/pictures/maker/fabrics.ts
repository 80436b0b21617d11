import type { FabricName } from "../../catalogue/product.ts";
import { cloud, noise } from "./noise.ts";

/** How a cloth looks: lengths are units of the 800 by 1000 picture, u runs across the grain, v along it. */
export interface Fabric {
  /** Surface height. */
  height?: (u: number, v: number) => number;
  /** Length of its smallest figure: too small to be seen, it lies flat rather than flicker. */
  fine?: number;
  /** Factor on the colour. */
  tint?: (u: number, v: number) => number;
  /** Soft wrinkles of a thing laid flat: height, length of a wave, and how sharp its crests are. */
  wrinkle: number;
  wave: number;
  crisp: number;
  /** Highlights: strength and tightness. */
  shine?: number;
  tight?: number;
  /** How strongly light and shadow show. */
  contrast?: number;
}

const TAU = Math.PI * 2;
const wave = (x: number) => Math.sin(x * TAU);
const saw = (x: number) => x - Math.floor(x);

/** Plain knitting: columns of nested Vs of round yarn. */
const stitches = (u: number, v: number, w: number, h: number) => {
  const column = Math.abs(saw(u / w) - 0.5) * 2,
    lean = saw(v / h + column * 0.62),
    strand = 1 - (2 * column - 1) ** 2,
    loop = 1 - (2 * lean - 1) ** 2;
  return Math.sqrt(strand * (0.25 + 0.75 * loop));
};

const cables = (u: number, v: number) => {
  const column = saw(u / 64) - 0.5;
  if (Math.abs(column) > 0.27) return stitches(u, v, 6, 5.4) * 0.7 - (Math.abs(Math.abs(column) - 0.33) < 0.05 ? 2 : 0);
  const turns = (v / 58) * TAU,
    x = column * 64;
  const a = Math.sin(turns) * 9,
    b = -a,
    over = Math.cos(turns);
  const strand = (at: number, lift: number) => Math.sqrt(Math.max(0, 1 - ((x - at) / 8.5) ** 2)) * (5 + lift * 2.2);
  return Math.max(strand(a, over), strand(b, -over)) + stitches(u + a * 0.4, v, 5, 5) * 0.5;
};

export const FABRICS: Record<FabricName, Fabric> = {
  jersey: {
    wrinkle: 1.9,
    wave: 105,
    crisp: 0.35,
    height: (u, v) => 0.06 * wave(u / 3.1) + 0.06 * noise(u / 2.6, v / 2.6),
  },
  poplin: { wrinkle: 2.1, wave: 96, crisp: 0.6, height: (u, v) => 0.07 * noise(u / 1.9, v / 1.9) },
  linen: {
    wrinkle: 2.5,
    wave: 84,
    crisp: 0.72,
    height: (u, v) => 0.27 * noise(u / 2.2, v / 40) + 0.27 * noise(u / 40 + 70, v / 2.2),
    tint: (u, v) => 0.96 + 0.04 * noise(u / 2.4, v / 46) + 0.04 * noise(u / 46 + 9, v / 2.4),
  },
  silk: { wrinkle: 3.4, wave: 120, crisp: 0.2, shine: 0.5, tight: 9, contrast: 1.12 },
  denim: {
    wrinkle: 1.8,
    wave: 84,
    crisp: 0.7,
    height: (u, v) => 0.17 * wave((u + v * 1.5) / 4.2) + 0.14 * noise(u / 2, v / 4),
    tint: (u, v) => 0.9 + 0.1 * wave((u + v * 1.5) / 4.2) * 0.5 + 0.16 * (noise(u / 2, v / 16) - 0.4),
  },
  twill: {
    wrinkle: 1.8,
    wave: 96,
    crisp: 0.6,
    height: (u, v) => 0.1 * wave((u - v) / 3.6) + 0.08 * noise(u / 1.8, v / 1.8),
  },
  corduroy: {
    wrinkle: 1.5,
    wave: 105,
    crisp: 0.4,
    height: (u, v) => 1.15 * Math.sqrt(Math.abs(wave(u / 15))) + 0.2 * noise(u / 2, v / 2.6),
    contrast: 1.1,
  },
  wool: {
    wrinkle: 1.3,
    wave: 125,
    crisp: 0.2,
    height: (u, v) => 0.28 * noise(u / 2.7, v / 2.7) + 0.08 * wave((u + v) / 4.4),
    tint: (u, v) => 0.95 + 0.1 * noise(u / 2.6 + 7, v / 2.6),
  },
  felt: {
    wrinkle: 1.1,
    wave: 135,
    crisp: 0.1,
    height: (u, v) => 0.18 * noise(u / 3.2, v / 3.2),
    tint: (u, v) => 0.98 + 0.04 * noise(u / 3.4, v / 3.4),
  },
  fleece: {
    wrinkle: 2,
    wave: 112,
    crisp: 0.25,
    height: (u, v) => 0.09 * noise(u / 2.5, v / 2.5) + 0.05 * wave(u / 3.3),
    tint: (u, v) => 0.975 + 0.05 * noise(u / 2, v / 5),
  },
  knit: {
    wrinkle: 1.5,
    wave: 120,
    crisp: 0.15,
    fine: 6,
    height: (u, v) => 1.05 * stitches(u, v, 7.6, 6),
    contrast: 1.05,
  },
  rib: {
    wrinkle: 1.2,
    wave: 120,
    crisp: 0.15,
    height: (u, v) => 1.5 * Math.sqrt(Math.abs(wave(u / 17))) + 0.3 * stitches(u, v, 4.2, 4.4),
    contrast: 1.05,
  },
  cable: { wrinkle: 1.1, wave: 130, crisp: 0.1, height: cables },
  waffle: {
    wrinkle: 1.5,
    wave: 110,
    crisp: 0.25,
    fine: 6,
    height: (u, v) => 0.5 * (Math.abs(wave(u / 12)) + Math.abs(wave(v / 12))),
  },
  quilt: {
    wrinkle: 1,
    wave: 90,
    crisp: 0.5,
    shine: 0.1,
    tight: 14,
    height: (u, v) =>
      8 * Math.sqrt(Math.sqrt(Math.abs(wave((u + v) / 120) * wave((u - v) / 120)))) + 0.6 * cloud(u / 9, v / 9),
  },
  nylon: {
    wrinkle: 1.7,
    wave: 60,
    crisp: 0.75,
    shine: 0.12,
    tight: 12,
    height: (u, v) => 0.05 * noise(u / 1.6, v / 1.6),
  },
  canvas: {
    wrinkle: 1.1,
    wave: 110,
    crisp: 0.6,
    height: (u, v) => 0.16 * wave(u / 3.9) * wave(v / 3.9) + 0.13 * noise(u / 2.6, v / 2.6),
    tint: (u, v) => 0.97 + 0.05 * noise(u / 2.6, v / 2.6),
  },
  leather: {
    wrinkle: 0.8,
    wave: 90,
    crisp: 0.3,
    shine: 0.2,
    tight: 16,
    height: (u, v) => 0.2 * cloud(u / 5, v / 5),
    contrast: 1.05,
  },
  suede: {
    wrinkle: 1,
    wave: 90,
    crisp: 0.3,
    height: (u, v) => 0.16 * noise(u / 2.4, v / 2.4),
    tint: (u, v) => 0.92 + 0.12 * cloud(u / 26, v / 26) + 0.05 * noise(u / 2.4, v / 2.4),
  },
  straw: {
    wrinkle: 0.4,
    wave: 140,
    crisp: 0.2,
    height: (u, v) => 0.75 * wave(u / 9) * wave(v / 9) + 0.4 * Math.abs(wave(u / 9)),
    tint: (u, v) => 0.9 + 0.09 * noise(u / 7, v / 9) + 0.07 * wave(u / 9) * wave(v / 9),
  },
  metal: { wrinkle: 0, wave: 100, crisp: 0, shine: 0.9, tight: 22, contrast: 1.2 },
  acetate: { wrinkle: 0, wave: 100, crisp: 0, shine: 0.65, tight: 34 },
};
