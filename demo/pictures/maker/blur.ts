/** Blurs by three box passes of about the radius; the rectangle's outside counts as 0. */
export function blur(source: Float32Array, w: number, h: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius / 1.8));
  let a = source,
    b = new Float32Array(w * h);
  const spare = new Float32Array(w * h);
  for (let pass = 0; pass < 3; pass++) {
    const t = pass === 0 ? spare : a;
    const k = 1 / (2 * r + 1);
    for (let y = 0; y < h; y++) {
      let sum = 0;
      const row = y * w;
      for (let x = 0; x < Math.min(r, w); x++) sum += a[row + x]!;
      for (let x = 0; x < w; x++) {
        if (x + r < w) sum += a[row + x + r]!;
        if (x - r - 1 >= 0) sum -= a[row + x - r - 1]!;
        b[row + x] = sum * k;
      }
    }
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let y = 0; y < Math.min(r, h); y++) sum += b[y * w + x]!;
      for (let y = 0; y < h; y++) {
        if (y + r < h) sum += b[(y + r) * w + x]!;
        if (y - r - 1 >= 0) sum -= b[(y - r - 1) * w + x]!;
        t[y * w + x] = sum * k;
      }
    }
    a = t;
  }
  return a;
}
