import { inSubCategory } from "../draft.ts";

export const totes = inSubCategory("Bags", "Totes", [
  {
    id: "canvas-market-tote",
    name: "Canvas Market Tote",
    description: "A heavy canvas tote with long handles and a flat base.",
    detailedDescription:
      "Eighteen-ounce canvas stands up by itself when you set it down. Handles run under the base and back up the other side, so they cannot tear out. It holds twelve kilos of market, or one weekend. Wash cold, iron hot while damp.",
    price: 1290,
    originalPrice: 1590,
    colours: ["Cream", "Navy", "Olive"],
    pictures: { garment: "tote", fabric: "canvas", second: "styled" },
  },
  {
    id: "womens-leather-tote",
    name: "Women's Soft Leather Tote",
    description: "An unlined leather tote with a magnetic tab and inner pouch.",
    detailedDescription:
      "Made from three pieces of leather and very little else. The grain is left visible, with the small marks a life outdoors leaves on a hide. A pouch on a lead keeps keys from sinking. It slouches more with each month, and should.",
    price: 6990,
    colours: ["Tan", "Black", "Green"],
    pictures: { garment: "tote", fabric: "leather", details: { tab: true }, second: "detail" },
  },
  {
    id: "striped-beach-tote",
    name: "Striped Beach Tote",
    description: "A roomy striped tote with rope handles and a waterproof lining.",
    detailedDescription:
      "Big enough for four towels and the novel nobody finishes. Rope handles are spliced by a sailmaker. The lining wipes dry, and wet things stay away from the book in a zip pocket. Shake out the sand, twice.",
    price: 1690,
    colours: ["White", "Yellow", "Red"],
    stock: "some",
    pictures: { garment: "tote", fabric: "canvas", pattern: "stripe", details: { rope: true }, second: "detail" },
  },
]);
