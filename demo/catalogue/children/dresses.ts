import { inSubCategory } from "../draft.ts";
import { AGES } from "../sizes.ts";

export const childrenDresses = inSubCategory("Children", "Dresses", [
  {
    id: "childrens-twirl-dress",
    name: "Children's Twirl Dress",
    description: "A sleeveless cotton dress whose skirt opens into a full circle.",
    detailedDescription:
      "We tested the twirl with a jury of five-year-olds, who asked for more skirt and got it. The bodice is lined, the back closes with two buttons. Hidden pockets hold stones and half a biscuit. Machine wash, hang up wet.",
    price: 1290,
    originalPrice: 1590,
    colours: ["Pink", "Yellow", "Blue"],
    sizes: AGES,
    pictures: { garment: "tiered-dress", fabric: "poplin", details: { child: true, length: "knee" }, second: "back" },
  },
  {
    id: "childrens-dotted-dress",
    name: "Children's Dotted Jersey Dress",
    description: "A short-sleeved jersey dress with printed dots and a gathered waist.",
    detailedDescription:
      "As easy as a T-shirt, because above the waist it is one. The dots are printed with water-based ink and do not crack. Elastic at the waist is covered and soft. It goes over leggings when the weather turns.",
    price: 999,
    colours: ["Navy", "Red", "White"],
    sizes: AGES,
    gone: ["10-11Y"],
    pictures: {
      garment: "tiered-dress",
      fabric: "jersey",
      pattern: "dots",
      details: { child: true, length: "knee", sleeve: "short" },
      second: "detail",
    },
  },
  {
    id: "childrens-corduroy-pinafore",
    name: "Children's Corduroy Pinafore",
    description: "A needlecord pinafore with crossed straps and two patch pockets.",
    detailedDescription:
      "The straps button at three heights, so it fits for three winters if you are lucky. Needlecord is fine enough to be soft and tough enough for tree bark. Layer it over the striped tee. Wash inside out, smooth it with your hand, hang to dry.",
    price: 1490,
    colours: ["Brown", "Mustard", "Green"],
    sizes: AGES,
    stock: "some",
    pictures: { garment: "dungarees", fabric: "corduroy", details: { child: true, skirt: true }, second: "styled" },
  },
  {
    id: "childrens-block-print-dress",
    name: "Children's Block-Print Dress",
    description: "A hand-printed cotton dress with short sleeves and a round yoke.",
    detailedDescription:
      "Small flowers, printed one after the other by hand, so none is quite like its neighbour. The cotton mulmul is very light and lined with itself. Slip it over the head; there is a single button at the nape. Cool wash, shade dry.",
    price: 1390,
    colours: ["White", "Yellow"],
    sizes: AGES,
    stock: "none",
    pictures: {
      garment: "tiered-dress",
      fabric: "poplin",
      pattern: "block-print",
      details: { child: true, length: "knee", sleeve: "short" },
      second: "detail",
    },
  },
]);
