import type { FabricName } from "../../catalogue/product.ts";
import { flatten } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { dice, noise } from "./noise.ts";
import type { Piece } from "./piece.ts";

/*
 * Cloth on a table. A piece gets a little more cloth than its outline has room for; the outline is held, the table
 * carries it, its own weight presses it down. Where there is surplus it rises to folds, elsewhere it lies flat. Points
 * on a grid are moved until all threads between them have their length again (position based dynamics).
 */

/** How a cloth falls: surplus over the whole piece, number and size of the places with more, and its stiffness. */
interface Fall {
  /** Surplus everywhere, as a part of the length. */
  ease: number;
  /** Surplus of one place, in units. */
  slack: number;
  /** Places with slack on a square of 100 units. */
  places: number;
  /** Reach of such a place, in units. */
  reach: number;
  /** 0 folds sharply, 1 hardly at all. */
  stiff: number;
}

const FALLS: Partial<Record<FabricName, Fall>> = {
  jersey: { ease: 0.006, slack: 13, places: 1.3, reach: 60, stiff: 0.14 },
  poplin: { ease: 0.006, slack: 12, places: 1.4, reach: 50, stiff: 0.1 },
  linen: { ease: 0.006, slack: 9, places: 1.8, reach: 38, stiff: 0.08 },
  silk: { ease: 0.005, slack: 11, places: 0.9, reach: 62, stiff: 0.05 },
  denim: { ease: 0.003, slack: 7, places: 0.9, reach: 44, stiff: 0.28 },
  twill: { ease: 0.003, slack: 7, places: 0.9, reach: 46, stiff: 0.24 },
  corduroy: { ease: 0.003, slack: 6.5, places: 0.7, reach: 50, stiff: 0.3 },
  wool: { ease: 0.002, slack: 6.5, places: 0.6, reach: 62, stiff: 0.4 },
  felt: { ease: 0.002, slack: 6.5, places: 0.5, reach: 70, stiff: 0.5 },
  fleece: { ease: 0.003, slack: 8, places: 0.8, reach: 56, stiff: 0.3 },
  knit: { ease: 0.003, slack: 7, places: 0.7, reach: 60, stiff: 0.34 },
  rib: { ease: 0.002, slack: 3.5, places: 0.6, reach: 60, stiff: 0.34 },
  cable: { ease: 0.002, slack: 3.5, places: 0.5, reach: 66, stiff: 0.45 },
  waffle: { ease: 0.003, slack: 7, places: 0.8, reach: 52, stiff: 0.26 },
  nylon: { ease: 0.005, slack: 8, places: 1.8, reach: 34, stiff: 0.08 },
  canvas: { ease: 0.002, slack: 3.5, places: 0.5, reach: 56, stiff: 0.4 },
};

/** Units between the points of the grid. */
const STEP = 8;
const SWEEPS = 320;
/** Smaller pieces are too stiff to fold. */
const LARGE = 7000;

/** A piece as it lies: how high, and how far its threads slid, at a place of the drawing; all in units. */
export interface Settled {
  height: (x: number, y: number) => number;
  slideX: (x: number, y: number) => number;
  slideY: (x: number, y: number) => number;
}

const area = (run: Point[]) =>
  Math.abs(
    run.reduce((sum, [x, y], i) => sum + x * run[(i + 1) % run.length]![1] - run[(i + 1) % run.length]![0] * y, 0),
  ) / 2;

function isInside(runs: Point[][], x: number, y: number): boolean {
  let odd = false;
  for (const run of runs)
    for (let i = 0, j = run.length - 1; i < run.length; j = i++) {
      const [ax, ay] = run[i]!,
        [bx, by] = run[j]!;
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
    }
  return odd;
}

/** Reads a grid between its points without a kink: a cubic B-spline. */
function reader(grid: Float32Array, w: number, h: number, x0: number, y0: number): (x: number, y: number) => number {
  const weights = (t: number) => {
    const u = 1 - t;
    return [
      (u * u * u) / 6,
      (3 * t * t * t - 6 * t * t + 4) / 6,
      (3 * u * u * u - 6 * u * u + 4) / 6,
      (t * t * t) / 6,
    ] as const;
  };
  return (x, y) => {
    const gx = (x - x0) / STEP,
      gy = (y - y0) / STEP,
      ix = Math.floor(gx),
      iy = Math.floor(gy);
    if (ix < -1 || iy < -1 || ix > w || iy > h) return 0;
    const wx = weights(gx - ix),
      wy = weights(gy - iy);
    let sum = 0;
    for (let j = 0; j < 4; j++) {
      const row = Math.min(h - 1, Math.max(0, iy + j - 1)) * w;
      for (let i = 0; i < 4; i++) sum += wx[i]! * wy[j]! * grid[row + Math.min(w - 1, Math.max(0, ix + i - 1))]!;
    }
    return sum;
  };
}

/** Lets a piece of cloth come to rest. Nothing for what does not fold: leather, metal, straps, small pieces. */
export function settle(piece: Piece, fabric: FabricName, seed: number): Settled | undefined {
  const fall = FALLS[fabric],
    amount = piece.wrinkle ?? 1;
  if (!fall || piece.stroke || !amount) return undefined;
  const runs = flatten(piece.d);
  if (runs.reduce((sum, run) => sum + area(run), 0) < LARGE) return undefined;
  const points = runs.flat(),
    xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  const x0 = Math.min(...xs) - STEP,
    y0 = Math.min(...ys) - STEP,
    w = Math.ceil((Math.max(...xs) - x0) / STEP) + 2,
    h = Math.ceil((Math.max(...ys) - y0) / STEP) + 2,
    size = w * h;
  const roll = dice(seed);
  const cloth = new Uint8Array(size),
    held = new Uint8Array(size);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) cloth[j * w + i] = isInside(runs, x0 + i * STEP, y0 + j * STEP) ? 1 : 0;
  for (let j = 1; j < h - 1; j++)
    for (let i = 1; i < w - 1; i++) {
      const k = j * w + i;
      if (cloth[k] && !(cloth[k - 1] && cloth[k + 1] && cloth[k - w] && cloth[k + w])) held[k] = 1;
    }

  // where the cloth would lie were there room for all of it
  const gx = new Float32Array(size),
    gy = new Float32Array(size);
  const inner: Point[] = [];
  for (let k = 0; k < size; k++) {
    const x = x0 + (k % w) * STEP,
      y = y0 + Math.floor(k / w) * STEP;
    gx[k] = x * (1 + fall.ease * amount);
    gy[k] = y * (1 + fall.ease * amount);
    if (cloth[k] && !held[k]) inner.push([x, y]);
  }
  if (!inner.length) return undefined;
  const places = Math.max(3, Math.round((inner.length * STEP * STEP * fall.places) / 10_000));
  // a long narrow piece folds across its length more than along it
  const slim = Math.min(w, h) / Math.max(w, h) < 0.5;
  const lengthwise = h > w ? Math.PI / 2 : 0;
  for (let n = 0; n < places; n++) {
    const [cx, cy] = inner[Math.floor(roll() * inner.length)]!,
      turned = slim ? lengthwise + (roll() - 0.5) * 1.5 : roll() * Math.PI,
      ux = Math.cos(turned),
      uy = Math.sin(turned),
      reach = fall.reach * (0.6 + roll() * 0.9),
      spread = reach * (0.7 + roll() * 0.9),
      pull = fall.slack * amount * (0.4 + roll() * 0.9);
    for (let k = 0; k < size; k++) {
      if (!cloth[k]) continue;
      const qx = x0 + (k % w) * STEP - cx,
        qy = y0 + Math.floor(k / w) * STEP - cy,
        along = (qx * ux + qy * uy) / reach,
        across = (qy * ux - qx * uy) / spread;
      const by = pull * Math.tanh(along) * Math.exp(-across * across - along * along * 0.25);
      gx[k] = gx[k]! + by * ux;
      gy[k] = gy[k]! + by * uy;
    }
  }

  const px = new Float32Array(size),
    py = new Float32Array(size),
    pz = new Float32Array(size);
  for (let k = 0; k < size; k++) {
    const i = k % w,
      j = Math.floor(k / w);
    px[k] = x0 + i * STEP;
    py[k] = y0 + j * STEP;
    if (cloth[k] && !held[k]) pz[k] = 3 * noise(i / 5 + (seed % 89), j / 5 + 3);
  }
  const pairs: number[] = [],
    lengths: number[] = [],
    firm: number[] = [];
  const tie = (a: number, b: number, stiffness: number) => {
    if (!cloth[a] || !cloth[b] || (held[a] && held[b])) return;
    pairs.push(a, b);
    lengths.push(Math.hypot(gx[a]! - gx[b]!, gy[a]! - gy[b]!));
    firm.push(stiffness);
  };
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const k = j * w + i;
      if (i + 1 < w) tie(k, k + 1, 0.5);
      if (j + 1 < h) tie(k, k + w, 0.5);
      if (i + 1 < w && j + 1 < h) {
        tie(k, k + w + 1, 0.2);
        tie(k + 1, k + w, 0.2);
      }
    }
  const free: number[] = [];
  for (let k = 0; k < size; k++) if (cloth[k] && !held[k]) free.push(k);
  const count = lengths.length,
    bent = new Float32Array(size),
    rounds = Math.ceil(fall.stiff / 0.25),
    stiff = (0.03 * fall.stiff) / 0.25 / rounds;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const back = sweep % 2 === 1;
    for (let n = 0; n < count; n++) {
      const m = back ? count - 1 - n : n,
        a = pairs[2 * m]!,
        b = pairs[2 * m + 1]!;
      const dx = px[b]! - px[a]!,
        dy = py[b]! - py[a]!,
        dz = pz[b]! - pz[a]!,
        d = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6;
      const fa = held[a] ? 0 : 1,
        fb = held[b] ? 0 : 1,
        by = (firm[m]! * (d - lengths[m]!)) / d / (fa + fb);
      if (fa) {
        px[a] = px[a]! + dx * by;
        py[a] = py[a]! + dy * by;
        pz[a] = pz[a]! + dz * by;
      }
      if (fb) {
        px[b] = px[b]! - dx * by;
        py[b] = py[b]! - dy * by;
        pz[b] = pz[b]! - dz * by;
      }
    }
    for (let n = 0; n < rounds; n++) {
      for (const k of free) bent[k] = pz[k - 1]! + pz[k + 1]! + pz[k - w]! + pz[k + w]! - 4 * pz[k]!;
      for (const k of free)
        pz[k] = pz[k]! - stiff * (bent[k - 1]! + bent[k + 1]! + bent[k - w]! + bent[k + w]! - 4 * bent[k]!);
    }
    for (const k of free) {
      const z = pz[k]! * 0.996 - 0.01;
      pz[k] = z < 0 ? z * 0.6 : z;
    }
  }

  const sx = new Float32Array(size),
    sy = new Float32Array(size);
  for (let k = 0; k < size; k++) {
    if (!cloth[k]) continue;
    sx[k] = px[k]! - (x0 + (k % w) * STEP);
    sy[k] = py[k]! - (y0 + Math.floor(k / w) * STEP);
  }
  return {
    height: reader(pz, w, h, x0, y0),
    slideX: reader(sx, w, h, x0, y0),
    slideY: reader(sy, w, h, x0, y0),
  };
}
