import { inSubCategory } from "../draft.ts";
import { LETTERS_S_TO_XL } from "../sizes.ts";

export const belts = inSubCategory("Accessories", "Belts", [
  {
    id: "mens-saddle-belt",
    name: "Men's Saddle Leather Belt",
    description: "A three-centimetre belt of vegetable-tanned leather with a brass buckle.",
    detailedDescription:
      "Cut from the back of the hide, where the fibres are longest. Edges are burnished with water, wax and patience. It will darken from biscuit to chestnut over the first year. Feed it with a little wax when it feels dry.",
    price: 1690,
    originalPrice: 1990,
    colours: ["Brown", "Black", "Tan"],
    sizes: LETTERS_S_TO_XL,
    pictures: { garment: "belt", fabric: "leather", second: "detail" },
  },
  {
    id: "womens-slim-belt",
    name: "Women's Slim Waist Belt",
    description: "A narrow leather belt with a small oval buckle for dresses and coats.",
    detailedDescription:
      "Twelve millimetres wide, it draws a line and asks for no further attention. The buckle is cast and brushed by hand. We punch nine holes so that it can sit at the waist or on the hip. Store it rolled up, not hung.",
    price: 1190,
    colours: ["Black", "Red", "Tan"],
    sizes: LETTERS_S_TO_XL,
    gone: ["S"],
    pictures: { garment: "belt", fabric: "leather", details: { slim: true }, second: "styled" },
  },
  {
    id: "woven-canvas-belt",
    name: "Men's Woven Canvas Belt",
    description: "An elastic woven belt that fastens at any point of its weave.",
    detailedDescription:
      "With no holes to choose from, it fits precisely, including after dinner. The weave is cotton over a rubber core and the tips are leather. It takes the airport tray with grace. Wipe with a damp cloth.",
    price: 899,
    colours: ["Navy", "Sand", "Green"],
    sizes: LETTERS_S_TO_XL,
    stock: "some",
    pictures: { garment: "belt", fabric: "canvas", details: { woven: true }, second: "detail" },
  },
]);
