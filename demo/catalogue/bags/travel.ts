import { inSubCategory } from "../draft.ts";

export const travel = inSubCategory("Bags", "Travel", [
  {
    id: "canvas-weekender",
    name: "Canvas Weekender",
    description: "A cabin-sized holdall in canvas with leather handles.",
    detailedDescription:
      "Three days of clothes, or five if you are strict. The base is a second layer of canvas with leather feet. Its shoulder strap comes off, and the handles close with a leather grip. Fits the overhead locker of every airline we have quarrelled with.",
    price: 4990,
    originalPrice: 5990,
    colours: ["Sand", "Navy", "Olive"],
    pictures: { garment: "duffel", fabric: "canvas", second: "styled" },
  },
  {
    id: "leather-holdall",
    name: "Men's Leather Holdall",
    description: "A full-grain leather holdall with brass zips and a luggage tag.",
    detailedDescription:
      "This one is meant to be inherited. Full-grain leather, two millimetres thick, is sewn with a saddler's stitch which does not run if it breaks. Brass zips are waxed. Let scratches be; they polish into the grain.",
    price: 12990,
    colours: ["Brown", "Black"],
    stock: "low",
    pictures: { garment: "duffel", fabric: "leather", second: "detail" },
  },
  {
    id: "wash-bag",
    name: "Waxed Wash Bag",
    description: "A wide-mouthed wash bag with a wipeable lining.",
    detailedDescription:
      "It opens like a doctor's bag and stays open while you shave. The lining is coated cotton, the outside waxed. Flat enough for hand luggage once the shampoo is gone. Wipe, dry, forget.",
    price: 1290,
    colours: ["Olive", "Navy", "Brown"],
    pictures: { garment: "clutch", fabric: "canvas", details: { zip: true }, second: "detail" },
  },
]);
