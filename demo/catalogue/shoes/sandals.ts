import { inSubCategory } from "../draft.ts";
import { SHOES_MEN, SHOES_WOMEN } from "../sizes.ts";

export const sandals = inSubCategory("Shoes", "Sandals", [
  {
    id: "womens-crossover-sandals",
    name: "Women's Crossover Sandals",
    description: "Flat sandals with two wide crossed straps on a moulded footbed.",
    detailedDescription:
      "Two straps and a footbed, with the distance between them worked out over eleven prototypes. The leather is tanned with bark and darkens where you touch it. Cork below is light and springy. Keep them out of parked cars in summer.",
    price: 2290,
    colours: ["Tan", "Black", "White"],
    sizes: SHOES_WOMEN,
    pictures: { garment: "sandals", fabric: "leather", second: "styled" },
  },
  {
    id: "mens-two-strap-sandals",
    name: "Men's Two-Strap Sandals",
    description: "Buckled sandals with a cork footbed, for town and garden.",
    detailedDescription:
      "They will feel hard at first and then, about the fourth day, as though they knew you. Cork and latex give way under the heel and rise beneath the arch. Buckles are solid brass. Resoling is possible, and worth it.",
    price: 2990,
    originalPrice: 3490,
    colours: ["Brown", "Black"],
    sizes: SHOES_MEN,
    gone: ["44"],
    pictures: { garment: "sandals", fabric: "leather", details: { buckles: true }, second: "detail" },
  },
  {
    id: "womens-heeled-mules",
    name: "Women's Heeled Mules",
    description: "Slip-on mules with a sculpted heel of five centimetres.",
    detailedDescription:
      "The heel looks like a pebble cut in two and is steadier than it appears. A single wide band covers the toes' beginnings. Lined in kid leather, they ask for no breaking in. For dinners at which you will not be running.",
    price: 3790,
    colours: ["Black", "Green", "Gold"],
    sizes: SHOES_WOMEN,
    stock: "none",
    pictures: { garment: "mules", fabric: "leather", second: "detail" },
  },
]);
