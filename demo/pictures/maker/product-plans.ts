import { coloursOf, frontPicture, secondPicture } from "../../catalogue/picture-names.ts";
import type { DemoProduct, GarmentName } from "../../catalogue/product.ts";
import { cloth } from "./plan.ts";
import type { Plan, Thing } from "./plan.ts";

/** The studio's ground for each category. */
const TONES: Readonly<Record<string, string>> = {
  Women: "#ded5c9",
  Men: "#d6d3cb",
  Children: "#e3d9c6",
  Accessories: "#dcd2c8",
  Shoes: "#d5d3cc",
  Bags: "#dcd1c0",
};
export const toneOf = (category: string): string => TONES[category] ?? "#ddd5c9";

const SMALL: readonly GarmentName[] = ["necklace", "earrings", "bracelet", "ring", "sunglasses", "watch"];
const LONG: readonly GarmentName[] = [
  "slip-dress",
  "shirt-dress",
  "wrap-dress",
  "tiered-dress",
  "coat",
  "trench",
  "kurta",
  "wide-trousers",
  "slim-trousers",
  "jeans",
  "joggers",
];

const sizeOf = (garment: GarmentName): { w: number; h: number } =>
  garment === "ring" || garment === "earrings"
    ? { w: 0.38, h: 0.42 }
    : garment === "bracelet"
      ? { w: 0.44, h: 0.44 }
      : SMALL.includes(garment)
        ? { w: 0.52, h: 0.72 }
        : garment === "belt" || garment === "scarf"
          ? { w: 0.6, h: 0.78 }
          : LONG.includes(garment)
            ? { w: 0.7, h: 0.86 }
            : /tote|crossbody|backpack|duffel|clutch|bag|satchel/.test(garment)
              ? { w: 0.6, h: 0.72 }
              : /sneakers|boots|loafers|sandals|flats|mules|espadrilles|high-tops/.test(garment)
                ? { w: 0.62, h: 0.68 }
                : /beanie|cap|hat|socks/.test(garment)
                  ? { w: 0.58, h: 0.62 }
                  : { w: 0.69, h: 0.74 };

const lean = (id: string) => ((id.length * 37) % 7) / 2 - 1.5;

export const thing = (product: DemoProduct, colour: string, place: Partial<Thing> = {}): Thing => ({
  brief: product.pictures,
  colour,
  name: product.id,
  x: 0,
  y: 0,
  ...sizeOf(product.pictures.garment),
  turn: lean(product.id),
  ...place,
});

const frame = (product: DemoProduct, things: Plan["things"], more: Partial<Plan> = {}): Plan => ({
  width: 800,
  height: 1000,
  tone: toneOf(product.category),
  things,
  ...more,
});

/** All pictures of a product by name. */
export function productPlans(product: DemoProduct, shop: ReadonlyMap<string, DemoProduct>): Record<string, Plan> {
  const colours = coloursOf(product),
    plans: Record<string, Plan> = {};
  for (const colour of colours) plans[frontPicture(product.id, colour)] = frame(product, [thing(product, colour)]);
  plans[secondPicture(product.id)] = secondPlan(product, colours, shop);
  return plans;
}

function secondPlan(product: DemoProduct, colours: string[], shop: ReadonlyMap<string, DemoProduct>): Plan {
  const { garment, second } = product.pictures,
    first = colours[0]!;
  if (second === "back") return frame(product, [thing(product, first, { view: "back" })]);
  if (second === "folded") {
    const pile = [...new Set([first, ...colours])].slice(0, 3);
    const low = /trousers|jeans|joggers|shorts/.test(garment);
    return frame(
      product,
      pile.toReversed().map((colour, i) => {
        const n = pile.length - 1 - i;
        return thing(product, colour, {
          view: "folded",
          name: product.id + i,
          x: (n - (pile.length - 1) / 2) * 0.035,
          y: (pile.length - 1) * (low ? -0.115 : -0.075) + i * (low ? 0.23 : 0.15),
          w: 0.43,
          h: 0.56,
          turn: [1.2, -1.6, 0.8][i % 3]!,
        });
      }),
    );
  }
  if (second === "detail") return frame(product, [thing(product, first)], { close: closeUp(garment) });
  return styled(product, first, shop);
}

/** Where a close look is worth it. */
function closeUp(garment: GarmentName): NonNullable<Plan["close"]> {
  if (SMALL.includes(garment)) return { by: 1.75, x: 0.02, y: garment === "necklace" ? 0.17 : 0.01, turn: -9 };
  if (/sneakers|loafers|espadrilles|sandals/.test(garment)) return { by: 1.75, x: 0.15, y: -0.1, turn: -10 };
  if (/boots|high-tops|mules/.test(garment)) return { by: 1.7, x: -0.02, y: 0.1, turn: -4 };
  if (garment === "scarf") return { by: 2, x: 0, y: 0.24, turn: -8 };
  if (garment === "belt") return { by: 2.5, x: 0, y: -0.24, turn: -14 };
  if (/tote|crossbody|backpack|duffel|clutch|bag|satchel/.test(garment))
    return { by: 1.8, x: -0.07, y: 0.03, turn: -5 };
  if (/beanie|cap|hat|socks/.test(garment)) return { by: 1.85, x: 0.05, y: 0.12, turn: -7 };
  if (/trousers|jeans|joggers|shorts|skirt/.test(garment)) return { by: 2.3, x: 0.03, y: -0.27, turn: -5 };
  if (/dress/.test(garment)) return { by: 2.3, x: -0.02, y: -0.22, turn: -5 };
  return { by: 2.1, x: 0.05, y: -0.16, turn: -6 };
}

type Partner = [id: string, colour: string];

const OUTFITS: Readonly<Record<string, { lower?: Partner; upper?: Partner; with?: Partner }>> = {
  "pleated-sleeve-women-top": { lower: ["womens-cigarette-trousers", "Navy"] },
  "womens-breton-top": { lower: ["womens-straight-leg-jeans", "Indigo"], with: ["womens-canvas-espadrilles", "Blue"] },
  "womens-satin-camisole": { lower: ["womens-wide-leg-trousers", "Sand"], with: ["womens-hoop-earrings", "Gold"] },
  "womens-tiered-cotton-dress": { with: ["womens-crossover-sandals", "Tan"] },
  "womens-cropped-cardigan": { lower: ["womens-satin-midi-skirt", "Gold"] },
  "womens-knitted-vest": { lower: ["womens-pleated-skirt", "Navy"] },
  "womens-cigarette-trousers": { upper: ["womens-breton-top", "White"] },
  "womens-satin-midi-skirt": { upper: ["womens-merino-crew-jumper", "Oat"] },
  "womens-single-button-blazer": { lower: ["womens-straight-leg-jeans", "Sky"] },
  "mens-stripe-long-sleeve": { lower: ["mens-tapered-chinos", "Olive"] },
  "mens-band-collar-shirt": { lower: ["mens-pleated-wool-trousers", "Gray"] },
  "mens-merino-v-neck": { lower: ["mens-tapered-chinos", "Navy"] },
  "mens-ribbed-joggers": { upper: ["mens-loopback-sweatshirt", "Gray"] },
  "mens-unstructured-blazer": { lower: ["mens-tapered-chinos", "Sand"] },
  "childrens-striped-tee": { lower: ["childrens-jersey-joggers", "Navy"] },
  "childrens-corduroy-pinafore": { with: ["childrens-high-tops", "Red"] },
  "childrens-cotton-shorts": { upper: ["childrens-everyday-tee", "Yellow"] },
  "childrens-denim-jacket": { lower: ["childrens-jersey-joggers", "Gray"] },
};

/** Onto what an accessory, a shoe or a bag is laid. */
const CLOTHS: Readonly<Record<string, [fabric: Thing["brief"]["fabric"], colour: string]>> = {
  "womens-slim-belt": ["poplin", "Oat"],
  "checked-wool-scarf": ["felt", "Camel"],
  "womens-straw-sun-hat": ["poplin", "#b9c3c6"],
  "round-acetate-sunglasses": ["poplin", "#d9c6a8"],
  "womens-cat-eye-sunglasses": ["silk", "#cfa9a2"],
  "womens-hoop-earrings": ["silk", "#b9bfae"],
  "signet-ring": ["silk", "#4c5d58"],
  "womens-slim-watch": ["poplin", "#cbb9a6"],
};

function styled(product: DemoProduct, colour: string, shop: ReadonlyMap<string, DemoProduct>): Plan {
  const outfit = OUTFITS[product.id],
    partner = ([id, shade]: Partner, place: Partial<Thing>) => {
      const other = shop.get(id);
      if (!other) throw new Error(`No product ${id}`);
      return thing(other, shade, place);
    };
  if (outfit?.lower)
    return frame(product, [
      partner(outfit.lower, { x: 0.02, y: 0.42, w: 0.62, h: 0.78, turn: 2 }),
      thing(product, colour, { y: -0.13, w: 0.66, h: 0.64, turn: -2 }),
      ...(outfit.with ? [partner(outfit.with, { x: 0.3, y: 0.34, w: 0.16, h: 0.2, turn: 14 })] : []),
    ]);
  if (outfit?.upper)
    return frame(product, [
      thing(product, colour, { x: 0.02, y: 0.28, w: 0.64, h: 0.78, turn: 2 }),
      partner(outfit.upper, { y: -0.205, w: 0.64, h: 0.5, turn: -2 }),
    ]);
  if (outfit?.with)
    return frame(product, [
      thing(product, colour, { x: -0.06, w: 0.56, h: 0.82, turn: -3 }),
      partner(outfit.with, { x: 0.28, y: 0.32, w: 0.2, h: 0.24, turn: 12 }),
    ]);
  const [fabric, tone] = CLOTHS[product.id] ?? ["poplin", product.category === "Bags" ? "#cfc4b2" : "#c9c5ba"];
  return frame(product, [
    cloth(fabric, tone, product.id.length),
    thing(product, colour, { turn: lean(product.id) - 9, ...scaled(product.pictures.garment, 1.08) }),
  ]);
}

const scaled = (garment: GarmentName, by: number) => {
  const { w, h } = sizeOf(garment);
  return { w: w * by, h: h * by };
};
