import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const womenDresses = inSubCategory("Women", "Dresses", [
  {
    id: "womens-bias-slip-dress",
    name: "Women's Bias Slip Dress",
    description: "A long slip dress cut on the bias, with a gentle cowl and thin crossed straps.",
    detailedDescription:
      "Cut across the grain from a single width of satin, it has no zip, no darts and only two seams. The cowl is weighted so it falls the same way each time. It lengthens slightly in the first days of hanging, as bias does; we have allowed for that in the hem. Wear it with sandals in June and a thick jumper over it in December.",
    price: 4290,
    originalPrice: 5490,
    colours: ["Green", "Black", "Gold"],
    sizes: LETTERS,
    gone: ["XL"],
    pictures: { garment: "slip-dress", fabric: "silk", second: "back" },
  },
  {
    id: "womens-linen-shirt-dress",
    name: "Women's Linen Shirt Dress",
    description: "A calf-length shirt dress in washed linen with a tie belt and side pockets.",
    detailedDescription:
      "Think of your best linen shirt, continued to the calf. It buttons all the way down, so you can wear it closed, open to the knee or open altogether over trousers. The belt is separate and the loops are discreet enough to be ignored. A warm wash and a good shake are all the care it asks for.",
    price: 3690,
    colours: ["Sand", "White", "Blue", "Olive"],
    sizes: LETTERS,
    pictures: { garment: "shirt-dress", fabric: "linen", details: { belt: true }, second: "detail" },
  },
  {
    id: "womens-wrap-midi-dress",
    name: "Women's Wrap Midi Dress",
    description: "A true wrap dress in printed viscose, with fluttering sleeves and a midi hem.",
    detailedDescription:
      "A true wrap, so it fits a range of bodies and a range of dinners. The print was drawn in our studio with a brush and scattered by hand so that no repeat shows. Viscose crêpe hangs heavily and hardly creases in a suitcase. Wash cool, hang from the waist ties, and it is ready by morning.",
    price: 3290,
    originalPrice: 3990,
    colours: ["Navy", "Red", "Green"],
    sizes: LETTERS,
    pictures: { garment: "wrap-dress", fabric: "silk", pattern: "floral", second: "back" },
  },
  {
    id: "womens-tiered-cotton-dress",
    name: "Women's Tiered Cotton Dress",
    description: "A loose sleeveless dress in three gathered tiers of light cotton.",
    detailedDescription:
      "Each tier takes half as much cloth again as the one above, which is what makes it swing. The bodice is lined in the same voile and the armholes are cut high enough to wear it without anything beneath. Pockets sit inside the first seam. It likes the washing line and the sea.",
    price: 2690,
    colours: ["White", "Yellow", "Pink"],
    sizes: LETTERS,
    gone: ["S"],
    pictures: { garment: "tiered-dress", fabric: "poplin", second: "styled" },
  },
  {
    id: "womens-gingham-sun-dress",
    name: "Women's Gingham Sun Dress",
    description: "A knee-length tiered dress in yarn-dyed gingham with wide straps.",
    detailedDescription:
      "The checks are woven, not printed, and line up across every seam we could line them up across. Wide straps sit flat and hide a bra. An elastic panel at the back takes care of lunch. Machine washable, and better for it after the third time.",
    price: 2290,
    colours: ["Blue", "Green", "Red"],
    sizes: LETTERS,
    stock: "some",
    pictures: {
      garment: "tiered-dress",
      fabric: "poplin",
      pattern: "gingham",
      details: { length: "knee" },
      second: "detail",
    },
  },
  {
    id: "womens-knitted-column-dress",
    name: "Women's Knitted Column Dress",
    description: "A long ribbed knit dress with a shallow crew neck and a slit at the side.",
    detailedDescription:
      "Knitted in one continuous tube and shaped by changing the rib rather than by cutting. The merino blend keeps its line over hips and knees, even after a day of sitting. One side is open to mid-calf so that you can walk properly. Dry it flat, never on a hanger.",
    price: 4490,
    colours: ["Brown", "Black", "Oat"],
    sizes: LETTERS,
    stock: "low",
    pictures: { garment: "slip-dress", fabric: "rib", details: { neck: "crew", sleeve: "long" }, second: "detail" },
  },
  {
    id: "womens-denim-shirt-dress",
    name: "Women's Chambray Shirt Dress",
    description: "A knee-length dress in light chambray with rolled sleeves and a chest pocket.",
    detailedDescription:
      "Chambray is denim's quieter cousin: the same indigo yarn, woven plain instead of twill. This dress is cut straight through the body with a shirt-tail hem. Roll the sleeves and fasten them with the inner tab. It fades gently along the seams, which is the point.",
    price: 2890,
    colours: ["Blue", "Indigo"],
    sizes: LETTERS,
    pictures: { garment: "shirt-dress", fabric: "denim", details: { length: "knee", pocket: true }, second: "folded" },
  },
]);
