import sharp from "sharp";
import { blur } from "./blur.ts";
import { FABRICS } from "./fabrics.ts";
import { lightUp, mirrored } from "./light.ts";
import type { Lit } from "./light.ts";
import { dice } from "./noise.ts";
import type { FabricName } from "../../catalogue/product.ts";
import type { Pattern } from "./patterns.ts";
import type { Part } from "./piece.ts";
import type { Layer } from "./relief.ts";
import { linear } from "./shades.ts";

/** The colours of one thing: a shade a part, the thread, and what is printed or woven into it. */
export interface Scheme {
  parts: Partial<Record<Part, string>> & { main: string };
  thread: string;
  fabric: FabricName;
  pattern?: Pattern;
  inks?: [string, string];
}

/** Things laid into a picture, lowest first. */
export interface Laid {
  layers: Layer[];
  /** Pixels of one unit of the drawing. */
  zoom: number;
  /** Lies on what is below like a board, not like a cloth. */
  stiff: boolean;
}

/** The same with their colours. */
export interface Placed extends Laid {
  scheme: Scheme;
}

export interface Ground {
  tone: string;
  /** How strongly the light falls off towards the lower right. */
  falloff?: number;
}

const SRGB = Uint8Array.from({ length: 4097 }, (_, i) => {
  const c = i / 4096;
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
});
/** Straight up to 0.7, then a soft shoulder, so that white cloth keeps its folds. */
const shoulder = (x: number) => (x < 0.7 ? Math.max(0, x) : 0.7 + 0.3 * (1 - Math.exp((0.7 - x) / 0.3)));

const FALLBACK: Partial<Record<Part, string>> = {
  button: "Horn",
  metal: "Brass",
  sole: "Sole",
  midsole: "Rubber",
  lace: "Bone",
  lens: "Lens",
  dial: "Pearl",
  dark: "Graphite",
  light: "Bone",
  wood: "Wood",
  lining: "Bone",
  leaf: "Sage",
  paper: "Ivory",
};

/** Room around the picture, in its pixels: what lies there still throws a shadow into it. */
const MARGIN = 64;

/** Things as they lie, before they are dyed: heights and light. Arrays cover the picture and its margin. */
export interface Relief {
  width: number;
  height: number;
  w: number;
  h: number;
  lit: Lit;
}

/**
 * Lays things on the ground, each softly on those below, and lights them.
 * @param scale pixels of the picture to one of the maker's lengths
 */
export function layOut(width: number, height: number, things: Laid[], scale: number): Relief {
  const w = width + 2 * MARGIN,
    h = height + 2 * MARGIN,
    z = new Float32Array(w * h);
  for (const { layers, zoom, stiff } of things) {
    const own = new Float32Array(w * h),
      cover = new Float32Array(w * h);
    for (const layer of layers) stack(layer, { w, h, z: own, cover }, zoom);
    const bed = blur(z, w, h, (stiff ? 48 : 20) * zoom),
      follows = stiff ? 0 : 0.3;
    for (let k = 0; k < z.length; k++)
      z[k] = z[k]! + (Math.max(bed[k]!, z[k]! * follows) + own[k]! - z[k]!) * cover[k]!;
  }
  return { width, height, w, h, lit: lightUp(z, w, h, scale) };
}

interface Heap {
  w: number;
  h: number;
  z: Float32Array;
  cover: Float32Array;
}

/** Lays a piece on those of the same thing. */
function stack({ piece, x, y, w, h, mask, height }: Layer, heap: Heap, zoom: number): void {
  if ((piece.opacity ?? 1) < 0.5) return;
  const below = new Float32Array(w * h);
  visit(x, y, w, h, heap, (k, at) => (below[k] = heap.z[at]!));
  const large = Math.min(w, h) > 110 * zoom;
  const soft = blur(below, w, h, (large ? 16 : 4) * zoom);
  visit(x, y, w, h, heap, (k, at) => {
    const cover = mask[k]!;
    if (!cover) return;
    const bed = large ? soft[k]! : Math.max(soft[k]!, 0.35 * soft[k]! + 0.65 * below[k]!);
    const top = bed + HEIGHT * height[k]! + 0.8 * zoom;
    heap.cover[at] = Math.max(heap.cover[at]!, cover);
    heap.z[at] = below[k]! + (top - below[k]!) * cover;
  });
}

/** Things are a little thicker than their drawing says. */
const HEIGHT = 1.6;

/** What all things together mirror and take of the light. Arrays cover the picture and its margin. */
interface Dyed {
  w: number;
  h: number;
  colour: Float32Array;
  /** How strongly and how sharply the surface mirrors. */
  shine: Float32Array;
  tight: Float32Array;
  /** How much of its own colour a glint takes. */
  tint: Float32Array;
  /** How far light and shadow stand apart: more on dark cloth. */
  depth: Float32Array;
}

/** Dyes what was laid out; the result is 8-bit RGB. */
export function paint({ width, height, w, h, lit }: Relief, ground: Ground, things: Placed[]): Buffer {
  const size = w * h;
  const scene: Dyed = {
    w,
    h,
    colour: new Float32Array(size * 3),
    shine: new Float32Array(size),
    tight: new Float32Array(size).fill(10),
    tint: new Float32Array(size),
    depth: new Float32Array(size).fill(1),
  };
  const tone = linear(ground.tone);
  for (let i = 0; i < size; i++) for (let c = 0; c < 3; c++) scene.colour[i * 3 + c] = tone[c]!;
  for (const { layers, scheme, zoom } of things) for (const layer of layers) dye(layer, scheme, scene, zoom);
  const { light, open, nx, ny } = lit,
    falloff = ground.falloff ?? 1,
    bytes = Buffer.alloc(width * height * 3),
    roll = dice(7);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const a = x / width,
        b = y / height,
        k = (y + MARGIN) * w + x + MARGIN,
        o = (y * width + x) * 3;
      const glow = 1.06 - falloff * (0.1 * a + 0.12 * b) - falloff * 0.1 * ((a - 0.42) ** 2 + (b - 0.42) ** 2);
      const bright = light[k]! ** scene.depth[k]! * glow,
        grain = 1 + 0.014 * (roll() - 0.5),
        t = Math.max(-1, Math.min(1, bright - 1));
      const glint = scene.shine[k]! ? scene.shine[k]! * mirrored(nx[k]!, ny[k]!, open[k]!, scene.tight[k]!) * glow : 0;
      for (let c = 0; c < 3; c++) {
        const warm = 1 + t * [0.025, 0, -0.035][c]!;
        const own = scene.colour[k * 3 + c]!,
          tinted = 1 + scene.tint[k]! * (Math.min(1, own * 2.2) - 1);
        const value = own * bright * warm * grain + glint * tinted * [1, 0.985, 0.95][c]!;
        bytes[o + c] = SRGB[Math.round(Math.min(1, shoulder(value)) * 4096)]!;
      }
    }
  return bytes;
}

function visit(
  x: number,
  y: number,
  w: number,
  h: number,
  scene: { w: number; h: number },
  each: (k: number, at: number) => void,
): void {
  for (let j = 0; j < h; j++) {
    const py = y + j + MARGIN;
    if (py < 0 || py >= scene.h) continue;
    for (let i = 0; i < w; i++) {
      const px = x + i + MARGIN;
      if (px >= 0 && px < scene.w) each(j * w + i, py * scene.w + px);
    }
  }
}

function dye(layer: Layer, scheme: Scheme, scene: Dyed, zoom: number): void {
  const { piece, x, y, w, h, mask, thread, u, v } = layer;
  const { part } = piece;
  const name = scheme.parts[part] ?? FALLBACK[part] ?? scheme.parts.main;
  const base = linear(name),
    sewn = linear(scheme.thread);
  const fabric = FABRICS[piece.fabric ?? scheme.fabric];
  const pattern = piece.plain || part !== "main" ? undefined : scheme.pattern;
  const inks = (scheme.inks ?? ["Ink", "Bone"]).map(linear);
  const opacity = piece.opacity ?? 1,
    dim = piece.dim ?? 1;
  const lum = 0.21 * base[0] + 0.72 * base[1] + 0.07 * base[2];
  const lift = 0.012 * (1 - Math.min(1, lum * 4)),
    depth = (lum < 0.08 ? 1.3 : lum > 0.6 ? 1.05 : 1.12) * (fabric.contrast ?? 1);
  const metal = (piece.fabric ?? scheme.fabric) === "metal";
  visit(x, y, w, h, scene, (k, at) => {
    const cover = mask[k]! * opacity;
    if (cover === 0) return;
    let [r, g, b] = base;
    if (fabric.tint) {
      const t = fabric.tint(u[k]!, v[k]!);
      r *= t;
      g *= t;
      b *= t;
    }
    for (const faded of piece.wash ?? []) {
      const e = ((u[k]! - faded.x) / faded.rx) ** 2 + ((v[k]! - faded.y) / faded.ry) ** 2;
      const f = faded.amount * Math.exp(-e * 1.4);
      r += (0.5 - r) * f;
      g += (0.56 - g) * f;
      b += (0.62 - b) * f;
    }
    if (pattern) {
      const [first, second] = pattern(u[k]!, v[k]!, 1.1 / zoom);
      for (const [amount, ink] of [
        [first, inks[0]!],
        [second, inks[1]!],
      ] as const) {
        r += (ink[0]! - r) * amount;
        g += (ink[1]! - g) * amount;
        b += (ink[2]! - b) * amount;
      }
    }
    if (thread) {
      const t = thread[k]! * 0.85;
      r += (sewn[0] - r) * t;
      g += (sewn[1] - g) * t;
      b += (sewn[2] - b) * t;
    }
    const put = (field: Float32Array, value: number) => (field[at] = field[at]! + (value - field[at]!) * cover);
    scene.colour[at * 3] = scene.colour[at * 3]! + (r * dim + lift - scene.colour[at * 3]!) * cover;
    scene.colour[at * 3 + 1] = scene.colour[at * 3 + 1]! + (g * dim + lift - scene.colour[at * 3 + 1]!) * cover;
    scene.colour[at * 3 + 2] = scene.colour[at * 3 + 2]! + (b * dim + lift - scene.colour[at * 3 + 2]!) * cover;
    put(scene.shine, (fabric.shine ?? 0) * (metal ? 1 : 0.3 + 0.7 * Math.min(1, lum * 2)));
    put(scene.tight, fabric.tight ?? 10);
    put(scene.tint, metal ? 0.6 : fabric === FABRICS.silk ? 0.75 : 0.15);
    put(scene.depth, depth);
  });
}

export const asImage = (bytes: Buffer, width: number, height: number) =>
  sharp(bytes, { raw: { width, height, channels: 3 } });
