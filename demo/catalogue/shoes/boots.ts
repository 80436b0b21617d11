import { inSubCategory } from "../draft.ts";
import { SHOES_MEN, SHOES_WOMEN } from "../sizes.ts";

export const boots = inSubCategory("Shoes", "Boots", [
  {
    id: "mens-chelsea-boots",
    name: "Men's Suede Chelsea Boots",
    description: "Slim Chelsea boots in water-repellent suede with elastic sides.",
    detailedDescription:
      "One piece of suede, wet-moulded round the ankle, with no seam at the front. The elastic keeps its strength for years; we asked the maker of firemen's braces. A thin rubber sole is stitched to a leather welt. Brush often, resole when due.",
    price: 6490,
    colours: ["Brown", "Black", "Sand"],
    sizes: SHOES_MEN,
    gone: ["40"],
    pictures: { garment: "boots", fabric: "suede", second: "styled" },
  },
  {
    id: "womens-ankle-boots",
    name: "Women's Leather Ankle Boots",
    description: "Ankle boots with a block heel of four centimetres and an inner zip.",
    detailedDescription:
      "The heel is high enough to change a trouser hem and low enough to catch a bus. Soft calf leather folds at the ankle without cracking. An inner zip stays out of sight. Polish with a neutral cream and keep them upright on paper rolls.",
    price: 5990,
    originalPrice: 7490,
    colours: ["Black", "Brown", "Burgundy"],
    sizes: SHOES_WOMEN,
    pictures: { garment: "boots", fabric: "leather", details: { heel: true }, second: "detail" },
  },
  {
    id: "mens-lace-up-boots",
    name: "Men's Lace-Up Work Boots",
    description: "Oiled leather boots with a commando sole and six pairs of eyelets.",
    detailedDescription:
      "Oiled leather marks when you bend it and heals when you rub it. The tongue is joined to the sides up to the fourth eyelet, so streams may be crossed with some care. Heavy on the first day, yours by the tenth. Grease the seams before winter.",
    price: 7490,
    colours: ["Brown", "Black"],
    sizes: SHOES_MEN,
    stock: "low",
    pictures: { garment: "boots", fabric: "leather", details: { laces: true }, second: "detail" },
  },
]);
