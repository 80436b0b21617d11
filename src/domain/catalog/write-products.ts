import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { StoredProduct } from "./stored-product.ts";

/** Inserts products that the shop does not hold yet, in their order. Four queries, however many. */
export async function insertProducts(db: Database, products: StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into product (id, name, category_id, subcategory_id, description, detailed_description, price_minor,
      compare_at_minor, bestseller, top, newly, hot, popular, published, source)
    select id, name, category_id, subcategory_id, description, detailed_description, price_minor,
      compare_at_minor, bestseller, top, newly, hot, popular, published, source
    from jsonb_to_recordset(${JSON.stringify(products.map(({ row }) => row))}::jsonb) as given (
      id text, name text, category_id int, subcategory_id int, description text, detailed_description text, price_minor int,
      compare_at_minor int, bestseller bool, top bool, newly bool, hot bool, popular bool, published bool, source text)`.execute(
    db,
  );
  await insertValues(db, products);
  await insertPictures(db, products);
  await insertVariants(db, products);
}

/** The attribute values of products that have none. */
export async function insertValues(db: Database, products: StoredProduct[]): Promise<void> {
  const rows = products.flatMap(({ row, values }) => values.map((value) => ({ product_id: row.id, ...value })));
  await sql`
    insert into product_attribute_value (product_id, attribute_id, attribute_position, position, value)
    select product_id, attribute_id, attribute_position, position, value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      product_id text, attribute_id int, attribute_position int, position int, value text)`.execute(db);
}

/** The pictures of products that have none. */
export async function insertPictures(db: Database, products: StoredProduct[]): Promise<void> {
  const rows = products.flatMap(({ row, pictures }) => pictures.map((picture) => ({ product_id: row.id, ...picture })));
  await sql`
    insert into product_picture (product_id, position, picture, option_name, option_value)
    select product_id, position, picture, option_name, option_value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      product_id text, position int, picture jsonb, option_name text, option_value text)`.execute(db);
}

/** Variants that the shop does not hold yet. */
export async function insertVariants(db: Database, products: Pick<StoredProduct, "row" | "variants">[]): Promise<void> {
  const rows = products.flatMap(({ row, variants }) => variants.map((variant) => ({ product_id: row.id, ...variant })));
  await sql`
    insert into variant (product_id, sku, position, options, price_minor, compare_at_minor, stock)
    select product_id, sku, position, options, price_minor, compare_at_minor, stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      product_id text, sku text, position int, options jsonb, price_minor int, compare_at_minor int, stock int)`.execute(
    db,
  );
}
