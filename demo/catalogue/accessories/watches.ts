import { inSubCategory } from "../draft.ts";

export const watches = inSubCategory("Accessories", "Watches", [
  {
    id: "minimal-leather-watch",
    name: "Men's Minimal Leather Watch",
    description: "A flat quartz watch with a clean dial and a vegetable-tanned strap.",
    detailedDescription:
      "Twelve lines, two hands, no date to correct at month's end. The case is seven millimetres high and slips beneath a cuff. Its movement comes from Switzerland and its strap from Kanpur; the strap changes without tools. Splash-proof, though not made for swimming.",
    price: 4990,
    originalPrice: 5990,
    colours: ["Brown", "Black"],
    choice: { name: "Strap", values: ["Leather", "Suede"] },
    pictures: { garment: "watch", fabric: "leather", second: "detail" },
  },
  {
    id: "womens-slim-watch",
    name: "Women's Slim Dress Watch",
    description: "A small round watch on a narrow strap, with a warm ivory dial.",
    detailedDescription:
      "Twenty-eight millimetres across, about the size of a coin, and quieter than one. The ivory of the dial was matched to old piano keys. Its narrow strap closes with a plain pin buckle. The battery lasts around three years.",
    price: 4490,
    colours: ["Red", "Black", "Tan"],
    pictures: { garment: "watch", fabric: "leather", details: { slim: true }, second: "styled" },
  },
  {
    id: "field-watch-canvas",
    name: "Men's Canvas Field Watch",
    description: "A legible field watch with numerals and a washable canvas strap.",
    detailedDescription:
      "You can read it at a glance, at arm's length, in the dark. The steel case is bead-blasted and does not reflect. A single canvas strap passes below the watch, so it cannot fall off if a pin breaks. Take the strap off and wash it with the socks.",
    price: 3990,
    colours: ["Olive", "Navy", "Black"],
    stock: "some",
    pictures: { garment: "watch", fabric: "canvas", details: { numerals: true }, second: "detail" },
  },
]);
