import { drape } from "./cloths.ts";
import { box } from "./geometry.ts";
import type { Plan } from "./plan.ts";
import { at, block, dish, sprig } from "./props.ts";
import { lay, wide } from "./scene-frames.ts";

/** The home page's slides and its offer. */
export const heroScenes: Record<string, Plan> = {
  "hero-1": wide("#ddd0bb", [
    drape({
      seed: 11,
      colour: "#ece5d8",
      fabric: "linen",
      place: at(0.72, 0, 1.42, 9),
      size: [980, 1240],
      from: [980, 0],
      spread: [96, 172],
      deep: 8,
      hem: true,
    }),
    sprig(4, "#8f9c88", at(0.02, -0.3, 0.5, 62)),
    ...lay(
      ["womens-linen-shirt-dress", "Sand", 0.36, 0.08, 0.64, 1.02, -9],
      ["mens-linen-camp-shirt", "Blue", 0.83, 0.25, 0.42, 0.5, 11, "folded"],
      ["womens-straw-sun-hat", "Sand", 0.75, -0.24, 0.46, 0.46, 14],
      ["round-acetate-sunglasses", "Brown", 0.82, 0.27, 0.24, 0.24, -16],
      ["womens-crossover-sandals", "Tan", 0.03, 0.27, 0.22, 0.27, -18],
    ),
  ]),
  "hero-2": wide("#c9b59b", [
    drape({
      seed: 23,
      colour: "#a98f72",
      fabric: "wool",
      place: at(0.8, 0.1, 1.3, -10),
      size: [900, 1150],
      from: [0, 1150],
      spread: [-86, -8],
      count: 7,
      deep: 11,
    }),
    ...lay(
      ["womens-wool-wrap-coat", "Camel", 0.32, 0.08, 0.74, 1.06, -8],
      ["womens-merino-crew-jumper", "Green", 0.82, -0.16, 0.44, 0.52, 9, "folded"],
      ["womens-roll-neck-jumper", "Orange", 0.8, -0.13, 0.42, 0.5, 4, "folded"],
      ["womens-roll-neck-jumper", "Cream", 0.79, -0.1, 0.41, 0.48, -4, "folded"],
      ["womens-ankle-boots", "Brown", 0.84, 0.29, 0.32, 0.36, 8],
      ["checked-wool-scarf", "Brown", 0.04, 0.16, 0.24, 0.56, 16],
    ),
    sprig(9, "#9c5237", at(0.56, 0.32, 0.34, -28), true),
  ]),
  "hero-3": wide("#c6c8c2", [
    ...lay(
      ["mens-selvedge-jeans", "Indigo", 0.42, 0.5, 0.46, 0.9, 6],
      ["mens-wool-overcoat", "Charcoal", 0.82, 0.06, 0.66, 1.08, 11],
      ["mens-fisherman-jumper", "Cream", 0.32, -0.08, 0.7, 0.7, -9],
      ["mens-chelsea-boots", "Brown", 0.06, 0.26, 0.32, 0.38, -8],
      ["mens-saddle-belt", "Tan", 0.86, 0.3, 0.24, 0.34, 58],
    ),
    block(box(0, 0, 150, 210, 3), 22, "#5c665f", at(-0.02, -0.29, 0.25, -14), "canvas"),
    ...lay(["minimal-leather-watch", "Brown", -0.01, -0.28, 0.16, 0.3, 22]),
  ]),
  "special-offer": {
    ...wide("#9a5a40", [
      drape({
        seed: 31,
        colour: "#a2603f",
        fabric: "linen",
        place: at(0.86, 0.04, 1.75, 12),
        size: [1150, 1250],
        from: [1150, 0],
        spread: [98, 176],
        count: 12,
        deep: 24,
      }),
      ...lay(
        ["womens-bias-slip-dress", "Gold", 0.5, 0.08, 0.62, 1.1, -13],
        ["womens-heeled-mules", "Green", 0.98, -0.2, 0.46, 0.46, -8],
        ["womens-folded-clutch", "Black", 0.13, 0.27, 0.36, 0.32, -12],
        ["fine-chain-necklace", "Gold", 0.98, 0.24, 0.26, 0.34, 18],
      ),
      dish(6, "#e0d5c4", at(0.14, -0.2, 0.27)),
      ...lay(["womens-hoop-earrings", "Gold", 0.14, -0.2, 0.15, 0.15, 24]),
    ]),
    height: 640,
  },
};
