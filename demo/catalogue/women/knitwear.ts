import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const womenKnitwear = inSubCategory("Women", "Knitwear", [
  {
    id: "womens-merino-crew-jumper",
    name: "Women's Merino Crew Jumper",
    description: "A fine-gauge merino jumper with a narrow neckband and fully fashioned shoulders.",
    detailedDescription:
      "The yarn is spun from nineteen-micron merino, so it can be worn straight on the skin. Sleeves are linked to the body loop by loop, which leaves the shoulder flat and strong. It packs down to the size of a paperback. Air it overnight rather than washing it; wool cleans itself better than we can.",
    price: 3490,
    originalPrice: 4290,
    colours: ["Oat", "Navy", "Red", "Gray", "Green"],
    sizes: LETTERS,
    pictures: { garment: "sweater", fabric: "knit", second: "folded" },
  },
  {
    id: "womens-cable-knit-cardigan",
    name: "Women's Cable-Knit Cardigan",
    description: "A chunky wool cardigan with twisted cables and horn-effect buttons.",
    detailedDescription:
      "Six cables travel up the front and cross every tenth row, as they have on fishermen's jumpers for a century. It weighs almost a kilo in a medium and wears like a light coat. The pockets are knitted in, not sewn on, so they don't sag. Keep it folded on a shelf with a piece of cedar.",
    price: 4990,
    colours: ["Cream", "Brown", "Green"],
    sizes: LETTERS,
    gone: ["XS", "XXL"],
    pictures: { garment: "cardigan", fabric: "cable", second: "detail" },
  },
  {
    id: "womens-cropped-cardigan",
    name: "Women's Cropped Cotton Cardigan",
    description: "A short, round-necked cardigan in smooth cotton yarn for the warm months.",
    detailedDescription:
      "Meant for restaurants with strong air conditioning and for evenings that turn. Tightly spun cotton gives it a cool, dry touch and a clean edge. It ends at the waist and buttons to the neck, so it doubles as a top. Machine wash, reshape, dry flat.",
    price: 1990,
    colours: ["White", "Pink", "Blue", "Black"],
    sizes: LETTERS,
    pictures: { garment: "cardigan", fabric: "knit", details: { fit: "crop", neck: "round" }, second: "styled" },
  },
  {
    id: "womens-roll-neck-jumper",
    name: "Women's Lambswool Roll-Neck",
    description: "A relaxed roll-neck in soft lambswool, deep at the rib and dropped at the shoulder.",
    detailedDescription:
      "First-shearing lambswool is springier than what follows, and you notice it in the collar, which stands without choking. The body is wide, the sleeves are narrow, and together they look intended. Please hand wash with a wool detergent. Small pills in the first weeks come off with a comb and do not return.",
    price: 3990,
    originalPrice: 4990,
    colours: ["Orange", "Gray", "Cream"],
    sizes: LETTERS,
    stock: "some",
    pictures: { garment: "sweater", fabric: "knit", details: { neck: "roll", fit: "relaxed" }, second: "detail" },
  },
  {
    id: "womens-knitted-vest",
    name: "Women's V-Neck Knitted Vest",
    description: "A sleeveless knitted vest with a deep V and ribbed armholes.",
    detailedDescription:
      "A layer for people who are cold only in the middle. The stitch is a plain stocking stitch with a purl line framing the V. Put it over the poplin shirt, collar out, or over nothing in early autumn. The cotton and wool blend may go in the machine at thirty degrees.",
    price: 1890,
    colours: ["Gray", "Navy", "Yellow"],
    sizes: LETTERS,
    gone: ["M"],
    pictures: { garment: "vest", fabric: "knit", second: "styled" },
  },
]);
