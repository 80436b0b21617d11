import sharp from "sharp";
import type { FabricName } from "../../catalogue/product.ts";
import { blur } from "./blur.ts";
import { FABRICS } from "./fabrics.ts";
import { beside, flatten, moved } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { cloud, noise } from "./noise.ts";
import type { Line, Piece } from "./piece.ts";
import { settle } from "./settle.ts";

/** Where the drawing's units lie in the picture: pixels = units turned, times zoom, plus the shift. */
export interface View {
  width: number;
  height: number;
  zoom: number;
  dx: number;
  dy: number;
  turn: number;
  /** Makes no two things lie alike. */
  seed: number;
}

/** A piece as it lies in the picture, without colour and light. Arrays cover its own rectangle only. */
export interface Layer {
  piece: Piece;
  x: number;
  y: number;
  w: number;
  h: number;
  mask: Float32Array;
  /** Above what lies below, in pixels. */
  height: Float32Array;
  thread?: Float32Array;
  /** Texture coordinates. */
  u: Float32Array;
  v: Float32Array;
}

/** Visits the pixels near a line with their distance to it, their side, and the way along it from 0 to 1 and in pixels. */
function along(
  points: Point[],
  reach: number,
  w: number,
  h: number,
  visit: (i: number, distance: number, part: number, arc: number) => void,
): void {
  const near = new Map<number, [distance: number, arc: number]>();
  let arc = 0;
  for (let s = 1; s < points.length; s++) {
    const [ax, ay] = points[s - 1]!,
      [bx, by] = points[s]!;
    const dx = bx - ax,
      dy = by - ay,
      length = Math.hypot(dx, dy);
    if (!length) continue;
    const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - reach)),
      x1 = Math.min(w - 1, Math.ceil(Math.max(ax, bx) + reach));
    const y0 = Math.max(0, Math.floor(Math.min(ay, by) - reach)),
      y1 = Math.min(h - 1, Math.ceil(Math.max(ay, by) + reach));
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (length * length)));
        const d = Math.hypot(x - ax - t * dx, y - ay - t * dy);
        if (d > reach) continue;
        const i = y * w + x,
          known = near.get(i);
        if (!known || d < known[0]) near.set(i, [d, arc + t * length]);
      }
    arc += length;
  }
  for (const [i, [d, a]] of near) visit(i, d, arc ? a / arc : 0, a);
}

const svgOf = (
  piece: Piece,
  d: string,
  clip: string | undefined,
  zoom: number,
  x: number,
  y: number,
  w: number,
  h: number,
) => {
  const paint = piece.stroke
    ? `fill="none" stroke="#fff" stroke-width="${piece.stroke * zoom}" stroke-linecap="${piece.square ? "butt" : "round"}" stroke-linejoin="round"`
    : `fill="#fff"${piece.evenodd ? ' fill-rule="evenodd"' : ""}`;
  const clipped = clip ? `<clipPath id="c"><path d="${clip}"/></clipPath>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${clipped}<path d="${d}" ${paint}${clip ? ' clip-path="url(#c)"' : ""}/></svg>`;
};

/** Lays one piece: cuts its shape and raises its edges, folds and seams. Nothing when it lies outside the picture. */
export async function lay(piece: Piece, view: View, fabricName: FabricName): Promise<Layer | undefined> {
  const fabric = FABRICS[fabricName];
  const { zoom } = view;
  const cos = Math.cos((view.turn * Math.PI) / 180),
    sin = Math.sin((view.turn * Math.PI) / 180);
  const place = ([x, y]: Point): Point => {
    const s = view.seed % 97;
    const wx = x + 5 * (noise(x / 190 + s, y / 190) - 0.5),
      wy = y + 5 * (noise(x / 190, y / 190 + s + 30) - 0.5) - 500;
    return [view.dx + (wx * cos - wy * sin) * zoom, view.dy + (wx * sin + wy * cos) * zoom];
  };
  const d = moved(piece.d, place);
  const clip = piece.clip && moved(piece.clip, place);
  const all = flatten(d).flat();
  const pad = 6 + (piece.stroke ?? 0) * zoom,
    room = 70;
  const x = Math.max(-room, Math.floor(Math.min(...all.map((p) => p[0])) - pad));
  const y = Math.max(-room, Math.floor(Math.min(...all.map((p) => p[1])) - pad));
  const w = Math.min(view.width + room, Math.ceil(Math.max(...all.map((p) => p[0])) + pad)) - x;
  const h = Math.min(view.height + room, Math.ceil(Math.max(...all.map((p) => p[1])) + pad)) - y;
  if (w < 3 || h < 3) return undefined;
  const raw = await sharp(Buffer.from(svgOf(piece, d, clip, zoom, x, y, w, h)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const size = w * h,
    mask = new Float32Array(size);
  for (let i = 0; i < size; i++) mask[i] = raw[i]! / 255;

  const loft = (piece.loft ?? 9) * zoom,
    rise = (piece.rise ?? 5) * zoom;
  const soft = blur(mask, w, h, loft);
  const height = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const e = 1 - Math.min(1, Math.max(0, (soft[i]! - 0.5) * 2));
    height[i] = rise * Math.sqrt(Math.max(0, 1 - e * e));
  }

  // the drawing's own coordinates of a pixel, turned to the piece's grain
  const u = new Float32Array(size),
    v = new Float32Array(size),
    atX = new Float32Array(size),
    atY = new Float32Array(size);
  const grain = ((piece.grain ?? 0) * Math.PI) / 180,
    gc = Math.cos(grain),
    gs = Math.sin(grain);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const px = (x + i - view.dx) / zoom,
        py = (y + j - view.dy) / zoom;
      const ux = px * cos + py * sin,
        uy = -px * sin + py * cos + 500;
      const k = j * w + i;
      atX[k] = ux;
      atY[k] = uy;
      if (piece.polar) {
        const rx = ux - piece.polar[0],
          ry = uy - piece.polar[1],
          radius = Math.hypot(rx, ry);
        const round = Math.floor(radius / 11),
          plaits = Math.max(8, Math.round(round * 4.6));
        u[k] = (Math.atan2(ry, rx) / (2 * Math.PI)) * 9 * plaits + round * 4.5;
        v[k] = (radius * 9) / 11;
      } else {
        u[k] = ux * gc + uy * gs;
        v[k] = -ux * gs + uy * gc;
      }
    }

  // how the cloth came to rest: the pattern slides with its threads
  const settled = settle(piece, fabricName, view.seed);
  const figure = fabric.fine ? Math.min(1, Math.max(0, (fabric.fine * zoom - 3.4) / 3)) : 1;
  const fine = fabric.wrinkle * (piece.wrinkle ?? 1) * zoom * (settled ? 0.22 : 1),
    seed = view.seed % 113;
  for (let i = 0; i < size; i++) {
    if (mask[i]! === 0) continue;
    let add = 0;
    if (settled) {
      const ux = atX[i]!,
        uy = atY[i]!;
      add += zoom * settled.height(ux, uy);
      const sx = settled.slideX(ux, uy),
        sy = settled.slideY(ux, uy);
      u[i] = u[i]! - sx * gc - sy * gs;
      v[i] = v[i]! + sx * gs - sy * gc;
    }
    const a = u[i]! / fabric.wave,
      b = v[i]! / fabric.wave;
    if (fine) {
      const n = cloud(a * 1.25 + seed + 0.9 * noise(a, b + 8), b * 0.62 + seed * 2);
      const level = (2 * cloud(a * 1.05 + 31 + seed, b * 0.5 + 0.7 * noise(a * 1.4, b * 1.4)) - 1) / 0.2;
      add += fine * 2.6 * ((1 - fabric.crisp) * n + (fabric.crisp * 0.75) / (1 + level * level));
    }
    if (fabric.height && figure) add += fabric.height(u[i]!, v[i]!) * zoom * figure;
    height[i] = height[i]! + add;
  }

  const inPiece = (path: string, by = 0) =>
    flatten(path).map((run) =>
      beside(run, by)
        .map(place)
        .map(([px, py]): Point => [px - x, py - y]),
    );
  for (const fold of piece.folds ?? [])
    for (const run of inPiece(fold.d)) {
      const width = fold.width * zoom;
      along(run, width * 2.2, w, h, (i, distance, part) => {
        const end = Math.min(1, part / 0.3, (1 - part) / 0.3),
          taper = end * end * (3 - 2 * end);
        height[i] = height[i]! + fold.height * zoom * taper * Math.exp(-((distance / width) ** 2));
      });
    }
  const threads = (piece.lines ?? []).some(({ kind }) => kind === "stitch" || kind === "twin");
  const thread = threads ? new Float32Array(size) : undefined;
  const sew = (run: Point[], line: Line) =>
    along(run, 4 * zoom, w, h, (i, distance, _, arc) => {
      const dash = (arc / zoom) % 7.2 < 4.9 ? 1 : 0;
      const near = Math.exp(-((distance / (1.05 * zoom)) ** 4));
      height[i] =
        height[i]! +
        zoom * ((dash ? 0.5 * near : 0) - 0.75 * (line.depth ?? 1) * Math.exp(-((distance / (2.6 * zoom)) ** 2)));
      if (thread && dash) thread[i] = Math.max(thread[i]!, near);
    });
  for (const line of piece.lines ?? []) {
    const depth = line.depth ?? 1;
    if (line.kind === "stitch") for (const run of inPiece(line.d, line.beside)) sew(run, line);
    else if (line.kind === "twin")
      for (const by of [-2.6, 2.6]) for (const run of inPiece(line.d, (line.beside ?? 0) + by)) sew(run, line);
    else
      for (const run of inPiece(line.d, line.beside)) {
        const width = (line.width ?? (line.kind === "seam" ? 1.7 : 2.4)) * zoom;
        along(run, width * 6, w, h, (i, distance, _, arc) => {
          const pucker = 1 + 0.35 * Math.sin(arc / (9 * zoom)) * Math.sin(arc / (5.3 * zoom) + 1);
          const deep = line.kind === "ridge" ? 2 : line.kind === "edge" ? -2.2 : -1.7;
          height[i] =
            height[i]! +
            deep * depth * zoom * Math.exp(-((distance / width) ** 2)) +
            (line.kind === "seam" ? 0.8 * depth * pucker * zoom * Math.exp(-((distance / (width * 3)) ** 2)) : 0);
        });
      }
  }

  return { piece, x, y, w, h, mask, height, u, v, ...(thread ? { thread } : {}) };
}
