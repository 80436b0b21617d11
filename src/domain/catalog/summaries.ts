import type { ProductAttribute, ProductPicture, ProductSummary, Variant } from "#contract/catalog.ts";
import type { Database } from "#platform/database/connect.ts";

/** Published products with their category and subcategory: what every read of the catalogue starts from. */
export function publishedProducts(db: Database) {
  return db
    .selectFrom("product as p")
    .innerJoin("category as c", "c.id", "p.category_id")
    .innerJoin("subcategory as s", "s.id", "p.subcategory_id")
    .where("p.published", "=", true);
}

/** The columns of a product that its summary needs. */
export const SUMMARY_COLUMNS = [
  "p.id", "p.name", "p.price_minor", "p.compare_at_minor", "p.rating_count", "p.rating_sum",
  "c.handle as category_handle", "c.name as category_name",
  "s.handle as subcategory_handle", "s.name as subcategory_name",
] as const;

export interface SummaryRow {
  id: string;
  name: string;
  price_minor: number;
  compare_at_minor: number | null;
  rating_count: number;
  rating_sum: number;
  category_handle: string;
  category_name: string;
  subcategory_handle: string;
  subcategory_name: string;
}

/** Turns rows into summaries, in their order. Three queries, however many rows. Prices in paise. */
export async function summarise(db: Database, rows: SummaryRow[]): Promise<ProductSummary[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const [variants, attributes, pictures] = await Promise.all([
    variantsOf(db, ids),
    attributesOf(db, ids),
    picturesOf(db, ids),
  ]);
  return rows.map((row) => {
    const choices = attributes.get(row.id) ?? [];
    const own = (variants.get(row.id) ?? []).map((variant) => inOrder(variant, choices));
    return {
      id: row.id,
      name: row.name,
      category: { handle: row.category_handle, name: row.category_name },
      subCategory: { handle: row.subcategory_handle, name: row.subcategory_name },
      price: row.price_minor,
      compareAt: row.compare_at_minor,
      stock: own.reduce((sum, { stock }) => sum + stock, 0),
      attributes: choices,
      variants: own,
      pictures: pictures.get(row.id) ?? [],
      ratingCount: row.rating_count,
      ratingAverage: row.rating_count > 0 ? row.rating_sum / row.rating_count : null,
    };
  });
}

/** A variant whose options stand in the order of the product's attributes; the database keeps none. */
function inOrder(variant: Variant, attributes: ProductAttribute[]): Variant {
  const options = attributes.flatMap(({ name }) => (variant.options[name] === undefined ? [] : [[name, variant.options[name]]]));
  return { ...variant, options: Object.fromEntries(options) };
}

async function variantsOf(db: Database, ids: string[]): Promise<Map<string, Variant[]>> {
  const rows = await db
    .selectFrom("variant")
    .where("product_id", "in", ids)
    .select(["product_id", "sku", "options", "price_minor", "compare_at_minor", "stock"])
    .orderBy("product_id")
    .orderBy("position")
    .execute();
  return byProduct(rows, (row) => ({
    sku: row.sku,
    options: row.options,
    price: row.price_minor,
    compareAt: row.compare_at_minor,
    stock: row.stock,
  }));
}

async function attributesOf(db: Database, ids: string[]): Promise<Map<string, ProductAttribute[]>> {
  const rows = await db
    .selectFrom("product_attribute_value as v")
    .innerJoin("attribute as a", "a.id", "v.attribute_id")
    .where("v.product_id", "in", ids)
    .select(["v.product_id", "a.handle", "a.name", "v.value"])
    .orderBy("v.product_id")
    .orderBy("v.attribute_position")
    .orderBy("v.position")
    .execute();
  const found = new Map<string, ProductAttribute[]>();
  for (const row of rows) {
    const own = found.get(row.product_id) ?? [];
    found.set(row.product_id, own);
    const attribute = own.find(({ attributeId }) => attributeId === row.handle);
    if (attribute) attribute.values.push(row.value);
    else own.push({ attributeId: row.handle, name: row.name, values: [row.value] });
  }
  return found;
}

async function picturesOf(db: Database, ids: string[]): Promise<Map<string, ProductPicture[]>> {
  const rows = await db
    .selectFrom("product_picture")
    .where("product_id", "in", ids)
    .select(["product_id", "picture", "option_name", "option_value"])
    .orderBy("product_id")
    .orderBy("position")
    .execute();
  return byProduct(rows, ({ picture, option_name: name, option_value: value }) => ({
    ...picture,
    option: name === null || value === null ? null : { name, value },
  }));
}

function byProduct<R extends { product_id: string }, T>(rows: R[], from: (row: R) => T): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.product_id);
    if (own) own.push(from(row));
    else found.set(row.product_id, [from(row)]);
  }
  return found;
}
