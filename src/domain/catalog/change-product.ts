import { isDeepStrictEqual } from "node:util";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { StoredProduct, VariantRow } from "./stored-product.ts";
import { insertPictures, insertValues, insertVariants } from "./write-products.ts";

/** Brings a product's rows from what the shop holds to what they should be. Variants that stay keep their ids: orders name them. */
export async function changeProduct(
  db: Database,
  before: StoredProduct,
  after: StoredProduct,
  now: Date,
): Promise<void> {
  const { id, ...columns } = after.row;
  await db
    .updateTable("product")
    .set({ ...columns, updated_at: now })
    .where("id", "=", id)
    .execute();
  if (!isDeepStrictEqual(before.values, after.values)) {
    await db.deleteFrom("product_attribute_value").where("product_id", "=", id).execute();
    await insertValues(db, [after]);
  }
  if (!isDeepStrictEqual(before.pictures, after.pictures)) {
    await db.deleteFrom("product_picture").where("product_id", "=", id).execute();
    await insertPictures(db, [after]);
  }
  if (!isDeepStrictEqual(before.variants, after.variants)) await changeVariants(db, before, after);
}

async function changeVariants(db: Database, before: StoredProduct, after: StoredProduct): Promise<void> {
  const { kept, added, gone } = matchVariants(before.variants, after.variants);
  const ofProduct = db.selectFrom("variant").where("product_id", "=", after.row.id);
  if (gone.length > 0) {
    const skus = gone.map(({ sku }) => sku);
    await db
      .deleteFrom("variant")
      .where("id", "in", ofProduct.where("sku", "in", skus).select("id"))
      .execute();
  }
  const moved = kept.filter(({ from, to }) => !isDeepStrictEqual(from.options, to.options)).map(({ from }) => from.sku);
  if (moved.length > 0) {
    // Two variants may trade their options, which are unique at every moment: first out of the way, then in place.
    await sql`update variant set options = jsonb_build_object('', id) where sku = any(${moved})`.execute(db);
  }
  for (const { from, to } of kept) {
    if (isDeepStrictEqual(from, to)) continue;
    await db
      .updateTable("variant")
      .set({ ...to, options: JSON.stringify(to.options) })
      .where("sku", "=", from.sku)
      .execute();
  }
  await insertVariants(db, [{ row: after.row, variants: added }]);
}

interface Match {
  kept: { from: VariantRow; to: VariantRow }[];
  added: VariantRow[];
  gone: VariantRow[];
}

/** Which variants are the same ones: those of the same SKU, then of the rest those with the same options. */
export function matchVariants(before: VariantRow[], after: VariantRow[]): Match {
  const left = new Set(before);
  const kept = new Map<VariantRow, VariantRow>();
  for (const same of [sameSku, sameOptions]) {
    for (const to of after) {
      if (kept.has(to)) continue;
      const from = [...left].find((variant) => same(variant, to));
      if (!from) continue;
      kept.set(to, from);
      left.delete(from);
    }
  }
  return {
    kept: [...kept].map(([to, from]) => ({ from, to })),
    added: after.filter((variant) => !kept.has(variant)),
    gone: [...left],
  };
}

function sameSku(a: VariantRow, b: VariantRow): boolean {
  return a.sku === b.sku;
}

function sameOptions(a: VariantRow, b: VariantRow): boolean {
  return isDeepStrictEqual(a.options, b.options);
}
