import { inSubCategory } from "../draft.ts";

export const backpacks = inSubCategory("Bags", "Backpacks", [
  {
    id: "roll-top-backpack",
    name: "Roll-Top Canvas Backpack",
    description: "A waxed canvas backpack that rolls closed and clips at the sides.",
    detailedDescription:
      "Rolled three times, it is rainproof; unrolled, it takes a baguette upright. Waxed cotton smells faintly of tents. A padded sleeve at the back fits a fifteen-inch laptop. Rewax with a hairdryer when water stops beading.",
    price: 3490,
    originalPrice: 3990,
    colours: ["Olive", "Navy", "Black"],
    pictures: { garment: "backpack", fabric: "canvas", details: { roll: true }, second: "detail" },
  },
  {
    id: "everyday-backpack",
    name: "Men's Everyday Backpack",
    description: "A plain zipped backpack with a front pocket and padded straps.",
    detailedDescription:
      "The design began with a list of things to leave out. What stayed: one large space, one small pocket, one water-bottle sleeve, all in recycled nylon. The straps are contoured and do not squeak. Sponge clean.",
    price: 2790,
    colours: ["Black", "Gray", "Blue"],
    stock: "some",
    pictures: { garment: "backpack", fabric: "nylon", second: "back" },
  },
  {
    id: "childrens-mini-backpack",
    name: "Children's Mini Backpack",
    description: "A small rounded backpack with a chest clip and a name label inside.",
    detailedDescription:
      "It fits a lunch box, a bottle and one treasured thing. A clip across the chest keeps the straps on narrow shoulders. Reflective piping is hidden along the seam and shows only in headlights. Wipe clean, including the inside.",
    price: 1190,
    colours: ["Yellow", "Red", "Green", "Blue"],
    pictures: { garment: "backpack", fabric: "canvas", details: { child: true }, second: "styled" },
  },
]);
