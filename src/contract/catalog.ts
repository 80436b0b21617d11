import type { Language } from "./language.ts";
import type { Picture } from "./picture.ts";

/** How an attribute is picked: swatches for colours, tiles for sizes, else a select (ENT-03). */
export type DisplayType = "colour" | "size" | "select";

/** ENT-03 */
export function displayTypeOf(attributeName: string): DisplayType {
  const name = attributeName.trim().toLowerCase();
  if (name === "colour" || name === "color") return "colour";
  return name === "size" ? "size" : "select";
}

export type SelectedAttributes = Record<string, string>;

export interface ProductAttribute {
  attributeId: string;
  name: string;
  values: string[];
  /** The name as the shopper reads it; there only when another language than the catalogue's was asked for. */
  label?: string;
  /** Values as the shopper reads them, by value; likewise, and only those that have a translation. */
  labels?: Record<string, string>;
}

/** One purchasable combination. `options` names a value for each attribute. Prices in paise. */
export interface Combination {
  options: SelectedAttributes;
  price: number;
  compareAt: number | null;
  stock: number;
}

/** A combination as the shop's books know it. */
export interface Variant extends Combination {
  sku: string;
}

export const FLAGS = ["bestseller", "top", "newly", "hot", "popular"] as const;
export type Flag = (typeof FLAGS)[number];

export interface Place {
  /** The name in addresses, lower case with hyphens. */
  handle: string;
  name: string;
}

/** What a card, a cart line and a search result need. Prices in paise. */
export interface ProductSummary {
  id: string;
  name: string;
  category: Place;
  subCategory: Place;
  price: number;
  compareAt: number | null;
  /** Units over all variants. */
  stock: number;
  attributes: ProductAttribute[];
  variants: Combination[];
  pictures: ProductPicture[];
  ratingCount: number;
  ratingAverage: number | null;
}

/** A picture of a product, and the attribute value it shows, if it shows one. */
export interface ProductPicture extends Picture {
  option: { name: string; value: string } | null;
}

export interface ProductDetail extends ProductSummary {
  variants: Variant[];
  description: string;
  detailedDescription: string;
}

export interface CategoryEntry extends Place {
  picture: Picture | null;
  subCategories: Place[];
}

export interface CollectionCard {
  handle: string;
  title: string;
  subtitle: string | null;
  picture: Picture | null;
  redirectLink: string | null;
}

/** How the listing is ordered (LIST-03, G-04). */
export const SORTS = ["relevant", "price-asc", "price-desc"] as const;
export type Sort = (typeof SORTS)[number];

/** What narrows a listing; lists are OR within, AND across (VAL-19, VAL-20). */
export interface ListingFilter {
  /** What the products' texts are wanted in, and searched in beside their own; the catalogue's own where left out. */
  language?: Language;
  categories?: string[];
  subCategories?: string[];
  /** Case-insensitive substring of the name (VAL-17). */
  q?: string;
  flag?: Flag;
  collection?: string;
  /** Only these products; in the shop's order all the same. */
  ids?: string[];
  /** Chosen values by attribute handle, e.g. {colour: ["Black"], size: ["M", "L"]}. */
  attributes?: Record<string, string[]>;
  /** Paise, inclusive. */
  minPrice?: number;
  maxPrice?: number;
  sort?: Sort;
  /** From 1. */
  page?: number;
  limit?: number;
}

/** How many products each choice would leave, its own group left aside. */
export interface Facets {
  categories: FacetCount[];
  subCategories: (FacetCount & { category: string })[];
  attributes: { handle: string; name: string; values: FacetCount[] }[];
  price: { min: number; max: number } | null;
}

export interface FacetCount {
  handle: string;
  /** As the shopper reads it. */
  name: string;
  count: number;
}

export interface Listing {
  products: ProductSummary[];
  total: number;
  page: number;
  pages: number;
  facets: Facets;
}
