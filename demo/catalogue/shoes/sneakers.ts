import { inSubCategory } from "../draft.ts";
import { AGES_SMALL, SHOES_ALL, SHOES_MEN } from "../sizes.ts";

export const sneakers = inSubCategory("Shoes", "Sneakers", [
  {
    id: "court-leather-sneakers",
    name: "Court Leather Sneakers",
    description: "Low court sneakers in smooth leather on a stitched rubber cup sole.",
    detailedDescription:
      "A shape from the tennis courts of the seventies, minus the stripes. The leather is full-grain and lined with more of the same. Soles are stitched all the way round, so a cobbler can replace them. Wipe after wearing, and put the trees in.",
    price: 4490,
    originalPrice: 5290,
    colours: ["White", "Black", "Green"],
    sizes: SHOES_ALL,
    gone: ["36", "45"],
    pictures: { garment: "sneakers", fabric: "leather", second: "detail" },
  },
  {
    id: "canvas-plimsolls",
    name: "Canvas Plimsolls",
    description: "Light canvas lace-ups with a thin vulcanised sole.",
    detailedDescription:
      "They cost little, weigh little and pack flat. The canvas is twelve ounces and lined in herringbone; the sole is baked on in an oven instead of glued. Cold wash, stuffed with paper, dried out of the sun. Summer is not the same without them.",
    price: 1790,
    colours: ["White", "Navy", "Red", "Yellow"],
    sizes: SHOES_ALL,
    pictures: { garment: "sneakers", fabric: "canvas", details: { toecap: true }, second: "styled" },
  },
  {
    id: "mens-suede-runners",
    name: "Men's Suede Runners",
    description: "Retro runners in suede and mesh with a soft wedge sole.",
    detailedDescription:
      "Built on a running last from 1981, which modern feet still find very comfortable. Suede overlays protect the mesh where it would wear through. The wedge is light foam, the tread natural rubber. Brush the suede dry; let rain marks be.",
    price: 3990,
    colours: ["Gray", "Olive", "Blue"],
    sizes: SHOES_MEN,
    stock: "some",
    pictures: { garment: "sneakers", fabric: "suede", details: { runner: true }, second: "detail" },
  },
  {
    id: "childrens-high-tops",
    name: "Children's Canvas High-Tops",
    description: "Ankle-high canvas shoes with a zip at the side and laces for show.",
    detailedDescription:
      "Laces for the look, a zip for the morning rush. The toe is capped in rubber because that is where children stop. A leather insole can be taken out and dried. They may go into the machine at thirty degrees without the insole.",
    price: 1490,
    originalPrice: 1790,
    colours: ["Red", "Blue", "White"],
    sizes: AGES_SMALL,
    pictures: { garment: "high-tops", fabric: "canvas", details: { child: true }, second: "detail" },
  },
]);
