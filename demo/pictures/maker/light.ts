import { blur } from "./blur.ts";

/*
 * The studio's light on a field of heights, seen straight from above: a window at the upper left, a wide weak screen at
 * the lower right, and the room's own light. For every pixel and every direction around it the horizon is looked for;
 * what of the light stands above it is summed by its angle. So shadows are soft where the light is wide, and what lies
 * deep is dark.
 */

/** Light that came to each pixel (1: flat open ground), and the slope of its surface. Arrays cover the whole picture. */
export interface Lit {
  light: Float32Array;
  /** How much of the room each pixel sees, 0 to 1. */
  open: Float32Array;
  /** The surface's normal; z follows. */
  nx: Float32Array;
  ny: Float32Array;
}

const TAU = Math.PI * 2;
/** The window stands at the upper left; angles run from x to y, y downwards. */
const KEY = { azimuth: Math.atan2(-0.64, -0.77), elevation: 0.6, wide: 0.2, high: 0.2, strength: 13.5 };
const FILL = { azimuth: KEY.azimuth + Math.PI + 0.3, elevation: 0.85, wide: 0.7, high: 0.4, strength: 0.55 };
const ROOM = 0.4;

const apart = (a: number, b: number) => Math.abs(((a - b + 3 * Math.PI) % TAU) - Math.PI);
const lobe = (azimuth: number, elevation: number, { azimuth: a, elevation: e, wide, high, strength }: typeof KEY) =>
  strength * Math.exp(-((apart(azimuth, a) / wide) ** 2) - ((elevation - e) / high) ** 2);

/** What shines from a direction. */
export const shines = (azimuth: number, elevation: number): number =>
  ROOM * (0.75 + 0.25 * Math.sin(elevation)) + lobe(azimuth, elevation, KEY) + lobe(azimuth, elevation, FILL);

/** One direction along which the horizon is looked for. */
interface Ray {
  x: number;
  y: number;
  /** Steps in pixels, at scale 1. */
  steps: number[];
  /** Light above a horizon of a slope: its share along the ground, its share straight down, by slope's step. */
  along: Float32Array;
  down: Float32Array;
  /** The same of an even room, for `open`. */
  seen: Float32Array;
}

const SLOPES = 96;
/** Slopes from 0 upwards, finer near the ground: slope = tan of the horizon's height. */
const slopeStep = (slope: number) =>
  Math.min(SLOPES - 1, Math.max(0, Math.round((Math.atan(slope) / (Math.PI / 2)) * (SLOPES - 1))));

function ray(azimuth: number, share: number, steps: number[]): Ray {
  const along = new Float32Array(SLOPES),
    down = new Float32Array(SLOPES),
    seen = new Float32Array(SLOPES);
  for (let s = 0; s < SLOPES; s++) {
    const from = (s / (SLOPES - 1)) * (Math.PI / 2),
      n = 48,
      d = (Math.PI / 2 - from) / n;
    for (let i = 0; i < n; i++) {
      const e = from + (i + 0.5) * d,
        l = shines(azimuth, e) * Math.cos(e) * d * share;
      along[s] = along[s]! + l * Math.cos(e);
      down[s] = down[s]! + l * Math.sin(e);
      seen[s] = seen[s]! + Math.cos(e) * Math.sin(e) * d * share;
    }
  }
  return { x: Math.cos(azimuth), y: Math.sin(azimuth), steps, along, down, seen };
}

const NEAR = [1, 2, 3, 4.5, 6.5, 9.5, 14, 20, 29, 42, 60];
const FAR = [1, 2, 3, 4, 5, 6.5, 8, 10, 12.5, 15.5, 19, 24, 30, 38, 48, 60, 76, 96, 120];

/** Directions: many across the window, fewer around the room. Each stands for a share of the circle. */
const rays: Ray[] = (() => {
  const list: Ray[] = [],
    half = 0.42,
    fine = 9;
  for (let i = 0; i < fine; i++)
    list.push(ray(KEY.azimuth - half + ((i + 0.5) * 2 * half) / fine, (2 * half) / fine, FAR));
  const rest = TAU - 2 * half,
    coarse = 15;
  for (let i = 0; i < coarse; i++)
    list.push(ray(KEY.azimuth + half + ((i + 0.5) * rest) / coarse, rest / coarse, NEAR));
  return list;
})();

const flat = rays.reduce((sum, r) => sum + r.down[0]!, 0),
  openSky = rays.reduce((sum, r) => sum + r.seen[0]!, 0);

/** Pixels that a shadow can reach; the bare ground far from all things needs no look around. */
function nearThings(z: Float32Array, w: number, h: number, far: number): Uint8Array {
  const size = 16,
    columns = Math.ceil(w / size),
    rows = Math.ceil(h / size),
    reach = Math.ceil(far / size),
    filled = new Uint8Array(columns * rows),
    near = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if (z[y * w + x] !== 0) filled[Math.floor(y / size) * columns + Math.floor(x / size)] = 1;
  const close = filled.map((_, i) => {
    const cx = i % columns,
      cy = Math.floor(i / columns);
    for (let y = Math.max(0, cy - reach); y <= Math.min(rows - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(columns - 1, cx + reach); x++)
        if (filled[y * columns + x]) return 1;
    return 0;
  });
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) near[y * w + x] = close[Math.floor(y / size) * columns + Math.floor(x / size)]!;
  return near;
}

/**
 * Lights a field of heights (pixels, row by row).
 * @param scale pixels of the picture to one of the maker's lengths
 */
export function lightUp(z: Float32Array, w: number, h: number, scale: number): Lit {
  const size = w * h,
    light = new Float32Array(size),
    open = new Float32Array(size),
    nx = new Float32Array(size),
    ny = new Float32Array(size);
  for (let y = 0; y < h; y++) {
    const up = Math.max(0, y - 1) * w,
      low = Math.min(h - 1, y + 1) * w,
      row = y * w;
    for (let x = 0; x < w; x++) {
      const dx = (z[row + Math.max(0, x - 1)]! - z[row + Math.min(w - 1, x + 1)]!) / 2,
        dy = (z[up + x]! - z[low + x]!) / 2,
        n = Math.sqrt(dx * dx + dy * dy + 1);
      nx[row + x] = dx / n;
      ny[row + x] = dy / n;
    }
  }
  const busy = nearThings(z, w, h, FAR.at(-1)! * scale);
  for (let k = 0; k < size; k++)
    if (!busy[k]) {
      light[k] = flat;
      open[k] = openSky;
    }
  for (const { x: rx, y: ry, steps, along, down, seen } of rays) {
    const dxs = steps.map((s) => Math.round(rx * s * scale)),
      dys = steps.map((s) => Math.round(ry * s * scale)),
      lengths = dxs.map((dx, i) => Math.hypot(dx, dys[i]!));
    const count = steps.length;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const k = y * w + x,
          own = z[k]!;
        if (!busy[k]) continue;
        let slope = 0;
        for (let s = 0; s < count; s++) {
          const px = x + dxs[s]!,
            py = y + dys[s]!;
          if (px < 0 || py < 0 || px >= w || py >= h) break;
          const rise = (z[py * w + px]! - own) / lengths[s]!;
          if (rise > slope) slope = rise;
        }
        const at = slope === 0 ? 0 : slopeStep(slope),
          a = nx[k]!,
          b = ny[k]!;
        const got = (a * rx + b * ry) * along[at]! + Math.sqrt(1 - a * a - b * b) * down[at]!;
        if (got > 0) light[k] = light[k]! + got;
        open[k] = open[k]! + seen[at]!;
      }
  }
  for (let k = 0; k < size; k++) {
    open[k] = open[k]! / openSky;
    light[k] = light[k]! / flat;
  }
  // what a neighbour throws back where the room is hidden
  const around = blur(light, w, h, 18 * scale);
  for (let k = 0; k < size; k++) light[k] = light[k]! + 0.42 * (1 - open[k]!) * around[k]!;
  return { light, open, nx, ny };
}

/**
 * What a surface mirrors towards the eye: 0 in the dark, 1 about a white wall.
 * @param tight how sharp the mirror is
 */
export function mirrored(nx: number, ny: number, open: number, tight: number): number {
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const x = 2 * nz * nx,
    y = 2 * nz * ny,
    up = 2 * nz * nz - 1;
  const elevation = Math.asin(Math.max(-1, Math.min(1, up))),
    azimuth = Math.atan2(y, x),
    soft = 0.28 + 2.2 / tight;
  const window =
    Math.exp(
      -((apart(azimuth, KEY.azimuth) * Math.cos(elevation)) ** 2 + (elevation - KEY.elevation) ** 2) / (soft * soft),
    ) *
    (0.6 + tight / 16);
  return open * (window + 0.22 * Math.max(0, 0.4 + 0.6 * Math.sin(elevation)));
}
