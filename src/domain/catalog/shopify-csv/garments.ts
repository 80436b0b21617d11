/** What shoppers call things, by department and by the subcategory they look in; each word stands for its plural too. */
const GARMENTS: Record<string, Record<string, string>> = {
  Clothing: {
    Dresses: "dress gown frock sundress",
    Tops: "top tank camisole bodysuit tunic vest",
    Blouses: "blouse",
    Shirts: "shirt overshirt kurta polo",
    Tees: "tee tshirt henley",
    Knitwear: "jumper sweater cardigan pullover knit",
    Sweatshirts: "hoodie sweatshirt",
    Outerwear: "jacket coat parka blazer raincoat trench anorak gilet puffer",
    Trousers: "trouser trousers pant pants chino legging jogger culotte",
    Denim: "jean jeans",
    Shorts: "shorts",
    Skirts: "skirt",
    Suits: "suit tuxedo waistcoat",
    Jumpsuits: "jumpsuit romper dungarees playsuit overalls",
    Swimwear: "swimsuit bikini swimwear",
    Nightwear: "pyjamas pajamas nightgown robe",
    Underwear: "underwear bra brief boxer lingerie sock tights",
  },
  Shoes: {
    Sneakers: "sneaker trainer hightop plimsoll",
    Boots: "boot",
    Sandals: "sandal slider espadrille",
    Loafers: "loafer moccasin",
    Flats: "flat ballerina",
    Heels: "heel pump stiletto",
    Shoes: "shoe slipper brogue clog mule",
  },
  Bags: {
    Totes: "tote shopper",
    Backpacks: "backpack rucksack",
    Wallets: "wallet purse cardholder",
    Bags: "bag handbag clutch crossbody satchel duffel duffle holdall weekender",
  },
  Accessories: {
    Hats: "hat cap beanie beret",
    Scarves: "scarf scarves shawl bandana",
    Belts: "belt",
    Sunglasses: "sunglasses eyewear",
    Watches: "watch",
    Gloves: "glove mitten",
    Ties: "tie necktie bowtie",
  },
  Jewellery: {
    Bracelets: "bracelet bangle anklet",
    Earrings: "earring earrings stud hoop",
    Necklaces: "necklace choker pendant",
    Rings: "ring",
    Brooches: "brooch",
  },
};

export interface Garment {
  department: string;
  subCategory: string;
}

const BY_WORD = new Map<string, Garment>(
  Object.entries(GARMENTS).flatMap(([department, shelves]) =>
    Object.entries(shelves).flatMap(([subCategory, words]) =>
      words.split(" ").map((word) => [word, { department, subCategory }] as const),
    ),
  ),
);

/** What a name says a thing is: the last word that names one, rather before a "with", "for" or "in" than after it. */
export function garmentIn(name: string): Garment | null {
  const parts = name
    .toLowerCase()
    .replace(/\bt[- ]shirt/g, "tshirt")
    .replace(/\bhigh[- ]top/g, "hightop")
    .split(/\b(?:with|for|in|from|by)\b/);
  for (const part of parts) {
    for (const word of part.split(/[^a-z]+/).toReversed()) {
      const garment = BY_WORD.get(word) ?? BY_WORD.get(word.replace(/s$/, "")) ?? BY_WORD.get(word.replace(/es$/, ""));
      if (garment) return garment;
    }
  }
  return null;
}
