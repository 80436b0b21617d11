import type { CsvRow } from "./csv-rows.ts";

/** What the import reads, by the names that Shopify's export and its newer template have for it (letter case aside). */
const NAMES = {
  handle: ["handle", "url handle"],
  title: ["title"],
  body: ["body (html)", "description"],
  type: ["type", "custom product type"],
  tags: ["tags"],
  category: [
    "product category",
    "google shopping / google product category",
    "standardized product type",
    "standard product type",
  ],
  gender: ["google shopping / gender", "target gender (product.metafields.shopify.target-gender)"],
  ageGroup: ["google shopping / age group", "age group (product.metafields.shopify.age-group)"],
  published: ["published", "published on online store"],
  status: ["status"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  stock: ["variant inventory qty", "inventory quantity"],
  price: ["variant price", "price"],
  compareAt: ["variant compare at price", "compare-at price", "compare at price"],
  image: ["image src", "product image url"],
  imagePosition: ["image position"],
  imageAlt: ["image alt text"],
  variantImage: ["variant image", "variant image url"],
  giftCard: ["gift card"],
  seoDescription: ["seo description"],
} as const;

export type Column = keyof typeof NAMES;

/** A row of the file, read by what its columns mean. */
export interface ShopifyRow {
  line: number;
  /** The trimmed text of a column; empty where the file has no such column. */
  get(column: Column): string;
}

export type Columns = Partial<Record<Column, number[]>>;

/** Where each column stands. Of the several that mean the same, the first with a text counts in each row. */
export function findColumns(header: string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase());
  const entries = Object.entries(NAMES).map(([column, aliases]) => [
    column,
    aliases.map((alias) => names.indexOf(alias)).filter((place) => place >= 0),
  ]);
  return Object.fromEntries(entries.filter(([, places]) => places?.length)) as Columns;
}

/** The names, as Shopify has them, of the columns without which nothing can be imported. */
export function missingColumns(columns: Columns): string[] {
  const needed = { handle: "Handle", title: "Title", price: "Variant Price" };
  return Object.entries(needed).flatMap(([column, name]) => (columns[column as Column] ? [] : [name]));
}

export function rowReader(columns: Columns): (row: CsvRow) => ShopifyRow {
  return ({ line, fields }) => ({
    line,
    get: (column) =>
      (columns[column] ?? []).map((place) => cleaned(fields[place] ?? "")).find((text) => text !== "") ?? "",
  });
}

/** A text without what no page and no database takes: control characters, halves of characters. */
function cleaned(text: string): string {
  return text
    .replace(/(?![\n\r\t])\p{Cc}/gu, "")
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .trim();
}
