import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const menTees = inSubCategory("Men", "Tees", [
  {
    id: "mens-heavyweight-tee",
    name: "Men's Heavyweight Tee",
    description: "A dense, boxy cotton tee with a tight collar that keeps its circle.",
    detailedDescription:
      "At 260 grams the jersey stands slightly away from the body and hides whatever lunch was. The collar is a double layer of rib, stitched twice at the shoulder and taped inside. Order your usual size for the boxy look, or one down if you tuck. It comes out of the machine looking ironed, near enough.",
    price: 1099,
    originalPrice: 1399,
    colours: ["White", "Black", "Gray", "Olive", "Blue"],
    sizes: LETTERS,
    pictures: { garment: "tee", fabric: "jersey", details: { fit: "boxy" }, second: "folded" },
  },
  {
    id: "mens-pocket-tee",
    name: "Men's Slub Pocket Tee",
    description: "A light tee in irregular slub cotton with a single chest pocket.",
    detailedDescription:
      "Slub yarn is thicker in some places than in others, and the cloth takes the dye in the same uneven way. That gives even a new tee the look of a favourite. The pocket is small and set a little high. Wash cold to keep the colour, or warm to lose it faster.",
    price: 899,
    colours: ["Blue", "White", "Orange", "Green"],
    sizes: LETTERS,
    gone: ["S"],
    pictures: { garment: "tee", fabric: "jersey", details: { pocket: true }, second: "detail" },
  },
  {
    id: "mens-stripe-long-sleeve",
    name: "Men's Striped Long-Sleeve Tee",
    description: "A crew-neck long sleeve with narrow yarn-dyed stripes and ribbed cuffs.",
    detailedDescription:
      "Narrow stripes, wide enough apart to breathe. The jersey is a mid-weight combed cotton that layers easily below an overshirt. Cuffs are ribbed so that the sleeves stay where you push them. Dry it in the shade and the white will stay white.",
    price: 1299,
    colours: ["White", "Navy"],
    sizes: LETTERS,
    stock: "some",
    pictures: {
      garment: "tee",
      fabric: "jersey",
      pattern: "fine-stripe",
      details: { sleeve: "long" },
      second: "styled",
    },
  },
  {
    id: "mens-pique-polo",
    name: "Men's Cotton Piqué Polo",
    description: "A plain polo in honeycomb piqué, with two buttons and no emblem.",
    detailedDescription:
      "There is nothing on the chest, on purpose. Piqué is knitted in small raised cells that let air move between shirt and skin. The collar is firm enough to sit under a jacket and the side vents let it hang loose. Fasten both buttons for the wash and it keeps its line.",
    price: 1490,
    originalPrice: 1890,
    colours: ["Navy", "White", "Green", "Brown"],
    sizes: LETTERS,
    pictures: { garment: "polo", fabric: "waffle", second: "detail" },
  },
  {
    id: "mens-waffle-henley",
    name: "Men's Waffle Henley",
    description: "A long-sleeved henley in thermal waffle cotton with three dark buttons.",
    detailedDescription:
      "Waffle knit holds still air in its squares, which is why it once served as underwear for people who cut ice. Ours is softer and fit to be seen. Wear it next to the skin under flannel, or by itself with the sleeves up. It shrinks a little the first time; we have cut it with that in mind.",
    price: 1590,
    colours: ["Cream", "Gray", "Burgundy"],
    sizes: LETTERS,
    gone: ["XL"],
    pictures: { garment: "tee", fabric: "waffle", details: { sleeve: "long", neck: "henley" }, second: "folded" },
  },
]);
