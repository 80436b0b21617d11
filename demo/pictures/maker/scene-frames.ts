import { demoProducts } from "../../catalogue/products.ts";
import type { Plan, Thing } from "./plan.ts";
import { thing } from "./product-plans.ts";

/** A product laid out: places from the middle, in parts of the picture's height. */
type Put = [
  id: string,
  colour: string,
  x: number,
  y: number,
  w: number,
  h: number,
  turn?: number,
  view?: Thing["view"],
];

const shop = new Map(demoProducts.map((product) => [product.id, product]));

export const lay = (...puts: Put[]): Thing[] =>
  puts.map(([id, colour, x, y, w, h, turn = 0, view]) => {
    const product = shop.get(id);
    if (!product) throw new Error(`No product ${id}`);
    return thing(product, colour, { x, y, w, h, turn, ...(view ? { view } : {}) });
  });

/** A hero slide: text stands in its left half; a phone shows it from x = -0.16 to 0.84. */
export const wide = (tone: string, things: Plan["things"], falloff = 0.7): Plan => ({
  width: 1600,
  height: 800,
  tone,
  things,
  falloff,
});

/** A page's banner: its title stands in the middle, so that little lies between x = -0.6 and 0.6; low pages show a half. */
export const banner = (tone: string, things: Plan["things"]): Plan => ({
  width: 1600,
  height: 534,
  tone,
  things,
  falloff: 0.5,
});

export const tall = (tone: string, things: Plan["things"]): Plan => ({ width: 800, height: 1000, tone, things });

/** A category's tile, shown from x = -0.4 to 0.4. */
export const square = (tone: string, things: Plan["things"]): Plan => ({ width: 800, height: 800, tone, things });
