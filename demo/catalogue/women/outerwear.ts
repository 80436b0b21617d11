import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const womenOuterwear = inSubCategory("Women", "Outerwear", [
  {
    id: "womens-wool-wrap-coat",
    name: "Women's Wool Wrap Coat",
    description: "A long double-faced wool coat with a shawl collar and a tie belt.",
    detailedDescription:
      "Double-faced cloth is two layers woven together and then sewn by hand along the split edge, so this coat has no lining and needs none. The shoulder is soft, the sleeve wide enough for a thick jumper. Tie it, or let it hang open with the belt in the pockets. Brush, air, and have it cleaned once a winter.",
    price: 11990,
    originalPrice: 14999,
    colours: ["Camel", "Black", "Gray"],
    sizes: LETTERS,
    gone: ["XXL"],
    pictures: { garment: "coat", fabric: "wool", details: { belt: true, collar: "shawl" }, second: "detail" },
  },
  {
    id: "womens-belted-trench",
    name: "Women's Belted Trench Coat",
    description: "A knee-length trench in tight cotton gabardine, with storm flap and buckle belt.",
    detailedDescription:
      "All the parts a trench should have, and none of the ones that only dangle. The gabardine is woven so densely that light rain runs off it. Raglan sleeves go over a jacket without argument. Reproof it once a year with a spray and it will keep its nerve.",
    price: 7990,
    colours: ["Sand", "Navy", "Olive"],
    sizes: LETTERS,
    pictures: { garment: "trench", fabric: "twill", second: "back" },
  },
  {
    id: "womens-single-button-blazer",
    name: "Women's Single-Button Blazer",
    description: "A long, lightly padded blazer with one button and patch-free lines.",
    detailedDescription:
      "The lapel rolls to a single horn button, set low. Half-canvas construction means the front stays in shape without feeling upholstered. We kept the inside pocket, because women carry things too. A soft brush and a wide hanger will do more for it than a cleaner.",
    price: 5490,
    originalPrice: 6990,
    colours: ["Black", "Sand", "Navy"],
    sizes: LETTERS,
    gone: ["S"],
    pictures: { garment: "blazer", fabric: "wool", details: { buttons: 1 }, second: "styled" },
  },
  {
    id: "womens-quilted-jacket",
    name: "Women's Light Quilted Jacket",
    description: "A collarless quilted jacket with press studs, thin enough to go under a coat.",
    detailedDescription:
      "Between the two layers of nylon lies a thin sheet of recycled wadding that dries in an hour. Without a collar it disappears below a coat, and on mild days it is the coat. The pockets have a fleece back for cold hands. Tumble it dry on low with a tennis ball.",
    price: 3290,
    colours: ["Olive", "Black", "Purple"],
    sizes: LETTERS,
    stock: "none",
    pictures: { garment: "puffer", fabric: "quilt", details: { collar: "none", diamonds: true }, second: "back" },
  },
  {
    id: "womens-denim-jacket",
    name: "Women's Cropped Denim Jacket",
    description: "A short trucker jacket in washed denim, with two flap pockets.",
    detailedDescription:
      "Cut to meet a high waistband and no further. The denim is stonewashed with actual pumice, which breaks it in at the elbows where a new jacket pinches. Copper buttons will darken with time. It sits well over dresses, particularly those that feel too sweet without it.",
    price: 2990,
    colours: ["Sky", "Indigo", "Black"],
    sizes: LETTERS,
    pictures: { garment: "denim-jacket", fabric: "denim", details: { fit: "crop" }, second: "back" },
  },
]);
