import { inSubCategory } from "../draft.ts";
import { AGES } from "../sizes.ts";

export const childrenOuterwear = inSubCategory("Children", "Outerwear", [
  {
    id: "childrens-yellow-raincoat",
    name: "Children's Classic Raincoat",
    description: "A matt waterproof raincoat with a hood and large press studs.",
    detailedDescription:
      "Every seam is welded, so puddles may be tested from above and below. The hood has a small peak and comes off if it catches. A cotton lining stops it from sticking to bare arms. Wipe it down; it does not need a machine.",
    price: 1890,
    colours: ["Yellow", "Navy", "Green"],
    sizes: AGES,
    pictures: { garment: "chore-jacket", fabric: "nylon", details: { child: true, hood: true }, second: "back" },
  },
  {
    id: "childrens-light-puffer",
    name: "Children's Light Puffer",
    description: "A thin warm jacket with a stand collar, for under and over.",
    detailedDescription:
      "Warm like a big jacket, yet a school bag still goes on over it. The zip has a garage at the top, so chins are safe. Filling and shell are both recycled. It dries overnight above a radiator that is off.",
    price: 2190,
    originalPrice: 2690,
    colours: ["Blue", "Orange", "Purple"],
    sizes: AGES,
    gone: ["8-9Y"],
    pictures: { garment: "puffer", fabric: "nylon", details: { child: true }, second: "back" },
  },
  {
    id: "childrens-denim-jacket",
    name: "Children's Denim Jacket",
    description: "A small trucker jacket in soft washed denim.",
    detailedDescription:
      "It is a proper jacket, with working pockets and real buttons. We wash the denim twice before sewing to make it bend. Sleeves are a little long for turning up. Hand it down when the time comes; the second owner usually gets the better one.",
    price: 1790,
    colours: ["Sky", "White"],
    sizes: AGES,
    stock: "some",
    pictures: { garment: "denim-jacket", fabric: "denim", details: { child: true }, second: "styled" },
  },
  {
    id: "childrens-wool-duffel",
    name: "Children's Wool Coat",
    description: "A short wool coat with a round collar and big buttons.",
    detailedDescription:
      "Buttoned to the neck it keeps out a good deal of January. The wool is thick, felted and lined with printed cotton. Two sizes of growth are hidden in the cuffs. Brush off mud once it has dried, not before.",
    price: 2990,
    originalPrice: 3690,
    colours: ["Red", "Navy", "Camel"],
    sizes: AGES,
    stock: "low",
    pictures: { garment: "coat", fabric: "felt", details: { child: true, collar: "round" }, second: "back" },
  },
]);
