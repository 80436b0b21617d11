import type { DemoWords } from "../words.ts";
import { accessories } from "./accessories.ts";
import { bags } from "./bags.ts";
import { children } from "./children.ts";
import { men } from "./men.ts";
import { shoes } from "./shoes.ts";
import { women } from "./women.ts";

/** The demo shop in German; it says du. */
export const de: DemoWords = {
  products: { ...women, ...men, ...children, ...accessories, ...shoes, ...bags },
  categories: {
    Women: {
      name: "Damen",
      subcategories: {
        Dresses: "Kleider",
        Tops: "Tops",
        Blouses: "Blusen & Hemden",
        Knitwear: "Strick",
        Trousers: "Hosen",
        Skirts: "Röcke",
        Outerwear: "Jacken & Mäntel",
      },
    },
    Men: {
      name: "Herren",
      subcategories: {
        Shirts: "Hemden",
        Tees: "T-Shirts",
        Knitwear: "Strick & Sweat",
        Trousers: "Hosen",
        Denim: "Denim",
        Outerwear: "Jacken & Mäntel",
      },
    },
    Children: {
      name: "Kinder",
      subcategories: { Tops: "Oberteile", Dresses: "Kleider", Playwear: "Spielkleidung", Outerwear: "Jacken & Mäntel" },
    },
    Accessories: {
      name: "Accessoires",
      subcategories: {
        Scarves: "Schals & Tücher",
        Hats: "Hüte & Mützen",
        Belts: "Gürtel",
        Sunglasses: "Sonnenbrillen",
        Jewellery: "Schmuck",
        Watches: "Uhren",
      },
    },
    Shoes: {
      name: "Schuhe",
      subcategories: {
        Sneakers: "Sneaker",
        Boots: "Stiefel",
        Loafers: "Loafer",
        Sandals: "Sandalen",
        Flats: "Flache Schuhe",
      },
    },
    Bags: {
      name: "Taschen",
      subcategories: {
        Totes: "Shopper",
        Crossbody: "Umhängetaschen",
        Backpacks: "Rucksäcke",
        Travel: "Reisegepäck",
        Evening: "Abendtaschen",
      },
    },
  },
  collections: {
    capsule: { title: "Die Capsule", subtitle: "Zwölf Teile, ein Koffer" },
    summer: { title: "Sommerleinen", subtitle: "Für Tage, die warm beginnen" },
    bags: { title: "Gut getragen", subtitle: "Canvas, Leder und ein wenig Seil" },
    knits: { title: "Der erste kalte Morgen", subtitle: "Wolle, von fein bis Fischer" },
    denim: { title: "Indigo", subtitle: "Eingetragen, nie abgetragen" },
    "little-ones": { title: "Kleine Abenteuer" },
  },
  attributes: { Colour: "Farbe", Size: "Größe", Fit: "Passform", Length: "Länge", Strap: "Band" },
  values: {
    Colour: {
      Black: "Schwarz",
      Blue: "Blau",
      Brown: "Braun",
      Burgundy: "Bordeaux",
      Camel: "Kamel",
      Charcoal: "Anthrazit",
      Cream: "Creme",
      Gold: "Gold",
      Gray: "Grau",
      Green: "Grün",
      Indigo: "Indigo",
      Ivory: "Elfenbein",
      Mustard: "Senf",
      Navy: "Marineblau",
      Oat: "Hafer",
      Olive: "Oliv",
      Orange: "Orange",
      Pink: "Rosa",
      Purple: "Violett",
      Red: "Rot",
      Sage: "Salbei",
      Sand: "Sand",
      Silver: "Silber",
      Sky: "Himmelblau",
      Tan: "Cognac",
      White: "Weiß",
      Yellow: "Gelb",
    },
    Size: {
      "1-2Y": "1–2 J.",
      "2-3Y": "2–3 J.",
      "2-4Y": "2–4 J.",
      "3-4Y": "3–4 J.",
      "4-5Y": "4–5 J.",
      "5-8Y": "5–8 J.",
      "6-7Y": "6–7 J.",
      "8-9Y": "8–9 J.",
      "10-11Y": "10–11 J.",
    },
    Fit: { Regular: "Normal", Slim: "Schmal" },
    Length: { Regular: "Normal", Long: "Lang" },
    Strap: { Slim: "Schmal", Wide: "Breit", Leather: "Leder", Suede: "Velours" },
  },
};
