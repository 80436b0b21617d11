/** A generator of numbers from 0 to 1 that depends on its seed alone. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 256;
const table = Float32Array.from(
  { length: SIZE * SIZE },
  (() => {
    const roll = dice(20261);
    return () => roll();
  })(),
);

/** Smooth value noise from 0 to 1 with a period of one unit; repeats after 256 units. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x),
    yi = Math.floor(y);
  const fx = x - xi,
    fy = y - yi;
  const u = fx * fx * (3 - 2 * fx),
    v = fy * fy * (3 - 2 * fy);
  const x0 = xi & 255,
    x1 = (xi + 1) & 255,
    y0 = (yi & 255) * SIZE,
    y1 = ((yi + 1) & 255) * SIZE;
  const a = table[y0 + x0]!,
    b = table[y0 + x1]!,
    c = table[y1 + x0]!,
    d = table[y1 + x1]!;
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** Several octaves of noise, about 0 to 1. */
export const cloud = (x: number, y: number): number =>
  0.55 * noise(x, y) + 0.28 * noise(x * 2.1 + 17, y * 2.1 + 5) + 0.17 * noise(x * 4.3 + 41, y * 4.3 + 9);
