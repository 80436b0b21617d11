import { inSubCategory } from "../draft.ts";
import { SHOES_MEN, SHOES_WOMEN } from "../sizes.ts";

export const loafers = inSubCategory("Shoes", "Loafers", [
  {
    id: "mens-penny-loafers",
    name: "Men's Penny Loafers",
    description: "Hand-sewn moccasin loafers with a saddle strap and a leather sole.",
    detailedDescription:
      "The apron is sewn by hand with one waxed thread and two needles. Unlined at the front, they take the form of your foot within the week. Without socks from May, with them from October. Rest them a day between wearings.",
    price: 5490,
    originalPrice: 6490,
    colours: ["Brown", "Black", "Burgundy"],
    sizes: SHOES_MEN,
    pictures: { garment: "loafers", fabric: "leather", second: "detail" },
  },
  {
    id: "womens-horsebit-loafers",
    name: "Women's Metal-Bar Loafers",
    description: "Soft loafers with a slim metal bar and a flexible sole.",
    detailedDescription:
      "So flexible that you can fold one in half, which its lining will forgive. The bar is brushed rather than polished and does not shout. Good with cigarette trousers, and with bare ankles. Clean with a damp cloth, then a little cream.",
    price: 4990,
    colours: ["Black", "Cream", "Tan"],
    sizes: SHOES_WOMEN,
    gone: ["38"],
    pictures: { garment: "loafers", fabric: "leather", details: { bar: true }, second: "styled" },
  },
  {
    id: "mens-suede-drivers",
    name: "Men's Suede Driving Shoes",
    description: "Unlined suede moccasins with a pebbled rubber sole.",
    detailedDescription:
      "A hundred and thirty-three rubber nubs grip the pedal, or a boat's deck, or nothing in particular. The suede is left unlined to be cool. They are house shoes that may go outside. Freshen up with a suede eraser.",
    price: 3990,
    colours: ["Navy", "Tan", "Green"],
    sizes: SHOES_MEN,
    stock: "some",
    pictures: { garment: "loafers", fabric: "suede", details: { bow: true }, second: "detail" },
  },
]);
