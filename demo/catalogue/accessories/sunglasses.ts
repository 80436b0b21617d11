import { inSubCategory } from "../draft.ts";

export const sunglasses = inSubCategory("Accessories", "Sunglasses", [
  {
    id: "round-acetate-sunglasses",
    name: "Round Acetate Sunglasses",
    description: "Round frames cut from block acetate, with grey-green lenses.",
    detailedDescription:
      "Acetate is milled from a solid block and tumbled for four days, which is why the edges feel like pebbles. Five-barrel hinges close with a click. The lenses filter all UV and turn the world slightly kinder. A cloth and a hard case come with them.",
    price: 2490,
    originalPrice: 2990,
    colours: ["Brown", "Black", "Green"],
    pictures: { garment: "sunglasses", fabric: "acetate", details: { shape: "round" }, second: "styled" },
  },
  {
    id: "square-sunglasses",
    name: "Men's Square Sunglasses",
    description: "Broad square frames with polarised lenses.",
    detailedDescription:
      "Polarised glass removes the glare from roads, water and other people's screens. The frame is wide at the temple and suits larger faces. Weight is a fair twenty-eight grams. Rinse before wiping; sand scratches everything.",
    price: 2290,
    colours: ["Black", "Gray"],
    pictures: { garment: "sunglasses", fabric: "acetate", details: { shape: "square" }, second: "detail" },
  },
  {
    id: "womens-cat-eye-sunglasses",
    name: "Women's Cat-Eye Sunglasses",
    description: "Softly upswept frames with gradient lenses.",
    detailedDescription:
      "A lift of six millimetres at the outer corner, and no more. The lens is darkest on top, so you can read a menu through the lower half. Made of plant-based acetate. Two hands to take them off, and they will stay straight.",
    price: 2390,
    colours: ["Red", "Black", "Pink"],
    stock: "none",
    pictures: { garment: "sunglasses", fabric: "acetate", details: { shape: "cat" }, second: "styled" },
  },
]);
