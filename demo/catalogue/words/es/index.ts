import type { DemoWords } from "../words.ts";
import { accessories } from "./accessories.ts";
import { bags } from "./bags.ts";
import { children } from "./children.ts";
import { men } from "./men.ts";
import { shoes } from "./shoes.ts";
import { women } from "./women.ts";

/** The demo shop in Spanish; it says tú. */
export const es: DemoWords = {
  products: { ...women, ...men, ...children, ...accessories, ...shoes, ...bags },
  categories: {
    Women: {
      name: "Mujer",
      subcategories: {
        Dresses: "Vestidos",
        Tops: "Tops y camisetas",
        Blouses: "Blusas y camisas",
        Knitwear: "Punto",
        Trousers: "Pantalones",
        Skirts: "Faldas",
        Outerwear: "Abrigos y chaquetas",
      },
    },
    Men: {
      name: "Hombre",
      subcategories: {
        Shirts: "Camisas",
        Tees: "Camisetas",
        Knitwear: "Punto y sudaderas",
        Trousers: "Pantalones",
        Denim: "Vaqueros",
        Outerwear: "Abrigos y chaquetas",
      },
    },
    Children: {
      name: "Niños",
      subcategories: {
        Tops: "Partes de arriba",
        Dresses: "Vestidos",
        Playwear: "Ropa de juego",
        Outerwear: "Abrigos y chaquetas",
      },
    },
    Accessories: {
      name: "Accesorios",
      subcategories: {
        Scarves: "Bufandas y pañuelos",
        Hats: "Gorros y sombreros",
        Belts: "Cinturones",
        Sunglasses: "Gafas de sol",
        Jewellery: "Joyería",
        Watches: "Relojes",
      },
    },
    Shoes: {
      name: "Zapatos",
      subcategories: {
        Sneakers: "Zapatillas",
        Boots: "Botas y botines",
        Loafers: "Mocasines",
        Sandals: "Sandalias",
        Flats: "Zapatos planos",
      },
    },
    Bags: {
      name: "Bolsos",
      subcategories: {
        Totes: "Shoppers",
        Crossbody: "Bandoleras",
        Backpacks: "Mochilas",
        Travel: "Viaje",
        Evening: "Fiesta",
      },
    },
  },
  collections: {
    capsule: { title: "La Cápsula", subtitle: "Doce prendas, una maleta" },
    summer: { title: "Lino de verano", subtitle: "Para días que empiezan cálidos" },
    bags: { title: "Bien llevado", subtitle: "Lona, piel y un poco de cuerda" },
    knits: { title: "La primera mañana fría", subtitle: "Lana, de la fina a la marinera" },
    denim: { title: "Índigo", subtitle: "Hecho a ti, nunca gastado" },
    "little-ones": { title: "Pequeñas aventuras" },
  },
  attributes: { Colour: "Color", Size: "Talla", Fit: "Corte", Length: "Largo", Strap: "Correa" },
  values: {
    Colour: {
      Black: "Negro",
      Blue: "Azul",
      Brown: "Marrón",
      Burgundy: "Burdeos",
      Camel: "Camel",
      Charcoal: "Antracita",
      Cream: "Crema",
      Gold: "Dorado",
      Gray: "Gris",
      Green: "Verde",
      Indigo: "Índigo",
      Ivory: "Marfil",
      Mustard: "Mostaza",
      Navy: "Azul marino",
      Oat: "Avena",
      Olive: "Oliva",
      Orange: "Naranja",
      Pink: "Rosa",
      Purple: "Morado",
      Red: "Rojo",
      Sage: "Salvia",
      Sand: "Arena",
      Silver: "Plateado",
      Sky: "Azul cielo",
      Tan: "Cuero",
      White: "Blanco",
      Yellow: "Amarillo",
    },
    Size: {
      "1-2Y": "1-2 años",
      "2-3Y": "2-3 años",
      "2-4Y": "2-4 años",
      "3-4Y": "3-4 años",
      "4-5Y": "4-5 años",
      "5-8Y": "5-8 años",
      "6-7Y": "6-7 años",
      "8-9Y": "8-9 años",
      "10-11Y": "10-11 años",
    },
    Fit: { Regular: "Clásico", Slim: "Entallado" },
    Length: { Regular: "Normal", Long: "Largo" },
    Strap: { Slim: "Fina", Wide: "Ancha", Leather: "Piel", Suede: "Ante" },
  },
};
