import { inSubCategory } from "../draft.ts";
import { AGES } from "../sizes.ts";

export const childrenTops = inSubCategory("Children", "Tops", [
  {
    id: "childrens-everyday-tee",
    name: "Children's Everyday Tee",
    description: "A soft cotton tee with a stretchy neck that passes over any head.",
    detailedDescription:
      "The neck opens wide and closes again, which ends one daily argument. Side seams are turned outward where they might itch, and the label is printed. The cotton is certified organic. Stains come out at sixty degrees, colours stay.",
    price: 499,
    originalPrice: 649,
    colours: ["Yellow", "White", "Blue", "Red", "Green"],
    sizes: AGES,
    pictures: { garment: "tee", fabric: "jersey", details: { child: true }, second: "folded" },
  },
  {
    id: "childrens-striped-tee",
    name: "Children's Striped Long-Sleeve Tee",
    description: "A striped long-sleeved tee with cuffs that can be turned down as arms grow.",
    detailedDescription:
      "Those cuffs are double length: folded for the first year, straight for the second. Stripes are knitted in and can be counted, which helps on train journeys. A firm jersey forgives knees and elbows used as brakes. Wash with anything.",
    price: 699,
    colours: ["White", "Yellow", "Pink"],
    sizes: AGES,
    gone: ["4-5Y"],
    pictures: {
      garment: "tee",
      fabric: "jersey",
      pattern: "stripe",
      details: { child: true, sleeve: "long" },
      second: "styled",
    },
  },
  {
    id: "childrens-linen-shirt",
    name: "Children's Linen Shirt",
    description: "A small linen shirt with big buttons for small hands.",
    detailedDescription:
      "Buttons are larger than they need to be, and the holes are cut lengthwise, so children manage alone. The linen was washed soft. It suits weddings, beaches and photographs with grandparents. Iron only for the last of these.",
    price: 999,
    colours: ["White", "Blue", "Sand"],
    sizes: AGES,
    pictures: { garment: "shirt", fabric: "linen", details: { child: true, sleeve: "short" }, second: "back" },
  },
  {
    id: "childrens-rainbow-jumper",
    name: "Children's Cotton Knit Jumper",
    description: "A chunky cotton jumper with raglan sleeves and a rolled hem.",
    detailedDescription:
      "All the comfort of wool without the complaints about wool. Raglan sleeves leave room to climb. The edges roll up by themselves, so nothing looks outgrown for a while. It survives the tumble dryer, though it comes out a little shorter and a lot softer.",
    price: 1190,
    originalPrice: 1490,
    colours: ["Orange", "Green", "Gray"],
    sizes: AGES,
    stock: "low",
    pictures: { garment: "sweater", fabric: "knit", details: { child: true, raglan: true }, second: "detail" },
  },
  {
    id: "childrens-hoodie",
    name: "Children's Brushed Hoodie",
    description: "A warm pullover hoodie with a cord-free hood and roomy pocket.",
    detailedDescription:
      "There are no cords in this hood, because playground safety comes first. The inside is brushed cotton, the pocket goes straight through and fits one teddy bear. Elbows are doubled. Turn it inside out for the wash to keep the outside smooth.",
    price: 1290,
    colours: ["Navy", "Pink", "Green"],
    sizes: AGES,
    pictures: { garment: "hoodie", fabric: "fleece", details: { child: true, cords: "none" }, second: "back" },
  },
]);
