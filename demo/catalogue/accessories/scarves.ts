import { inSubCategory } from "../draft.ts";

export const scarves = inSubCategory("Accessories", "Scarves", [
  {
    id: "lambswool-scarf",
    name: "Brushed Lambswool Scarf",
    description: "A generous lambswool scarf, brushed with teasels, with short twisted fringes.",
    detailedDescription:
      "Teasel heads, the dried ones from the field, still raise a better nap than any steel brush. The result is light, lofty and warm at once. At 190 centimetres it goes round twice. Hand wash cool and dry on a towel.",
    price: 1990,
    originalPrice: 2490,
    colours: ["Camel", "Gray", "Red", "Blue"],
    pictures: { garment: "scarf", fabric: "wool", second: "detail" },
  },
  {
    id: "checked-wool-scarf",
    name: "Checked Wool Scarf",
    description: "A woven scarf in a wide, softly coloured check.",
    detailedDescription:
      "Its check was drawn on graph paper and coloured in pencil first, and some of that remains. The cloth is merino in a loose twill. Fold it lengthways once and let the ends hang unevenly. Moths like it too, so keep lavender near.",
    price: 2190,
    colours: ["Green", "Brown"],
    stock: "some",
    pictures: { garment: "scarf", fabric: "wool", pattern: "check", second: "styled" },
  },
  {
    id: "womens-silk-square",
    name: "Women's Printed Silk Square",
    description: "A seventy-centimetre square of silk twill with hand-rolled edges.",
    detailedDescription:
      "Rolling one edge by hand takes about forty minutes, and each scarf has four. The print is a study of seed heads from our garden, enlarged. Tie it at the neck, on a bag handle or over damp hair. Dry clean only, seldom.",
    price: 2690,
    colours: ["Orange", "Blue", "Pink"],
    gone: ["Pink"],
    pictures: { garment: "scarf", fabric: "silk", pattern: "floral", details: { square: true }, second: "detail" },
  },
]);
