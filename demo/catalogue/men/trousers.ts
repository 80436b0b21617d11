import { inSubCategory } from "../draft.ts";
import { LETTERS, WAISTS } from "../sizes.ts";

export const menTrousers = inSubCategory("Men", "Trousers", [
  {
    id: "mens-tapered-chinos",
    name: "Men's Tapered Chinos",
    description: "Flat-front chinos in brushed cotton twill that narrow below the knee.",
    detailedDescription:
      "Roomy at the seat and narrow at the ankle, with the change made where nobody notices. The twill is peached on the surface and keeps two percent stretch. Pocket bags are in striped shirting, a pleasure reserved for the owner. Turn inside out to wash; press along the crease or not at all.",
    price: 2190,
    originalPrice: 2690,
    colours: ["Sand", "Navy", "Olive", "Black"],
    sizes: WAISTS,
    choice: { name: "Length", values: ["Regular", "Long"] },
    pictures: { garment: "slim-trousers", fabric: "twill", second: "folded" },
  },
  {
    id: "mens-pleated-wool-trousers",
    name: "Men's Pleated Wool Trousers",
    description: "Single-pleat trousers in tropical wool with side adjusters.",
    detailedDescription:
      "Tropical wool is woven open and cool; it is winter cloth's better-travelled brother. Side adjusters take the place of belt loops. One forward pleat gives you room to sit. Hang by the hems overnight and the creases will have dropped out by breakfast.",
    price: 3990,
    colours: ["Gray", "Navy"],
    sizes: WAISTS,
    gone: ["36"],
    pictures: {
      garment: "wide-trousers",
      fabric: "wool",
      details: { pleats: true, fit: "straight" },
      second: "detail",
    },
  },
  {
    id: "mens-linen-shorts",
    name: "Men's Linen Drawstring Shorts",
    description: "Above-the-knee shorts with a tie waist and four useful pockets.",
    detailedDescription:
      "They weigh almost nothing, yet each pocket can take a phone. The waist is elasticated all round and ties inside or out. Good for the beach, and for the walk home by way of the market. Rinse out salt, hang in the wind.",
    price: 1490,
    colours: ["Blue", "Sand", "White"],
    sizes: LETTERS,
    pictures: { garment: "shorts", fabric: "linen", details: { waist: "drawstring" }, second: "back" },
  },
  {
    id: "mens-ribbed-joggers",
    name: "Men's Cotton Joggers",
    description: "Tapered joggers in loopback cotton, with a clean ankle cuff.",
    detailedDescription:
      "The pair to our loopback sweatshirt, from the same bolt when you order both together. Pockets sit in the side seam and have a hidden zip on the right. The cuff is short and firm, so the leg falls without ballooning. Wash with the sweatshirt to let them fade as one.",
    price: 1690,
    originalPrice: 1990,
    colours: ["Gray", "Black", "Navy"],
    sizes: LETTERS,
    stock: "some",
    pictures: { garment: "joggers", fabric: "fleece", second: "styled" },
  },
  {
    id: "mens-corduroy-trousers",
    name: "Men's Wide-Wale Corduroys",
    description: "Straight corduroy trousers with a deep, old-fashioned wale.",
    detailedDescription:
      "Eight wales to the inch, cut by hand in a mill that has done little else since 1870. The pile runs upward, which deepens the colour and feels right under the palm. A straight leg and a medium rise keep the professor at bay. Always wash inside out, and brush the pile while damp.",
    price: 2790,
    colours: ["Brown", "Olive", "Mustard"],
    sizes: WAISTS,
    stock: "low",
    pictures: { garment: "wide-trousers", fabric: "corduroy", details: { fit: "straight" }, second: "detail" },
  },
]);
