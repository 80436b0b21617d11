import type { DemoProduct } from "./product.ts";

type Flag = keyof DemoProduct["flags"];

/** The shop's shelves: which products stand on which. */
const SHELVES: Record<Flag, readonly string[]> = {
  bestseller: [
    "womens-linen-relaxed-shirt",
    "mens-heavyweight-tee",
    "canvas-market-tote",
    "court-leather-sneakers",
    "womens-straight-leg-jeans",
    "mens-linen-camp-shirt",
    "childrens-denim-dungarees",
    "ribbed-merino-beanie",
    "womens-merino-crew-jumper",
    "mens-tapered-chinos",
    "womens-bias-slip-dress",
    "minimal-leather-watch",
    "womens-saddle-crossbody",
    "mens-chelsea-boots",
  ],
  top: [
    "ribbed-women-top",
    "mens-oxford-shirt",
    "womens-linen-shirt-dress",
    "canvas-plimsolls",
    "mens-selvedge-jeans",
    "lambswool-scarf",
    "childrens-everyday-tee",
    "roll-top-backpack",
    "womens-ballet-flats",
    "womens-organic-cotton-tee",
    "mens-zip-hoodie",
    "round-acetate-sunglasses",
    "womens-wide-leg-trousers",
  ],
  newly: [
    "linen-women-top",
    "womens-knitted-vest",
    "mens-cotton-kurta",
    "mens-chore-jacket",
    "childrens-muslin-romper",
    "childrens-yellow-raincoat",
    "womens-straw-sun-hat",
    "fine-chain-necklace",
    "mens-suede-drivers",
    "womens-crossover-sandals",
    "womens-bucket-bag",
    "canvas-weekender",
    "womens-tiered-cotton-dress",
    "womens-block-print-blouse",
  ],
  hot: [
    "womens-satin-midi-skirt",
    "womens-single-button-blazer",
    "wrap-women-top",
    "mens-bomber-jacket",
    "mens-pique-polo",
    "childrens-hoodie",
    "womens-hoop-earrings",
    "womens-horsebit-loafers",
    "camera-bag",
    "washed-cotton-cap",
    "womens-denim-jacket",
    "mens-fisherman-jumper",
    "childrens-high-tops",
    "womens-wool-wrap-coat",
  ],
  popular: [
    "womens-breton-top",
    "womens-poplin-shirt",
    "mens-slim-jeans",
    "mens-loopback-sweatshirt",
    "childrens-striped-tee",
    "childrens-twirl-dress",
    "mens-saddle-belt",
    "womens-silk-square",
    "mens-penny-loafers",
    "womens-canvas-espadrilles",
    "womens-leather-tote",
    "childrens-mini-backpack",
    "womens-cable-knit-cardigan",
  ],
};

/** The flags of one product. */
export function flagsOf(id: string): DemoProduct["flags"] {
  const flags: DemoProduct["flags"] = {};
  for (const [flag, ids] of Object.entries(SHELVES)) if (ids.includes(id)) flags[flag as Flag] = true;
  return flags;
}

/** Every id that stands on a shelf, for the check that none is misspelt. */
export const shelvedIds: readonly string[] = Object.values(SHELVES).flat();
