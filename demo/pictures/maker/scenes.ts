import { demoProducts } from "../../catalogue/products.ts";
import { box } from "./geometry.ts";
import { mapDrawing } from "./map.ts";
import type { Made, Plan, Thing } from "./plan.ts";
import { thing, toneOf } from "./product-plans.ts";
import { hanger, portrait, sheet, sprig } from "./props.ts";
import type { Face } from "./props.ts";

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

/** Products laid out: places from the middle, in parts of the picture's height. */
const lay = (...puts: Put[]): Thing[] =>
  puts.map(([id, colour, x, y, w, h, turn = 0, view]) => {
    const product = shop.get(id);
    if (!product) throw new Error(`No product ${id}`);
    return thing(product, colour, { x, y, w, h, turn, ...(view ? { view } : {}) });
  });

const wide = (tone: string, things: Plan["things"], falloff = 0.7): Plan => ({
  width: 1600,
  height: 800,
  tone,
  things,
  falloff,
});
const banner = (tone: string, things: Plan["things"]): Plan => ({
  width: 1600,
  height: 534,
  tone,
  things,
  falloff: 0.5,
});
const tall = (tone: string, things: Plan["things"]): Plan => ({ width: 800, height: 1000, tone, things });
const square = (tone: string, things: Plan["things"]): Plan => ({ width: 800, height: 800, tone, things });

const FACES: Record<string, Face> = {
  founder: { skin: "#b07f5c", hair: "#2d2622", cloth: "#5b6f66", ground: "#d9cbb6", style: "bun", collar: "roll" },
  "testimonial-1": {
    skin: "#a9754f",
    hair: "#27211f",
    cloth: "#a5583f",
    ground: "#d8c7ae",
    style: "long",
    collar: "crew",
  },
  "testimonial-2": {
    skin: "#d0a17d",
    hair: "#4b3628",
    cloth: "#46617f",
    ground: "#cdd0c6",
    style: "beard",
    collar: "shirt",
  },
  "testimonial-3": {
    skin: "#6f4a36",
    hair: "#1f1a18",
    cloth: "#c59a4e",
    ground: "#d9c3b4",
    style: "curls",
    collar: "crew",
  },
  "testimonial-4": {
    skin: "#deb594",
    hair: "#241f20",
    cloth: "#7c8a76",
    ground: "#dbd0c4",
    style: "bob",
    collar: "roll",
  },
  "testimonial-5": {
    skin: "#99683f",
    hair: "#2a221e",
    cloth: "#e6dfd0",
    ground: "#b9bfb6",
    style: "short",
    collar: "shirt",
  },
};

const sitter = (name: string, h: number, y: number): Made => {
  const face = FACES[name]!;
  return {
    name,
    drawing: portrait(face),
    fabric: "linen",
    parts: { main: face.cloth, skin: face.skin, hair: face.hair },
    x: 0,
    y,
    w: 2,
    h,
  };
};

/** All pictures that are not one product's, by name. */
export const scenePlans: Record<string, Plan> = {
  "hero-1": wide("#ddd0bb", [
    sheet(box(-400, 0, 800, 1000), "#e9dfce", { x: 0.72, y: 0.0, w: 0.95, h: 1.4, turn: 9 }, "canvas"),
    sprig(4, "#9aa58c", { x: 0.9, y: -0.28, w: 0.5, h: 0.62, turn: 130 }),
    ...lay(
      ["womens-linen-shirt-dress", "Sand", 0.36, 0.06, 0.62, 0.98, -6],
      ["mens-linen-camp-shirt", "Blue", 0.8, 0.16, 0.52, 0.56, 7],
      ["womens-straw-sun-hat", "Sand", 0.62, -0.3, 0.4, 0.4, 0],
      ["womens-crossover-sandals", "Tan", 0.02, 0.28, 0.2, 0.26, -14],
      ["round-acetate-sunglasses", "Brown", 0.97, 0.36, 0.2, 0.2, 16],
    ),
  ]),
  "hero-2": wide("#c9b59b", [
    sheet(box(-400, 0, 800, 1000), "#bfa584", { x: 0.8, y: 0, w: 0.9, h: 1.5, turn: -8 }, "felt"),
    ...lay(
      ["womens-wool-wrap-coat", "Camel", 0.3, 0.06, 0.72, 1.02, -7],
      ["womens-roll-neck-jumper", "Cream", 0.78, -0.1, 0.6, 0.62, 8],
      ["ribbed-merino-beanie", "Orange", 0.66, 0.33, 0.22, 0.24, -12],
      ["womens-ankle-boots", "Brown", 0.94, 0.3, 0.3, 0.36, 6],
      ["lambswool-scarf", "Gray", 0.02, 0.2, 0.2, 0.46, 12],
    ),
    sprig(9, "#9c5237", { x: 0.02, y: -0.3, w: 0.3, h: 0.42, turn: -40 }),
  ]),
  "hero-3": wide("#c6c8c2", [
    sheet(box(-400, 0, 800, 1000), "#a9b0ac", { x: 0.76, y: 0, w: 0.86, h: 1.5, turn: 7 }, "felt"),
    ...lay(
      ["mens-selvedge-jeans", "Indigo", 0.42, 0.5, 0.4, 0.8, 3],
      ["mens-fisherman-jumper", "Cream", 0.34, -0.08, 0.68, 0.66, -6],
      ["mens-wool-overcoat", "Charcoal", 0.84, 0.08, 0.6, 1.0, 7],
      ["mens-chelsea-boots", "Brown", 0.04, 0.26, 0.3, 0.36, -6],
      ["minimal-leather-watch", "Brown", 0.06, -0.27, 0.2, 0.34, 24],
    ),
  ]),
  "special-offer": {
    ...wide("#9a5a40", [
      sheet(box(-400, 0, 800, 1000), "#a9684b", { x: 0.86, y: 0, w: 1.1, h: 1.8, turn: 10 }, "canvas"),
      ...lay(
        ["womens-bias-slip-dress", "Gold", 0.42, 0.06, 0.6, 1.06, -10],
        ["womens-folded-clutch", "Black", 0.86, 0.26, 0.4, 0.36, 12],
        ["womens-heeled-mules", "Green", 0.92, -0.22, 0.44, 0.44, -8],
        ["womens-hoop-earrings", "Gold", 0.12, -0.2, 0.2, 0.2, 20],
        ["fine-chain-necklace", "Gold", 0.06, 0.2, 0.24, 0.34, -12],
      ),
    ]),
    height: 640,
  },

  "tile-women": square(toneOf("Women"), lay(["womens-wrap-midi-dress", "Red", 0, 0.02, 0.72, 0.84, -3])),
  "tile-men": square(toneOf("Men"), lay(["mens-chore-jacket", "Olive", 0, 0, 0.8, 0.74, 2])),
  "tile-children": square(toneOf("Children"), lay(["childrens-denim-dungarees", "Sky", 0, 0.02, 0.6, 0.84, -4])),
  "tile-accessories": square(
    toneOf("Accessories"),
    lay(
      ["womens-straw-sun-hat", "Sand", -0.04, -0.06, 0.66, 0.66, 0],
      ["round-acetate-sunglasses", "Brown", 0.18, 0.22, 0.36, 0.34, -14],
    ),
  ),
  "tile-shoes": square(toneOf("Shoes"), lay(["court-leather-sneakers", "Green", 0, 0, 0.66, 0.78, 8])),
  "tile-bags": square(toneOf("Bags"), lay(["womens-saddle-crossbody", "Tan", 0, 0.0, 0.7, 0.82, -4])),

  "collection-capsule": tall(
    "#d9d4ca",
    lay(
      ["womens-straight-leg-jeans", "Indigo", 0.16, 0.3, 0.4, 0.66, 5],
      ["womens-poplin-shirt", "White", -0.1, -0.16, 0.58, 0.52, -5],
      ["womens-horsebit-loafers", "Black", -0.22, 0.32, 0.24, 0.28, -8],
    ),
  ),
  "collection-summer": tall("#e0d3bd", [
    sprig(2, "#a0aa93", { x: -0.27, y: 0.3, w: 0.3, h: 0.42, turn: 24 }),
    ...lay(
      ["mens-linen-camp-shirt", "White", -0.06, -0.14, 0.56, 0.54, -5],
      ["womens-straw-sun-hat", "Sand", 0.16, 0.22, 0.44, 0.44, 0],
      ["womens-canvas-espadrilles", "Blue", -0.2, 0.37, 0.2, 0.22, 12],
    ),
  ]),
  "collection-bags": tall(
    "#d8cab4",
    lay(
      ["canvas-market-tote", "Cream", -0.14, -0.12, 0.46, 0.6, -6],
      ["womens-saddle-crossbody", "Tan", 0.14, 0.2, 0.42, 0.5, 7],
    ),
  ),
  "collection-knits": tall(
    "#cdbfa9",
    lay(
      ["womens-cable-knit-cardigan", "Cream", 0, -0.12, 0.62, 0.58, 4],
      ["ribbed-merino-beanie", "Green", -0.2, 0.33, 0.24, 0.26, -10],
      ["lambswool-scarf", "Red", 0.2, 0.28, 0.22, 0.42, 16],
    ),
  ),
  "collection-denim": tall(
    "#cfcfc9",
    lay(
      ["mens-slim-jeans", "Blue", -0.12, 0.14, 0.4, 0.86, -5],
      ["womens-denim-jacket", "Indigo", 0.12, -0.16, 0.52, 0.44, 6],
    ),
  ),
  "collection-little-ones": tall(
    "#e4d8c0",
    lay(
      ["childrens-yellow-raincoat", "Yellow", 0, -0.14, 0.6, 0.56, -4],
      ["childrens-high-tops", "Red", -0.18, 0.32, 0.28, 0.3, 4],
      ["childrens-mini-backpack", "Green", 0.2, 0.3, 0.28, 0.36, 8],
    ),
  ),

  "banner-general": banner("#d8cfc1", [
    sprig(6, "#a0aa93", { x: -1.3, y: 0.06, w: 0.6, h: 0.9, turn: 62 }),
    hanger({ x: 1.08, y: -0.06, w: 0.86, h: 0.7, turn: -7 }),
    ...lay(
      ["lambswool-scarf", "Camel", 1.4, 0.36, 0.5, 0.9, 34],
      ["womens-organic-cotton-tee", "White", -0.98, 0.4, 0.5, 0.52, -10, "folded"],
    ),
  ]),
  "banner-women": banner(
    toneOf("Women"),
    lay(
      ["womens-satin-midi-skirt", "Gold", 1.1, 0.32, 0.8, 1.1, -14],
      ["womens-ballet-flats", "Black", 0.72, 0.28, 0.28, 0.36, 10],
      ["womens-silk-shirt", "Ivory", -1.16, 0.26, 1, 0.96, 12],
    ),
  ),
  "banner-men": banner(
    toneOf("Men"),
    lay(
      ["mens-oxford-shirt", "Blue", 1.12, 0.24, 1, 1, -9],
      ["mens-brushed-check-shirt", "Green", -1.18, 0.06, 0.5, 0.66, 8, "folded"],
      ["mens-saddle-belt", "Brown", -0.8, 0.12, 0.2, 0.8, 14],
    ),
  ),
  "banner-children": banner(
    toneOf("Children"),
    lay(
      ["childrens-striped-tee", "Yellow", 1.12, 0.14, 0.9, 0.86, -9],
      ["childrens-bobble-hat", "Red", -0.86, 0.12, 0.34, 0.46, 12],
      ["childrens-denim-dungarees", "Sky", -1.24, 0.2, 0.6, 1, -8],
    ),
  ),
  "banner-accessories": banner(
    toneOf("Accessories"),
    lay(
      ["womens-straw-sun-hat", "Sand", 1.16, 0.08, 0.78, 0.78, 0],
      ["square-sunglasses", "Black", -1, 0.18, 0.44, 0.46, -16],
      ["minimal-leather-watch", "Brown", -1.32, 0, 0.3, 0.86, 14],
      ["womens-silk-square", "Orange", 0.74, 0.42, 0.36, 0.36, 24],
    ),
  ),
  "banner-shoes": banner(
    toneOf("Shoes"),
    lay(
      ["court-leather-sneakers", "White", 1.1, 0.06, 0.8, 0.86, 14],
      ["mens-chelsea-boots", "Sand", -1.14, 0.08, 0.66, 0.78, -4],
    ),
  ),
  "banner-bags": banner(
    toneOf("Bags"),
    lay(
      ["womens-leather-tote", "Green", 1.12, 0.18, 0.8, 0.96, -10],
      ["womens-bucket-bag", "Brown", -1.14, 0.12, 0.5, 0.86, 8],
    ),
  ),

  founder: { width: 800, height: 1000, tone: FACES["founder"]!.ground, things: [sitter("founder", 0.96, 0.13)] },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => {
      const name = `testimonial-${n}`;
      return [
        name,
        { width: 400, height: 400, tone: FACES[name]!.ground, things: [sitter(name, 1.34, 0.24)] } satisfies Plan,
      ];
    }),
  ),
  "contact-map": {
    width: 1600,
    height: 800,
    tone: "#e5dfd3",
    falloff: 0.3,
    things: [
      {
        name: "map",
        drawing: mapDrawing(),
        fabric: "felt",
        parts: {
          main: "#efeadf",
          second: "#d9d1c1",
          leaf: "#b7c0a4",
          lens: "#a9bcc4",
          paper: "#f4f0e7",
          metal: "#9a5a40",
          band: "#d6c9b2",
        },
        x: 0,
        y: 0,
        w: 2.5,
        h: 1.3,
      },
    ],
  },
  placeholder: {
    width: 800,
    height: 1000,
    tone: "#dcd5c9",
    things: [hanger({ x: 0, y: -0.02, w: 0.5, h: 0.5, turn: 0 }, "#cbbfac")],
  },
};
