import { drape, swatch } from "./cloths.ts";
import { box } from "./geometry.ts";
import type { Plan } from "./plan.ts";
import { toneOf } from "./product-plans.ts";
import { at, block, boat, dish, hanger, sprig, stone } from "./props.ts";
import { banner, lay } from "./scene-frames.ts";
import { shears, spool, standing, tape } from "./sewing.ts";

/** The banners of the categories, and that of all other pages. */
export const bannerScenes: Record<string, Plan> = {
  "banner-general": banner("#d8cfc1", [
    drape({
      seed: 61,
      colour: "#e9e1d2",
      fabric: "linen",
      place: at(-1.34, 0.1, 1.5, 14),
      size: [860, 960],
      from: [0, 0],
      spread: [8, 82],
      hem: true,
    }),
    tape(
      ["M0 0C90 110 290 120 330 10C350 -70 250 -100 230 -20", "M230 -20C210 90 420 110 560 40"],
      "#d8bd72",
      at(-1.02, 0.24, 0.74, -12),
    ),
    shears(at(-1.16, -0.06, 0.5, 62)),
    spool("#9c5237", at(-0.82, -0.06, 0.17, -24)),
    standing("#5b6f66", at(-0.86, -0.26, 0.12)),
    hanger(at(1.1, -0.1, 0.82, -9)),
    ...lay(["lambswool-scarf", "Camel", 1.3, 0.16, 0.5, 0.94, 24]),
    swatch("corduroy", "#6d6a48", at(0.78, 0.22, 0.24, 16)),
    swatch("linen", "#9c5237", at(0.86, 0.28, 0.24, -6)),
    swatch("canvas", "#e6dcc8", at(0.95, 0.3, 0.24, 9)),
  ]),
  "banner-women": banner(toneOf("Women"), [
    drape({
      seed: 67,
      colour: "#b6a38f",
      fabric: "silk",
      place: at(1.3, 0, 1.5, -12),
      size: [800, 1000],
      from: [800, 0],
      spread: [96, 170],
      deep: 8,
    }),
    ...lay(
      ["womens-satin-midi-skirt", "Gold", 1.16, 0.3, 0.8, 1.1, -14],
      ["womens-ballet-flats", "Black", 0.76, 0.06, 0.28, 0.36, 18],
      ["womens-silk-shirt", "Ivory", -1.2, 0.22, 1.06, 1, 14],
      ["womens-hoop-earrings", "Gold", -0.7, -0.06, 0.16, 0.16, 12],
    ),
  ]),
  "banner-men": banner(toneOf("Men"), [
    block(box(0, 0, 340, 420, 3), 24, "#bab7ad", at(-0.98, 0.06, 0.76, 9)),
    ...lay(
      ["mens-unstructured-blazer", "Brown", 1.36, 0.3, 1, 1.1, 12],
      ["mens-oxford-shirt", "Blue", 0.98, 0.2, 0.96, 0.98, -13],
      ["mens-brushed-check-shirt", "Green", -1.2, 0, 0.56, 0.76, 12, "folded"],
      ["mens-penny-loafers", "Brown", -0.84, 0.02, 0.36, 0.5, -12],
    ),
  ]),
  "banner-children": banner(toneOf("Children"), [
    ...lay(
      ["childrens-jersey-joggers", "Gray", 1.28, 0.5, 0.56, 0.9, -2],
      ["childrens-striped-tee", "Yellow", 1.16, 0.06, 0.88, 0.84, -11],
      ["childrens-denim-dungarees", "Sky", -1.26, 0.2, 0.66, 1.1, -12],
      ["childrens-bobble-hat", "Red", -0.82, 0.08, 0.34, 0.46, 14],
    ),
    boat("#f2ede2", at(0.62, -0.08, 0.24, -8)),
    stone(3, "#a7a49c", at(0.56, 0.14, 0.1, 10)),
    stone(12, "#8a8881", at(0.66, 0.2, 0.075, -20)),
  ]),
  "banner-accessories": banner(toneOf("Accessories"), [
    block(box(0, 0, 260, 340, 3), 26, "#6f776f", at(-1.24, 0.06, 0.58, 14), "canvas"),
    ...lay(
      ["womens-silk-square", "Orange", 1.4, 0.3, 0.56, 0.7, 32],
      ["womens-straw-sun-hat", "Sand", 1.1, 0, 0.82, 0.82, 12],
      ["minimal-leather-watch", "Brown", -1.24, 0.02, 0.3, 0.72, 24],
      ["square-sunglasses", "Black", -0.84, 0.1, 0.4, 0.42, -18],
    ),
  ]),
  "banner-shoes": banner(toneOf("Shoes"), [
    block(box(0, 0, 640, 560, 3), 26, "#bfb9ad", at(1.16, 0.06, 1.2, -8)),
    ...lay(
      ["court-leather-sneakers", "White", 1.06, 0.02, 0.72, 0.8, 18],
      ["mens-chelsea-boots", "Brown", -1.04, 0.02, 0.66, 0.78, -4],
    ),
  ]),
  "banner-bags": banner(toneOf("Bags"), [
    drape({
      seed: 71,
      colour: "#e6ddcc",
      fabric: "linen",
      place: at(-1.26, 0.1, 1.4, -10),
      size: [760, 900],
      from: [0, 900],
      spread: [-84, -6],
      deep: 8,
      hem: true,
    }),
    sprig(5, "#8f9c88", at(1.24, -0.36, 0.6, 30)),
    ...lay(
      ["womens-leather-tote", "Green", 1.14, 0.16, 0.82, 0.98, -10],
      ["womens-bucket-bag", "Brown", -1.12, 0.06, 0.56, 0.9, 10],
    ),
    dish(9, "#e3dccf", at(0.72, 0.2, 0.26)),
    ...lay(["open-cuff-bracelet", "Gold", 0.72, 0.2, 0.14, 0.14, 20]),
  ]),
};
