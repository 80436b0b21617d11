import { inSubCategory } from "../draft.ts";
import { LETTERS, WAISTS } from "../sizes.ts";

export const menDenim = inSubCategory("Men", "Denim", [
  {
    id: "mens-selvedge-jeans",
    name: "Men's Selvedge Straight Jeans",
    description: "Raw fourteen-ounce selvedge denim in a classic straight leg.",
    detailedDescription:
      "They arrive stiff, dark and a touch long. Six months of sitting, cycling and rain will draw your own map on them. Turn up the hem once and you see the red-lined selvedge. Postpone the first wash as long as decency allows, then soak them in a cold bath.",
    price: 4990,
    colours: ["Indigo", "Black"],
    sizes: WAISTS,
    gone: ["28"],
    pictures: { garment: "jeans", fabric: "denim", details: { fit: "straight", turnup: true }, second: "detail" },
  },
  {
    id: "mens-slim-jeans",
    name: "Men's Slim Stretch Jeans",
    description: "Slim washed jeans with a little stretch and a mid rise.",
    detailedDescription:
      "A slim leg that stops short of skinny. Two percent of elastane helps on stairs and scooters, and the denim recovers overnight. The wash is done with ozone instead of bleach and uses a tenth of the water. Machine wash at thirty, inside out.",
    price: 2490,
    originalPrice: 3290,
    colours: ["Blue", "Gray", "Black"],
    sizes: WAISTS,
    choice: { name: "Length", values: ["Regular", "Long"] },
    pictures: { garment: "jeans", fabric: "denim", details: { fit: "slim" }, second: "back" },
  },
  {
    id: "mens-denim-overshirt",
    name: "Men's Denim Overshirt",
    description: "A washed-denim shirt with pearl snaps, heavy enough to wear as a jacket.",
    detailedDescription:
      "Eight-ounce denim is too heavy for a shirt and too light for a jacket, and so it is useful from September until March. Pearl snaps open in one movement. Elbows and collar were abraded by hand. Wear it over the heavyweight tee and forget about it.",
    price: 2590,
    colours: ["Sky", "Indigo"],
    sizes: LETTERS,
    pictures: { garment: "shirt", fabric: "denim", details: { pocket: true, fit: "relaxed" }, second: "folded" },
  },
  {
    id: "mens-trucker-jacket",
    name: "Men's Trucker Jacket",
    description: "The four-pocket denim jacket, with pointed flaps and adjustable waist tabs.",
    detailedDescription:
      "We changed as little as possible: the pointed yoke, the V-shaped seams and the copper buttons are where they have been since 1962. Only the body is longer and the armhole kinder. Rinsed once, so it will not colour your car seats. It improves with neglect.",
    price: 3490,
    originalPrice: 4290,
    colours: ["Indigo", "Black", "Cream"],
    sizes: LETTERS,
    gone: ["XXL"],
    pictures: { garment: "denim-jacket", fabric: "denim", second: "back" },
  },
]);
