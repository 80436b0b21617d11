import { inSubCategory } from "../draft.ts";
import { SHOES_WOMEN } from "../sizes.ts";

export const flats = inSubCategory("Shoes", "Flats", [
  {
    id: "womens-ballet-flats",
    name: "Women's Leather Ballet Flats",
    description: "Round-toed ballet flats with a narrow bow and an elastic edge.",
    detailedDescription:
      "Sewn inside out and then turned, as dance shoes are, so there is no hard edge inside. The bow ties for real and adjusts the fit. A rubber half-sole has already been added, to save you the trip. Carry them in the pouch on days with heels.",
    price: 2990,
    originalPrice: 3590,
    colours: ["Black", "Pink", "Red"],
    sizes: SHOES_WOMEN,
    pictures: { garment: "flats", fabric: "leather", second: "styled" },
  },
  {
    id: "womens-canvas-espadrilles",
    name: "Women's Canvas Espadrilles",
    description: "Flat espadrilles with a hand-braided jute sole.",
    detailedDescription:
      "The jute is braided wet, coiled into a sole and sewn through with a needle as long as a hand. Canvas stretches, so buy them snug. Rain is their only enemy. When they fray, they are nearly at their best.",
    price: 1490,
    colours: ["Blue", "White", "Yellow"],
    sizes: SHOES_WOMEN,
    gone: ["36", "37"],
    pictures: { garment: "espadrilles", fabric: "canvas", second: "detail" },
  },
  {
    id: "womens-pointed-flats",
    name: "Women's Pointed Suede Flats",
    description: "Pointed flats in fine suede with a cut-away side.",
    detailedDescription:
      "A pointed toe lengthens the foot and sharpens everything worn above it. These leave enough room that no toe is asked to fold. The side is cut low and follows the arch. Protect with a spray before the first outing.",
    price: 2690,
    colours: ["Purple", "Black", "Sand"],
    sizes: SHOES_WOMEN,
    pictures: { garment: "flats", fabric: "suede", details: { pointed: true }, second: "styled" },
  },
]);
