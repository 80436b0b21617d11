/** What a product is called and what is said of it, in one language. A text that is left out is the shop's own. */
export interface ProductWords {
  name?: string;
  description?: string;
  detailedDescription?: string;
}

export interface CollectionWords {
  title?: string;
  subtitle?: string;
}

/** The catalogue's texts in one language, by what they stand for. An empty text takes a translation back. */
export interface CatalogueWords {
  /** By id. */
  products?: Readonly<Record<string, ProductWords>>;
  /** By handle. */
  categories?: Readonly<Record<string, string>>;
  /** By the handles of category and subcategory: "women/dresses". */
  subCategories?: Readonly<Record<string, string>>;
  /** By handle. */
  collections?: Readonly<Record<string, CollectionWords>>;
  /** By handle: "colour". */
  attributes?: Readonly<Record<string, string>>;
  /** By the attribute's handle, then by value, whatever its letter case. */
  attributeValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type Kind = keyof CatalogueWords;
