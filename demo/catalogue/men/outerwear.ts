import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const menOuterwear = inSubCategory("Men", "Outerwear", [
  {
    id: "mens-chore-jacket",
    name: "Men's Canvas Chore Jacket",
    description: "A three-pocket work jacket in cotton canvas with a rounded collar.",
    detailedDescription:
      "French railway workers wore this cut for sixty years, and nobody has improved on its pockets. The canvas is piece-dyed and will lighten along every edge. It has no lining, so it layers both ways. Wash it warm with your jeans if you want a blue one bluer.",
    price: 3290,
    colours: ["Blue", "Olive", "Sand", "Black"],
    sizes: LETTERS,
    pictures: { garment: "chore-jacket", fabric: "canvas", second: "detail" },
  },
  {
    id: "mens-unstructured-blazer",
    name: "Men's Unstructured Blazer",
    description: "A soft two-button blazer without padding, in hopsack wool.",
    detailedDescription:
      "Take out the padding and the canvas, and a blazer becomes a cardigan with lapels. Hopsack is woven loosely, breathes well and shrugs off creases. Patch pockets keep the tone easy. Fold it inside out along the back seam for the overhead locker.",
    price: 6990,
    originalPrice: 8490,
    colours: ["Navy", "Gray", "Brown"],
    sizes: LETTERS,
    gone: ["S"],
    pictures: { garment: "blazer", fabric: "wool", details: { buttons: 2, pockets: "patch" }, second: "styled" },
  },
  {
    id: "mens-wool-overcoat",
    name: "Men's Single-Breasted Overcoat",
    description: "A knee-length overcoat in Melton wool with notched lapels.",
    detailedDescription:
      "Melton is fulled until the weave disappears; wind has the same trouble finding it. The shoulder is natural, the front closes with three buttons and a hidden fourth. A deep vent allows long steps. Hang it on something broad and brush it downward after wearing.",
    price: 10990,
    colours: ["Charcoal", "Camel", "Navy"],
    sizes: LETTERS,
    stock: "some",
    pictures: { garment: "coat", fabric: "felt", second: "back" },
  },
  {
    id: "mens-bomber-jacket",
    name: "Men's Matte Bomber Jacket",
    description: "A zipped bomber in matte nylon with ribbed collar, cuffs and hem.",
    detailedDescription:
      "The shine has been taken out and the bright orange lining replaced by a dull one. What is left is a very good short jacket. The nylon is water-repellent and quiet, without any rustle. Machine wash cold, zip closed, and skip the softener.",
    price: 3990,
    originalPrice: 4990,
    colours: ["Black", "Olive", "Navy"],
    sizes: LETTERS,
    pictures: { garment: "bomber", fabric: "nylon", second: "back" },
  },
  {
    id: "mens-down-puffer",
    name: "Men's Recycled Puffer",
    description: "A warm stand-collar puffer filled with recycled down.",
    detailedDescription:
      "The down was collected from old duvets, washed and graded, and fills as well as new. Baffles are wide on the body and narrow on the arm so that elbows still bend. Two pockets outside, two inside, one for gloves. It compresses into its own left pocket.",
    price: 5990,
    colours: ["Navy", "Black", "Red"],
    sizes: LETTERS,
    stock: "none",
    pictures: { garment: "puffer", fabric: "nylon", second: "back" },
  },
]);
