import { inSubCategory } from "../draft.ts";

export const jewellery = inSubCategory("Accessories", "Jewellery", [
  {
    id: "fine-chain-necklace",
    name: "Fine Chain Necklace with Disc",
    description: "A thin chain with a small hammered disc, in plated recycled silver.",
    detailedDescription:
      "Each disc receives eleven blows of a small hammer and catches light in as many places. The chain has two rings, so it closes at 42 or 45 centimetres. Perfume dulls plating; put the necklace on last. It comes in a cotton pouch, not a box.",
    price: 1490,
    originalPrice: 1790,
    colours: ["Gold", "Silver"],
    pictures: { garment: "necklace", fabric: "metal", second: "detail" },
  },
  {
    id: "womens-hoop-earrings",
    name: "Women's Sculpted Hoop Earrings",
    description: "Hollow hoops that swell towards the front, light enough for all day.",
    detailedDescription:
      "They look cast, yet are hollow, and weigh four grams a piece. The form thickens toward the front like a drop about to fall. Posts are surgical steel. Polish with the cloth enclosed, in one direction.",
    price: 1190,
    colours: ["Gold", "Silver"],
    pictures: { garment: "earrings", fabric: "metal", second: "styled" },
  },
  {
    id: "open-cuff-bracelet",
    name: "Open Cuff Bracelet",
    description: "A plain rounded cuff, open at the back of the wrist.",
    detailedDescription:
      "Half-round wire, bent over a mandrel, filed and brushed. You can open or close it a little by hand; do it slowly and seldom. Worn in twos or threes, it makes a soft sound. Recycled brass under a thick plating.",
    price: 1290,
    colours: ["Gold", "Silver"],
    sizes: ["S", "M"],
    gone: ["S"],
    pictures: { garment: "bracelet", fabric: "metal", second: "detail" },
  },
  {
    id: "signet-ring",
    name: "Smooth Signet Ring",
    description: "A softened signet ring with a blank oval face.",
    detailedDescription:
      "The oval has been left empty, since initials are a private matter. Cast in recycled silver, tumbled until no edge remains. Made to be worn on the little finger and just as good on the next. Soap and a soft brush keep it bright.",
    price: 1590,
    colours: ["Gold", "Silver"],
    sizes: ["XS", "S", "M", "L"],
    stock: "low",
    pictures: { garment: "ring", fabric: "metal", second: "styled" },
  },
]);
