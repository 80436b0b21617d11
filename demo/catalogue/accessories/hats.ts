import { inSubCategory } from "../draft.ts";

export const hats = inSubCategory("Accessories", "Hats", [
  {
    id: "ribbed-merino-beanie",
    name: "Ribbed Merino Beanie",
    description: "A close-fitting fisherman's beanie with a deep turn-up.",
    detailedDescription:
      "It stops above the ears if you want style and covers them if you want warmth. Knitted in extra-fine merino with four decreases at the crown. One size stretches to all heads we have met. Rinse by hand, never wring.",
    price: 999,
    colours: ["Navy", "Gray", "Orange", "Green", "Black"],
    pictures: { garment: "beanie", fabric: "rib", second: "detail" },
  },
  {
    id: "washed-cotton-cap",
    name: "Washed Cotton Cap",
    description: "A six-panel cap in faded twill with a brass slider at the back.",
    detailedDescription:
      "No logo, no message. Low in the crown, gently curved at the peak and faded in the wash so it never looks like its first day. The sweatband is cotton and can be cleaned with a toothbrush. Let it dry over a bowl to keep its shape.",
    price: 799,
    originalPrice: 999,
    colours: ["Blue", "Olive", "Pink", "Black"],
    pictures: { garment: "cap", fabric: "twill", second: "back" },
  },
  {
    id: "womens-straw-sun-hat",
    name: "Women's Wide-Brim Straw Hat",
    description: "A hand-woven straw hat with a wide, shapeable brim and cotton band.",
    detailedDescription:
      "Woven from palm in one spiral that begins at the crown and takes a weaver most of a day. The brim has a wire in its edge, so you decide how the shade falls. A cotton band inside keeps it steady. Reshape with steam after travelling.",
    price: 1490,
    colours: ["Sand", "Brown"],
    pictures: { garment: "sun-hat", fabric: "straw", second: "styled" },
  },
  {
    id: "childrens-bobble-hat",
    name: "Children's Bobble Hat",
    description: "A ribbed wool-blend hat with an honest pompom.",
    detailedDescription:
      "The pompom is sewn through six times and has resisted every attempt. A cotton band inside the turn-up means the wool never touches the forehead. Warm, stretchy, quickly found in a cloakroom. Hand wash, shake, dry on a bottle.",
    price: 699,
    colours: ["Red", "Yellow", "Blue"],
    sizes: ["2-4Y", "5-8Y"],
    stock: "low",
    pictures: { garment: "beanie", fabric: "rib", details: { child: true, bobble: true }, second: "detail" },
  },
]);
