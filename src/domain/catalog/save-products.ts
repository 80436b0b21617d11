import { isDeepStrictEqual } from "node:util";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import { withOwnCopies } from "./pictures/own-copies.ts";
import { changeProduct, matchVariants } from "./change-product.ts";
import { flawOf, type ProductDraft } from "./product-draft.ts";
import { resolveNames } from "./resolve-names.ts";
import { rowsOf, storedProducts, type StoredProduct } from "./stored-product.ts";
import { insertProducts } from "./write-products.ts";

/** Products a transaction. */
const BATCH = 250;
/** Any number will do, so long as everyone who saves products takes the same one. */
const LOCK = 7_346_102;

export interface SaveOptions {
  /** Whether the stock of variants that the shop knows already is set to the draft's, or left alone. */
  stock?: "set" | "keep";
}

export interface Saved {
  added: number;
  changed: number;
  unchanged: number;
  refused: { id: string; reason: string }[];
}

/**
 * Adds products and brings known ones (same id) up to date: idempotent, so that the same drafts a second time change
 * nothing, `updated_at` included. Products that no draft names stay. A draft with a flaw is refused with its reason
 * and the others go in. A transaction for each 250; one at a time saves, others wait.
 */
export async function saveProducts(
  ctx: ShopContext,
  drafts: ProductDraft[],
  options: SaveOptions = {},
): Promise<Saved> {
  const total: Saved = { added: 0, changed: 0, unchanged: 0, refused: [] };
  for (let start = 0; start < drafts.length; start += BATCH) {
    const batch = drafts.slice(start, start + BATCH);
    const saved = await ctx.db.transaction().execute((trx) => saveBatch(trx, batch, ctx.now(), options));
    total.added += saved.added;
    total.changed += saved.changed;
    total.unchanged += saved.unchanged;
    total.refused.push(...saved.refused);
  }
  return total;
}

/** Saves drafts within a transaction that the caller holds; see saveProducts. */
export async function saveBatch(
  db: Database,
  drafts: ProductDraft[],
  now: Date,
  { stock = "set" }: SaveOptions = {},
): Promise<Saved> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
  const { sound: sifted, refused } = await sift(db, drafts);
  const sound = await withOwnCopies(db, sifted);
  const names = await resolveNames(db, sound);
  const ids = sound.map(({ id }) => id);
  const stored = ids.length === 0 ? new Map<string, StoredProduct>() : await storedProducts(db, ids);
  const added: StoredProduct[] = [];
  let changed = 0;
  for (const draft of sound) {
    const before = stored.get(draft.id) ?? null;
    const after = rowsOf(draft, names, before);
    if (!before) {
      added.push(after);
      continue;
    }
    if (stock === "keep") keepStock(before, after);
    if (isDeepStrictEqual(before, after)) continue;
    await changeProduct(db, before, after, now);
    changed += 1;
  }
  await insertProducts(db, added);
  return { added: added.length, changed, unchanged: sound.length - added.length - changed, refused };
}

function keepStock(before: StoredProduct, after: StoredProduct): void {
  for (const { from, to } of matchVariants(before.variants, after.variants).kept) to.stock = from.stock;
}

/** Takes out what cannot be saved: flaws, an id handed in twice, an SKU that another product has. */
async function sift(
  db: Database,
  drafts: ProductDraft[],
): Promise<{ sound: ProductDraft[]; refused: Saved["refused"] }> {
  const skus = drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const taken = await db
    .selectFrom("variant")
    .where("sku", "=", sql<string>`any(${skus})`)
    .select(["sku", "product_id"])
    .execute();
  const owners = new Map(taken.map((row) => [row.sku, row.product_id]));
  const sound = new Map<string, ProductDraft>();
  const refused: Saved["refused"] = [];
  for (const draft of drafts) {
    const foreign = draft.variants.find(({ sku }) => (owners.get(sku) ?? draft.id) !== draft.id)?.sku;
    const reason =
      flawOf(draft) ??
      (sound.has(draft.id) ? "it is there twice" : null) ??
      (foreign === undefined ? null : `the SKU ${foreign} belongs to ${owners.get(foreign)}`);
    if (reason !== null) {
      refused.push({ id: draft.id, reason });
      continue;
    }
    sound.set(draft.id, draft);
    for (const { sku } of draft.variants) owners.set(sku, draft.id);
  }
  return { sound: [...sound.values()], refused };
}
