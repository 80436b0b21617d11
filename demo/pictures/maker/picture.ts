import type { FabricName } from "../../catalogue/product.ts";
import { flatten } from "./geometry.ts";
import type { Drawing } from "./piece.ts";
import { lay } from "./relief.ts";
import type { Layer, View } from "./relief.ts";

const boxOf = (d: string, stroke: number): [x0: number, y0: number, x1: number, y1: number] => {
  const points = flatten(d).flat(),
    xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - stroke / 2,
    Math.min(...ys) - stroke / 2,
    Math.max(...xs) + stroke / 2,
    Math.max(...ys) + stroke / 2,
  ];
};

/** The box around a drawing, in its own units; what a piece's clip takes away is left out. */
export function bounds(drawing: Drawing): { x: number; y: number; w: number; h: number } {
  let x0 = Infinity,
    y0 = Infinity,
    x1 = -Infinity,
    y1 = -Infinity;
  for (const { d, stroke = 0, clip } of drawing) {
    let [a, b, c, e] = boxOf(d, stroke);
    if (clip) {
      const [ca, cb, cc, ce] = boxOf(clip, 0);
      a = Math.max(a, ca);
      b = Math.max(b, cb);
      c = Math.min(c, cc);
      e = Math.min(e, ce);
    }
    if (c <= a || e <= b) continue;
    x0 = Math.min(x0, a);
    y0 = Math.min(y0, b);
    x1 = Math.max(x1, c);
    y1 = Math.max(y1, e);
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

/** Lays all pieces of a drawing. */
export async function layAll(drawing: Drawing, view: View, fabric: FabricName): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const piece of drawing) {
    const layer = await lay(piece, view, piece.fabric ?? fabric);
    if (layer) layers.push(layer);
  }
  return layers;
}
