import { inSubCategory } from "../draft.ts";

export const crossbody = inSubCategory("Bags", "Crossbody", [
  {
    id: "womens-saddle-crossbody",
    name: "Women's Saddle Crossbody",
    description: "A rounded saddle bag with a flap, a slim strap and a pin closure.",
    detailedDescription:
      "The curve is borrowed from a saddlebag in a museum of carriages. Inside there are two compartments and a slot for cards. The strap adjusts over thirty centimetres, from the shoulder to the hip. Condition the leather twice a year.",
    price: 4290,
    originalPrice: 4990,
    colours: ["Tan", "Black", "Red"],
    choice: { name: "Strap", values: ["Slim", "Wide"] },
    pictures: { garment: "crossbody", fabric: "leather", second: "styled" },
  },
  {
    id: "camera-bag",
    name: "Leather Camera Bag",
    description: "A compact zipped box on a canvas strap.",
    detailedDescription:
      "It was drawn around a small camera, though most people use it for a phone, a purse and a paperback. The zip runs along three sides and opens flat. Corners are bound by hand. It will scuff, handsomely.",
    price: 3790,
    colours: ["Black", "Olive", "Purple"],
    stock: "low",
    pictures: { garment: "crossbody", fabric: "leather", details: { box: true }, second: "detail" },
  },
  {
    id: "womens-bucket-bag",
    name: "Women's Drawstring Bucket Bag",
    description: "A soft bucket bag that closes with a leather cord.",
    detailedDescription:
      "Pull the cord and the top gathers into an even ring of folds. It is deeper than it looks, so a detachable purse hangs at the rim. Suede on the outside, cotton twill within. Avoid new indigo jeans for the first weeks.",
    price: 3990,
    colours: ["Brown", "Sand", "Blue"],
    pictures: { garment: "bucket-bag", fabric: "suede", second: "styled" },
  },
]);
