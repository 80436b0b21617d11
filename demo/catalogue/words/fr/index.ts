import type { DemoWords, Said } from "../words.ts";
import { accessories } from "./accessories.ts";
import { bags } from "./bags.ts";
import { children } from "./children.ts";
import { men } from "./men.ts";
import { shoes } from "./shoes.ts";
import { women } from "./women.ts";

/** No line begins with one of the signs that French sets apart. */
function typeset<Id extends string>(products: Record<Id, Said>): Record<Id, Said> {
  const kept = Object.entries<Said>(products).map(([id, texts]) => [
    id,
    texts.map((text) => text.replace(/ (?=[;:!?])/g, "\u00a0")),
  ]);
  return Object.fromEntries(kept) as Record<Id, Said>;
}

/** The demo shop in French; it says vous. */
export const fr: DemoWords = {
  products: typeset({ ...women, ...men, ...children, ...accessories, ...shoes, ...bags }),
  categories: {
    Women: {
      name: "Femme",
      subcategories: {
        Dresses: "Robes",
        Tops: "Hauts",
        Blouses: "Chemises et blouses",
        Knitwear: "Mailles",
        Trousers: "Pantalons",
        Skirts: "Jupes",
        Outerwear: "Vestes et manteaux",
      },
    },
    Men: {
      name: "Homme",
      subcategories: {
        Shirts: "Chemises",
        Tees: "T-shirts",
        Knitwear: "Mailles et sweats",
        Trousers: "Pantalons",
        Denim: "Denim",
        Outerwear: "Vestes et manteaux",
      },
    },
    Children: {
      name: "Enfant",
      subcategories: { Tops: "Hauts", Dresses: "Robes", Playwear: "Tenues de jeu", Outerwear: "Vestes et manteaux" },
    },
    Accessories: {
      name: "Accessoires",
      subcategories: {
        Scarves: "Écharpes et foulards",
        Hats: "Chapeaux et bonnets",
        Belts: "Ceintures",
        Sunglasses: "Lunettes de soleil",
        Jewellery: "Bijoux",
        Watches: "Montres",
      },
    },
    Shoes: {
      name: "Chaussures",
      subcategories: {
        Sneakers: "Baskets",
        Boots: "Bottines",
        Loafers: "Mocassins",
        Sandals: "Sandales",
        Flats: "Ballerines et plates",
      },
    },
    Bags: {
      name: "Sacs",
      subcategories: {
        Totes: "Cabas",
        Crossbody: "Sacs bandoulière",
        Backpacks: "Sacs à dos",
        Travel: "Voyage",
        Evening: "Soirée",
      },
    },
  },
  collections: {
    capsule: { title: "La Capsule", subtitle: "Douze pièces, une valise" },
    summer: { title: "Lin d’été", subtitle: "Pour les jours qui commencent chauds" },
    bags: { title: "Bien porté", subtitle: "Toile, cuir et un peu de corde" },
    knits: { title: "Premier matin froid", subtitle: "La laine, de la plus fine à la plus marine" },
    denim: { title: "Indigo", subtitle: "Fait à vous, jamais usé" },
    "little-ones": { title: "Petites aventures" },
  },
  attributes: { Colour: "Couleur", Size: "Taille", Fit: "Coupe", Length: "Longueur", Strap: "Lanière" },
  values: {
    Colour: {
      Black: "Noir",
      Blue: "Bleu",
      Brown: "Marron",
      Burgundy: "Bordeaux",
      Camel: "Camel",
      Charcoal: "Anthracite",
      Cream: "Crème",
      Gold: "Or",
      Gray: "Gris",
      Green: "Vert",
      Indigo: "Indigo",
      Ivory: "Ivoire",
      Mustard: "Moutarde",
      Navy: "Bleu marine",
      Oat: "Avoine",
      Olive: "Olive",
      Orange: "Orange",
      Pink: "Rose",
      Purple: "Violet",
      Red: "Rouge",
      Sage: "Sauge",
      Sand: "Sable",
      Silver: "Argent",
      Sky: "Bleu ciel",
      Tan: "Fauve",
      White: "Blanc",
      Yellow: "Jaune",
    },
    Size: {
      "1-2Y": "1-2 ans",
      "2-3Y": "2-3 ans",
      "2-4Y": "2-4 ans",
      "3-4Y": "3-4 ans",
      "4-5Y": "4-5 ans",
      "5-8Y": "5-8 ans",
      "6-7Y": "6-7 ans",
      "8-9Y": "8-9 ans",
      "10-11Y": "10-11 ans",
    },
    Fit: { Regular: "Classique", Slim: "Ajustée" },
    Length: { Regular: "Standard", Long: "Longue" },
    Strap: { Slim: "Fine", Wide: "Large", Leather: "Cuir", Suede: "Daim" },
  },
};
