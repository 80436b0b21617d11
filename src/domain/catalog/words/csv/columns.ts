import type { Kind } from "../catalogue-words.ts";

/** The columns of a file of translations, as they are written; read in any order and letter case. */
export const COLUMNS = ["Type", "Identification", "Field", "Locale", "Default content", "Translated content"] as const;
export type Column = (typeof COLUMNS)[number];
/** Those that a file has to have. */
export const NEEDED: readonly Column[] = ["Type", "Identification", "Field", "Locale", "Translated content"];

/** What a row may be about, and which of its texts. The first field is the name. */
export const TYPES = {
  PRODUCT: { kind: "products", fields: ["name", "description", "details"] },
  CATEGORY: { kind: "categories", fields: ["name"] },
  SUBCATEGORY: { kind: "subCategories", fields: ["name"] },
  COLLECTION: { kind: "collections", fields: ["title", "subtitle"] },
  ATTRIBUTE: { kind: "attributes", fields: ["name"] },
  VALUE: { kind: "attributeValues", fields: ["name"] },
} as const satisfies Record<string, { kind: Kind; fields: readonly string[] }>;

export type RowType = keyof typeof TYPES;

/** Fields of products whose names in the file are shorter than in the shop. */
export const PRODUCT_FIELDS = { name: "name", description: "description", details: "detailedDescription" } as const;
