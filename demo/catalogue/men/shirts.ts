import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const menShirts = inSubCategory("Men", "Shirts", [
  {
    id: "mens-linen-camp-shirt",
    name: "Men's Linen Camp-Collar Shirt",
    description: "A short-sleeved linen shirt with an open collar and a straight hem.",
    detailedDescription:
      "The camp collar has no stand, so it lies flat and open whatever the heat is doing. Linen is stiff in the bolt; this one was tumbled with stones until it gave in. Wear it untucked, since the hem is square and vented for that. Machine wash at forty degrees, no softener.",
    price: 1990,
    originalPrice: 2490,
    colours: ["Sand", "Blue", "White", "Orange"],
    sizes: LETTERS,
    pictures: { garment: "shirt", fabric: "linen", details: { sleeve: "short", collar: "camp" }, second: "folded" },
  },
  {
    id: "mens-oxford-shirt",
    name: "Men's Button-Down Oxford Shirt",
    description: "A sturdy basket-weave Oxford with a soft roll to the collar.",
    detailedDescription:
      "Oxford cloth pairs a white thread with a dyed one, so even the solid colours have depth up close. The collar points are buttoned and long enough to roll. There is a box pleat at the back and a locker loop nobody uses. It is at its best after about thirty washes.",
    price: 1890,
    colours: ["Blue", "White", "Pink"],
    sizes: LETTERS,
    choice: { name: "Fit", values: ["Regular", "Slim"] },
    pictures: { garment: "shirt", fabric: "canvas", details: { pocket: true, buttondown: true }, second: "back" },
  },
  {
    id: "mens-brushed-check-shirt",
    name: "Men's Brushed Check Shirt",
    description: "A flannel shirt in a large, quiet check, brushed on both sides.",
    detailedDescription:
      "Brushed on the inside for comfort and on the outside for looks. The check is large and its colours are close together, so it reads as texture from across a room. The chest pocket is cut on the same repeat and nearly vanishes. Softens further in the tumble dryer, though the planet prefers a line.",
    price: 1990,
    colours: ["Red", "Green", "Navy"],
    sizes: LETTERS,
    gone: ["M", "XXL"],
    pictures: {
      garment: "shirt",
      fabric: "wool",
      pattern: "check",
      details: { pocket: true, fit: "relaxed" },
      second: "folded",
    },
  },
  {
    id: "mens-fine-stripe-poplin-shirt",
    name: "Men's Fine-Stripe Poplin Shirt",
    description: "A business shirt in striped two-ply poplin, with a semi-spread collar.",
    detailedDescription:
      "The stripe is a single millimetre and reads as a pale colour at two metres. A split yoke follows the slope of the shoulders, which differ on nearly everyone. It is cut without a pocket and with a longer tail. Iron it slightly damp, collar first.",
    price: 2190,
    originalPrice: 2690,
    colours: ["White", "Blue"],
    sizes: LETTERS,
    choice: { name: "Fit", values: ["Regular", "Slim"] },
    pictures: { garment: "shirt", fabric: "poplin", pattern: "pinstripe", second: "detail" },
  },
  {
    id: "mens-band-collar-shirt",
    name: "Men's Band-Collar Shirt",
    description: "A collarless cotton shirt with a narrow band and a half-moon yoke.",
    detailedDescription:
      "Without a collar, the eye goes to the cloth: a slightly nubby cotton, woven on old shuttle looms near Erode. The band is two centimetres high and does not chafe. Leave the top button undone and skip the tie for good. Warm wash, cool iron.",
    price: 1790,
    colours: ["White", "Black", "Sage"],
    sizes: LETTERS,
    stock: "low",
    pictures: { garment: "shirt", fabric: "linen", details: { collar: "band" }, second: "styled" },
  },
  {
    id: "mens-cotton-kurta",
    name: "Men's Handwoven Cotton Kurta",
    description: "A straight kurta in handwoven cotton with a short placket and side slits.",
    detailedDescription:
      "Woven by hand in Maheshwar, and cut as simply as we could, so as not to waste any. The placket stops at the breastbone and closes with wooden buttons. Slits rise to the hip for sitting cross-legged. Wear it with churidar for a wedding or over jeans on a Sunday; wash it apart the first time.",
    price: 2290,
    colours: ["Cream", "Blue", "Yellow"],
    sizes: LETTERS,
    pictures: { garment: "kurta", fabric: "linen", second: "detail" },
  },
]);
