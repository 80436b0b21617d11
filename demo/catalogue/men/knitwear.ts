import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const menKnitwear = inSubCategory("Men", "Knitwear", [
  {
    id: "mens-fisherman-jumper",
    name: "Men's Fisherman Rib Jumper",
    description: "A thick half-cardigan rib jumper in undyed and dyed wool.",
    detailedDescription:
      "The half-cardigan stitch uses twice the yarn of a plain one and traps twice the air. It stretches with you and comes back. There are no cuffs to speak of, because the whole jumper is one rib. Expect it to smell faintly of sheep when it rains, and to last fifteen years.",
    price: 4290,
    originalPrice: 5490,
    colours: ["Cream", "Navy", "Green", "Orange"],
    sizes: LETTERS,
    pictures: { garment: "sweater", fabric: "rib", second: "detail" },
  },
  {
    id: "mens-merino-v-neck",
    name: "Men's Merino V-Neck",
    description: "A thin V-neck pullover in extra-fine merino, for over shirts.",
    detailedDescription:
      "Thin enough to sit below a jacket without turning it into a bigger jacket. The V is shallow and shows a collar, not a chest. Extra-fine merino resists creases and smells, which makes it a good companion for short trips. Gentle machine wash in wool mode.",
    price: 2990,
    colours: ["Gray", "Black", "Burgundy"],
    sizes: LETTERS,
    gone: ["L"],
    pictures: { garment: "sweater", fabric: "knit", details: { neck: "v" }, second: "styled" },
  },
  {
    id: "mens-shawl-cardigan",
    name: "Men's Shawl-Collar Cardigan",
    description: "A heavy cardigan with a shawl collar and leather-look buttons.",
    detailedDescription:
      "Somewhere between a jumper and a jacket, and warmer than either when the heating fails. Its collar is knitted double and folds itself. Two patch pockets will hold glasses and a dog lead. Spot clean where you can, and let a steamy bathroom do the rest.",
    price: 4790,
    colours: ["Gray", "Brown"],
    sizes: LETTERS,
    stock: "some",
    pictures: { garment: "cardigan", fabric: "cable", details: { collar: "shawl" }, second: "folded" },
  },
  {
    id: "mens-loopback-sweatshirt",
    name: "Men's Loopback Sweatshirt",
    description: "A crew-neck sweatshirt in unbrushed loopback cotton with a V insert.",
    detailedDescription:
      "The V below the collar once caught sweat; today it catches the eye. Loopback cotton is left unbrushed inside, so it breathes and does not shed. Flatlocked seams lie level inside and out. Wash with a zip closed nearby, never open, and dry it flat.",
    price: 1990,
    colours: ["Gray", "Navy", "Green", "Black"],
    sizes: LETTERS,
    pictures: { garment: "sweater", fabric: "fleece", details: { insert: true }, second: "folded" },
  },
  {
    id: "mens-zip-hoodie",
    name: "Men's Everyday Hoodie",
    description: "A pullover hoodie in heavy fleece-backed cotton with a kangaroo pocket.",
    detailedDescription:
      "The hood is cut from three panels and lined, so it sits like a collar when it is down. Inside is a brushed fleece, outside a dense smooth face which resists bobbling. Flat cords, metal tips, no print. It is happiest at thirty degrees and dried away from direct heat.",
    price: 2290,
    originalPrice: 2790,
    colours: ["Black", "Gray", "Olive", "Purple"],
    sizes: LETTERS,
    gone: ["S"],
    pictures: { garment: "hoodie", fabric: "fleece", second: "back" },
  },
]);
