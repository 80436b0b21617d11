import { drape, pile, sheet, suitcase } from "./cloths.ts";
import { box } from "./geometry.ts";
import type { Plan } from "./plan.ts";
import { toneOf } from "./product-plans.ts";
import { at, block, boat, hanger, sprig, stone } from "./props.ts";
import { lay, square, tall } from "./scene-frames.ts";

/** The home page's tiles of the categories. */
export const tileScenes: Record<string, Plan> = {
  "tile-women": square(toneOf("Women"), [
    hanger(at(0.02, -0.325, 0.34, -3)),
    ...lay(
      ["womens-wrap-midi-dress", "Red", 0.01, 0.07, 0.7, 0.8, -3],
      ["womens-ballet-flats", "Black", 0.27, 0.34, 0.2, 0.24, 16],
    ),
  ]),
  "tile-men": square(
    toneOf("Men"),
    lay(
      ["mens-tapered-chinos", "Sand", 0.05, 0.36, 0.56, 0.86, 5],
      ["mens-chore-jacket", "Olive", -0.02, -0.08, 0.78, 0.7, -4],
      ["mens-chelsea-boots", "Brown", 0.27, 0.33, 0.24, 0.3, 8],
    ),
  ),
  "tile-children": square(
    toneOf("Children"),
    lay(
      ["childrens-striped-tee", "Yellow", 0, -0.16, 0.62, 0.5, -5],
      ["childrens-denim-dungarees", "Sky", 0.01, 0.06, 0.56, 0.8, -4],
      ["childrens-high-tops", "Red", 0.27, 0.34, 0.22, 0.24, 6],
    ),
  ),
  "tile-accessories": square(toneOf("Accessories"), [
    ...lay(
      ["womens-silk-square", "Orange", 0.2, 0.16, 0.46, 0.62, -24],
      ["womens-straw-sun-hat", "Sand", -0.06, -0.09, 0.64, 0.64, 20],
      ["round-acetate-sunglasses", "Brown", 0.12, 0.29, 0.38, 0.34, 10],
    ),
  ]),
  "tile-shoes": square(toneOf("Shoes"), [
    block(box(0, 0, 560, 600, 3), 30, "#b8b2a6", at(-0.08, 0.07, 0.9, 8)),
    ...lay(["court-leather-sneakers", "Green", 0.02, 0, 0.56, 0.68, 18]),
  ]),
  "tile-bags": square(toneOf("Bags"), [
    block(box(0, 0, 620, 440, 3), 26, "#c7b99f", at(0.02, 0.2, 0.86, -10)),
    ...lay(["womens-saddle-crossbody", "Tan", 0, 0, 0.68, 0.8, -8]),
  ]),
};

/** The featured collections. */
export const collectionScenes: Record<string, Plan> = {
  "collection-capsule": tall("#d9d4ca", [
    suitcase("Tan", "#ddd2bf", at(0, 0, 0.98, 3)),
    ...lay(
      ["womens-straight-leg-jeans", "Indigo", -0.14, 0.31, 0.34, 0.4, 93, "folded"],
      ["womens-merino-crew-jumper", "Oat", 0.15, -0.2, 0.36, 0.42, 4, "folded"],
      ["womens-poplin-shirt", "White", -0.13, -0.13, 0.38, 0.46, 1, "folded"],
      ["womens-single-button-blazer", "Navy", 0.15, 0.1, 0.34, 0.42, 2, "folded"],
      ["womens-horsebit-loafers", "Black", 0.19, 0.33, 0.25, 0.27, 9],
      ["womens-slim-watch", "Tan", -0.02, 0.08, 0.12, 0.24, 38],
    ),
  ]),
  "collection-summer": tall("#e0d3bd", [
    drape({
      seed: 52,
      colour: "#c9bda4",
      fabric: "linen",
      place: at(-0.12, 0.3, 1.1, 18),
      size: [900, 800],
      from: [0, 0],
      spread: [4, 84],
      deep: 9,
      hem: true,
    }),
    sprig(2, "#8f9c88", at(0.25, -0.2, 0.5, 24), true),
    ...lay(
      ["womens-linen-relaxed-shirt", "White", -0.06, -0.12, 0.66, 0.62, -8],
      ["womens-straw-sun-hat", "Sand", 0.19, 0.25, 0.46, 0.46, 30],
      ["womens-canvas-espadrilles", "Blue", -0.2, 0.34, 0.22, 0.24, 16],
    ),
  ]),
  "collection-bags": tall("#d8cab4", [
    sheet(box(0, 0, 700, 500), "#c9b89c", { x: 0.26, y: 0.42, w: 0.9, h: 0.5, turn: -12 }),
    sprig(7, "#7f8c78", at(-0.19, -0.34, 0.36, -22), true),
    sprig(8, "#8f9c88", at(-0.05, -0.34, 0.34, 16)),
    ...lay(
      ["canvas-market-tote", "Cream", -0.14, -0.08, 0.48, 0.64, -5],
      ["womens-saddle-crossbody", "Tan", 0.15, 0.25, 0.42, 0.46, 9],
    ),
  ]),
  "collection-knits": tall("#cdbfa9", [
    sheet(box(0, 0, 1000, 300), "#b19e82", { x: 0, y: 0.52, w: 1.2, h: 0.3 }),
    ...pile(
      [
        { colour: "Charcoal", fabric: "knit" },
        { colour: "#9c5237", fabric: "knit" },
        { colour: "#e8dfcd", fabric: "rib" },
        { colour: "#6b4b39", fabric: "knit" },
        { colour: "#a0aa93", fabric: "knit" },
        { colour: "#d9cdb8", fabric: "rib" },
      ],
      { x: -0.02, foot: 0.43, w: 0.56, h: 1 },
    ),
    ...lay(["ribbed-merino-beanie", "Orange", 0.05, -0.195, 0.26, 0.24, -2]),
  ]),
  "collection-denim": tall(
    "#cfcfc9",
    lay(
      ["womens-denim-jacket", "Sky", 0.08, -0.16, 0.7, 0.58, 12],
      ["mens-slim-jeans", "Blue", -0.16, 0.2, 0.44, 0.56, -18, "folded"],
      ["mens-selvedge-jeans", "Indigo", 0, 0.25, 0.44, 0.56, -6, "folded"],
      ["womens-straight-leg-jeans", "White", 0.16, 0.32, 0.44, 0.56, 7, "folded"],
      ["mens-saddle-belt", "Tan", -0.29, -0.22, 0.2, 0.34, 16],
    ),
  ),
  "collection-little-ones": tall("#e4d8c0", [
    ...lay(
      ["childrens-jersey-joggers", "Navy", 0.06, 0.26, 0.44, 0.6, 6],
      ["childrens-yellow-raincoat", "Yellow", -0.02, -0.15, 0.62, 0.58, -7],
      ["childrens-bobble-hat", "Red", 0.25, -0.34, 0.22, 0.26, 14],
      ["childrens-high-tops", "Red", 0.25, 0.34, 0.24, 0.26, 4],
    ),
    boat("#f2ede2", at(-0.23, 0.28, 0.23, -10)),
    stone(3, "#a7a49c", at(-0.3, 0.42, 0.09, 10)),
    stone(12, "#8a8881", at(-0.2, 0.44, 0.07, -20)),
    stone(5, "#c3b8a5", at(-0.12, 0.4, 0.055, 40)),
  ]),
};
