import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const womenBlouses = inSubCategory("Women", "Blouses", [
  {
    id: "womens-linen-relaxed-shirt",
    name: "Women's Linen Relaxed Shirt",
    description: "An easy, slightly long linen shirt with a soft collar and mother-of-pearl buttons.",
    detailedDescription:
      "This is the shirt you reach for when it is hot and you still have to look awake. The linen is woven from long fibres and washed before cutting, so it does not scratch or shrink. Dropped shoulders and a curved hem let it be worn open over a vest or half tucked in. Line dry it and leave the iron where it is.",
    price: 2490,
    originalPrice: 2990,
    colours: ["White", "Blue", "Sand", "Pink"],
    sizes: LETTERS,
    pictures: { garment: "shirt", fabric: "linen", details: { fit: "relaxed", pocket: true }, second: "folded" },
  },
  {
    id: "womens-tie-neck-blouse",
    name: "Women's Tie-Neck Blouse",
    description: "A fluid crêpe blouse with a long self tie and buttoned cuffs.",
    detailedDescription:
      "The tie is cut in one with the collar and is long enough for a proper bow, a loose knot or no knot at all. Matt crêpe keeps the whole thing calm. Inside, the seams are French-finished, so it looks as tidy hung over a chair as it does on. Dry clean, or hand wash if you are patient.",
    price: 2790,
    colours: ["Cream", "Black", "Burgundy"],
    sizes: LETTERS,
    gone: ["XS"],
    pictures: { garment: "blouse", fabric: "silk", details: { neck: "tie", sleeve: "long" }, second: "detail" },
  },
  {
    id: "womens-poplin-shirt",
    name: "Women's Crisp Poplin Shirt",
    description: "A straight white shirt, and the same shirt in three colours that behave like white.",
    detailedDescription:
      "Two-ply poplin at a hundred threads gives this shirt its clean, almost paper-like hand. There are darts at the back and none at the front. Collar and cuffs have a removable stiffener and a hidden second button. It irons in four minutes; we have timed it.",
    price: 1990,
    colours: ["White", "Blue", "Gray", "Black"],
    sizes: LETTERS,
    pictures: { garment: "shirt", fabric: "poplin", second: "detail" },
  },
  {
    id: "womens-block-print-blouse",
    name: "Women's Block-Print Blouse",
    description: "A soft cotton voile blouse, printed by hand with a small repeating leaf.",
    detailedDescription:
      "Printed in Bagru with carved teak blocks, each length differs a little in depth and spacing. The voile is light enough for May and lined at the front. A gathered yoke and loose sleeves keep it off the skin. Wash the first two times on its own, since hand-printed colour settles slowly.",
    price: 1690,
    originalPrice: 2290,
    colours: ["Cream", "Blue", "Orange"],
    sizes: LETTERS,
    stock: "some",
    pictures: {
      garment: "blouse",
      fabric: "poplin",
      pattern: "block-print",
      details: { neck: "v", sleeve: "three-quarter" },
      second: "detail",
    },
  },
  {
    id: "womens-silk-shirt",
    name: "Women's Heavy Silk Shirt",
    description: "A twenty-two momme silk shirt with a concealed placket and long, narrow cuffs.",
    detailedDescription:
      "Heavy silk falls in a straight line where lighter silk floats, which is why the cut can be so plain. The buttons hide behind the placket. It warms quickly against the skin and works from October to April on its own. Have it dry cleaned, and steam it between wearings.",
    price: 6490,
    colours: ["Ivory", "Navy"],
    sizes: LETTERS,
    stock: "none",
    pictures: { garment: "shirt", fabric: "silk", details: { placket: "hidden" }, second: "back" },
  },
]);
