import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const womenSkirts = inSubCategory("Women", "Skirts", [
  {
    id: "womens-satin-midi-skirt",
    name: "Women's Satin Midi Skirt",
    description: "A bias-cut midi skirt with a flat elastic waist and a liquid fall.",
    detailedDescription:
      "Nothing more than two panels and a waistband, which leaves all the work to the cloth. The satin is heavy enough to skim instead of cling. It goes with a T-shirt and trainers as easily as with the matching camisole. Wash on the delicate cycle and hang by the loops.",
    price: 2490,
    originalPrice: 3190,
    colours: ["Gold", "Green", "Black", "Pink"],
    sizes: LETTERS,
    pictures: { garment: "slip-skirt", fabric: "silk", second: "styled" },
  },
  {
    id: "womens-pleated-skirt",
    name: "Women's Knife-Pleat Skirt",
    description: "A mid-length skirt with sharp, permanent knife pleats from waist to hem.",
    detailedDescription:
      "The pleats are set by heat into recycled polyester and will not come out, whatever you and the weather do. They lie flat over the hips and open from mid-thigh. A hidden zip closes at the left. Roll it lengthwise inside a stocking when you travel.",
    price: 2790,
    colours: ["Navy", "Brown", "Gray"],
    sizes: LETTERS,
    gone: ["L", "XL"],
    pictures: { garment: "pleated-skirt", fabric: "twill", second: "detail" },
  },
  {
    id: "womens-denim-mini-skirt",
    name: "Women's Five-Pocket Denim Skirt",
    description: "A short A-line skirt with jeans pockets, rivets and a raw-cut hem.",
    detailedDescription:
      "Built by the same people who sew our jeans, on the same machines. The A-line keeps it from riding up when you cycle. Its hem is cut and left to fray a little; trim any threads that bother you. Tights in winter, nothing in summer.",
    price: 1590,
    colours: ["Indigo", "White", "Black"],
    sizes: LETTERS,
    stock: "some",
    pictures: { garment: "mini-skirt", fabric: "denim", details: { jeans: true }, second: "back" },
  },
  {
    id: "womens-wool-check-skirt",
    name: "Women's Checked Wool Mini Skirt",
    description: "A short wool skirt in a soft window check with a fold at the front.",
    detailedDescription:
      "Woven in a small mill from undyed and dyed yarns, so the ground of the check is the sheep's own colour. The front fold conceals the fastening and gives a step. It is fully lined in cupro. Brush it after wearing and it will rarely see the cleaner.",
    price: 2390,
    originalPrice: 2990,
    colours: ["Camel", "Gray"],
    sizes: LETTERS,
    gone: ["XS"],
    pictures: {
      garment: "mini-skirt",
      fabric: "wool",
      pattern: "windowpane",
      details: { wrap: true },
      second: "detail",
    },
  },
]);
