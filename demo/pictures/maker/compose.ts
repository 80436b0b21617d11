import sharp from "sharp";
import { FABRICS } from "./fabrics.ts";
import type { FabricName } from "../../catalogue/product.ts";
import type { Pattern } from "./patterns.ts";
import type { Part } from "./piece.ts";
import { blur } from "./relief.ts";
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

/** Things laid into a picture, each with its own colours, lowest first. */
export interface Placed {
  layers: Layer[];
  scheme: Scheme;
  /** Pixels of one unit of the drawing. */
  zoom: number;
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
  skin: "#b98d6d",
  hair: "#3c2f28",
};

/** Paints ground, shadows and things; the result is 8-bit RGB. */
export function paint(width: number, height: number, ground: Ground, things: Placed[]): Buffer {
  const size = width * height,
    out = new Float32Array(size * 3);
  const tone = linear(ground.tone),
    falloff = ground.falloff ?? 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const a = x / width,
        b = y / height;
      const glow = 1.07 - falloff * (0.11 * a + 0.13 * b) - falloff * 0.1 * ((a - 0.42) ** 2 + (b - 0.42) ** 2);
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) out[i + c] = tone[c]! * glow * (c === 2 ? 1 - 0.012 * (1 - b) : 1);
    }
  for (const { layers, scheme, zoom } of things) {
    groundShadow(out, width, height, layers, zoom);
    for (const layer of layers) {
      shadowOf(layer, out, width, height, zoom);
      dye(layer, scheme, out, width, height, zoom);
    }
  }
  const bytes = Buffer.alloc(size * 3);
  for (let i = 0; i < size * 3; i++) bytes[i] = SRGB[Math.round(Math.min(1, shoulder(out[i]!)) * 4096)]!;
  return bytes;
}

function groundShadow(out: Float32Array, width: number, height: number, layers: Layer[], zoom: number): void {
  const pad = 64,
    w = width + 2 * pad,
    h = height + 2 * pad,
    union = new Float32Array(w * h);
  for (const { x, y, w: lw, h: lh, mask, piece } of layers) {
    if ((piece.opacity ?? 1) < 0.3) continue;
    for (let j = Math.max(0, -y - pad); j < Math.min(lh, height + pad - y); j++)
      for (let i = Math.max(0, -x - pad); i < Math.min(lw, width + pad - x); i++) {
        const k = (j + y + pad) * w + i + x + pad;
        if (mask[j * lw + i]! > union[k]!) union[k] = mask[j * lw + i]!;
      }
  }
  const z = Math.min(1.6, zoom);
  const near = blur(union, w, h, 7 * z),
    far = blur(union, w, h, 30 * z);
  const at = (field: Float32Array, x: number, y: number) =>
    field[Math.min(h - 1, Math.max(0, Math.round(y) + pad)) * w + Math.min(w - 1, Math.max(0, Math.round(x) + pad))]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const n = at(near, x - 4 * z, y - 6 * z),
        f = at(far, x - 15 * z, y - 21 * z);
      const dark = (1 - 0.4 * n) * (1 - 0.3 * f),
        i = (y * width + x) * 3;
      out[i] = out[i]! * dark;
      out[i + 1] = out[i + 1]! * (dark * 0.985 + 0.015);
      out[i + 2] = out[i + 2]! * (dark * 0.96 + 0.04);
    }
}

function shadowOf(
  { piece, x, y, w, h, cast }: Layer,
  out: Float32Array,
  width: number,
  height: number,
  zoom: number,
): void {
  const strength = piece.cast ?? 1;
  if (!strength) return;
  const sx = Math.round(2 * zoom),
    sy = Math.round(3 * zoom);
  for (let j = 0; j < h; j++) {
    const py = y + j + sy;
    if (py < 0 || py >= height) continue;
    for (let i = 0; i < w; i++) {
      const px = x + i + sx;
      if (px < 0 || px >= width) continue;
      const dark = 1 - strength * cast[j * w + i]!,
        k = (py * width + px) * 3;
      out[k] = out[k]! * dark;
      out[k + 1] = out[k + 1]! * dark;
      out[k + 2] = out[k + 2]! * (dark * 0.985 + 0.015);
    }
  }
}

function dye(layer: Layer, scheme: Scheme, out: Float32Array, width: number, height: number, zoom: number): void {
  const { piece, x, y, w, h, mask, light, gloss, thread, u, v } = layer;
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
  const lift = 0.016 * (1 - Math.min(1, lum * 4)),
    deepen = lum < 0.08 ? 1.25 : lum > 0.6 ? 1.06 : 1.1;
  for (let j = 0; j < h; j++) {
    const py = y + j;
    if (py < 0 || py >= height) continue;
    for (let i = 0; i < w; i++) {
      const px = x + i;
      if (px < 0 || px >= width) continue;
      const k = j * w + i,
        cover = mask[k]! * opacity;
      if (cover === 0) continue;
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
        const bend = (light[k]! - 1) * 5;
        const [first, second] = pattern(u[k]! + bend, v[k]! + bend, 1.1 / zoom);
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
      const lit = (light[k]! > 1 ? 1 + (light[k]! - 1) * 0.8 : 1 - (1 - light[k]!) * deepen) * dim;
      const glint = (gloss ? gloss[k]! * (0.25 + 0.75 * Math.min(1, lum * 2)) : 0) + lift * Math.max(0, light[k]!);
      const warm = (lit - 1) * 0.05;
      const o = (py * width + px) * 3;
      out[o] = out[o]! + (r * lit * (1 + warm) + glint - out[o]!) * cover;
      out[o + 1] = out[o + 1]! + (g * lit + glint * 0.98 - out[o + 1]!) * cover;
      out[o + 2] = out[o + 2]! + (b * lit * (1 - warm) + glint * 0.94 - out[o + 2]!) * cover;
    }
  }
}

export const asImage = (bytes: Buffer, width: number, height: number) =>
  sharp(bytes, { raw: { width, height, channels: 3 } });
