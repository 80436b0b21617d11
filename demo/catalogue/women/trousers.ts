import { inSubCategory } from "../draft.ts";
import { LETTERS, WAISTS } from "../sizes.ts";

export const womenTrousers = inSubCategory("Women", "Trousers", [
  {
    id: "womens-wide-leg-trousers",
    name: "Women's Wide-Leg Pleated Trousers",
    description: "High-waisted trousers with two pleats a side and a leg that falls from the hip.",
    detailedDescription:
      "The pleats are pressed towards the pockets and open as you walk. A blend of viscose and wool gives the leg its swing, and a strip of grosgrain inside the waistband stops shirts from creeping out. The hem is left long for heels; any tailor will take it up. Dry clean sparingly.",
    price: 3490,
    colours: ["Black", "Sand", "Gray"],
    sizes: LETTERS,
    choice: { name: "Length", values: ["Regular", "Long"] },
    pictures: { garment: "wide-trousers", fabric: "twill", details: { pleats: true }, second: "back" },
  },
  {
    id: "womens-linen-drawstring-trousers",
    name: "Women's Linen Drawstring Trousers",
    description: "Straight, breezy linen trousers with a drawstring waist and deep pockets.",
    detailedDescription:
      "You could sleep in them, and on a night train you probably will. The waist is elastic at the back and flat at the front, so a tucked shirt still looks neat. The linen weighs 185 grams, enough not to show a pocket lining. Wash warm, dry outside.",
    price: 2290,
    originalPrice: 2890,
    colours: ["White", "Sand", "Olive", "Blue"],
    sizes: LETTERS,
    pictures: {
      garment: "wide-trousers",
      fabric: "linen",
      details: { waist: "drawstring", fit: "straight" },
      second: "folded",
    },
  },
  {
    id: "womens-straight-leg-jeans",
    name: "Women's Straight-Leg Jeans",
    description: "Rigid high-rise jeans with a straight leg and an ankle hem.",
    detailedDescription:
      "Thirteen-ounce denim without stretch, so expect to negotiate with it for a week. After that it is yours. The rise is high, the thigh close and the leg drops straight from the knee. Wash seldom, inside out and cold.",
    price: 2990,
    colours: ["Indigo", "Black", "White", "Sky"],
    sizes: WAISTS,
    gone: ["28"],
    pictures: { garment: "jeans", fabric: "denim", second: "back" },
  },
  {
    id: "womens-cigarette-trousers",
    name: "Women's Cigarette Trousers",
    description: "Narrow ankle-length trousers with a pressed crease and a side zip.",
    detailedDescription:
      "There is a touch of elastane in the cotton, enough to climb stairs with. The front is flat, the zip hides in the side seam and the crease is set so that it survives the wash. Loafers were made for this length. Press with a cloth between iron and trouser.",
    price: 2190,
    colours: ["Black", "Navy", "Red"],
    sizes: LETTERS,
    stock: "low",
    pictures: { garment: "slim-trousers", fabric: "twill", details: { crease: true }, second: "styled" },
  },
  {
    id: "womens-tailored-shorts",
    name: "Women's Tailored Linen Shorts",
    description: "Mid-thigh shorts with a proper waistband, a fly and turned-up hems.",
    detailedDescription:
      "Shorts that can go to an office in the hot months, provided the office is a sensible one. They are cut like trousers, with belt loops, slanted pockets and a welt at the back. The turn-ups are tacked at the seam. Iron them or don't; the linen looks deliberate both ways.",
    price: 1690,
    colours: ["Sand", "Black", "White"],
    sizes: LETTERS,
    pictures: { garment: "shorts", fabric: "linen", details: { turnup: true, pleats: true }, second: "back" },
  },
]);
