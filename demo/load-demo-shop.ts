import { saveBatch } from "#domain/catalog/save-products.ts";
import { saveWords } from "#domain/catalog/words/save-words.ts";
import type { ShopContext } from "#domain/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { toHandle } from "#contract/handle.ts";
import { sql } from "kysely";
import { demoProducts } from "./catalogue/products.ts";
import { catalogueWordsOf, demoWords } from "./catalogue/words/demo-words.ts";
import { demoCategories } from "./categories.ts";
import { demoCollections } from "./collections.ts";
import { demoCoupons } from "./coupons.ts";
import { demoPicture } from "./demo-picture.ts";
import { draftOf } from "./product-draft.ts";
import { demoReviews, reviewsIn } from "./reviews.ts";

/** Any number will do: two shops that start on one database at once must not both load. */
const LOCK = 7_346_103;

/**
 * Fills an empty catalogue with the demo shop where DEMO is on: categories, products, collections, coupons and reviews,
 * in every language, all of it or, after a failure, nothing. A catalogue that holds any product is left alone; only a demo
 * shop from before there were translations gets them.
 * @returns whether it loaded, and how many products
 */
export async function loadDemoShopIfEmpty(ctx: ShopContext): Promise<{ loaded: boolean; products: number }> {
  const nothing = { loaded: false, products: 0 };
  if (!ctx.config.DEMO) return nothing;
  return ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await trx.selectFrom("product").select("id").limit(1).executeTakeFirst()) {
      await sayInOtherLanguages(trx);
      return nothing;
    }
    const now = ctx.now();
    await insertCategories(trx);
    const saved = await saveBatch(trx, demoProducts.map(draftOf), now);
    const [flaw] = saved.refused;
    if (flaw) throw new Error(`The demo product ${flaw.id} cannot be saved: ${flaw.reason}.`);
    await insertCollections(trx);
    await insertCoupons(trx, now);
    await insertReviews(trx, now);
    await sayInOtherLanguages(trx);
    return { loaded: true, products: saved.added };
  });
}

async function insertCategories(db: Database): Promise<void> {
  for (const [position, { name, subcategories, tile }] of demoCategories.entries()) {
    const picture = JSON.stringify(demoPicture(tile, name));
    const { id } = await db
      .insertInto("category")
      .values({ handle: toHandle(name), name, position, picture })
      .onConflict((conflict) => conflict.column("handle").doUpdateSet({ picture }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("subcategory")
      .values(
        subcategories.map((sub, place) => ({ category_id: id, handle: toHandle(sub), name: sub, position: place })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function insertCollections(db: Database): Promise<void> {
  for (const [
    position,
    { handle, title, subtitle, image, redirectLink, createdAt, products },
  ] of demoCollections.entries()) {
    const row = await db
      .insertInto("collection")
      .values({
        handle,
        title,
        subtitle: subtitle ?? null,
        position,
        picture: JSON.stringify(demoPicture(image, title)),
        redirect_link: redirectLink,
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.column("handle").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) continue;
    await db
      .insertInto("collection_product")
      .values(products.map((product_id, place) => ({ collection_id: row.id, product_id, position: place })))
      .execute();
  }
}

async function insertCoupons(db: Database, now: Date): Promise<void> {
  const paise = (rupees: number | undefined) => (rupees === undefined ? null : rupees * 100);
  await db
    .insertInto("coupon")
    .values(
      demoCoupons(now).map((coupon) => ({
        code: coupon.code,
        discount_type: coupon.discountType,
        percent: coupon.discountType === "percentage" ? coupon.discountValue : null,
        value_minor: coupon.discountType === "fixed" ? coupon.discountValue * 100 : null,
        max_discount_minor: paise(coupon.maxDiscount),
        min_order_minor: paise(coupon.minOrderAmount),
        is_active: coupon.isActive,
        starts_at: coupon.startDate,
        ends_at: coupon.endDate,
        usage_limit: coupon.usageLimit ?? null,
        once_per_customer: coupon.firstOrderOnly ?? false,
      })),
    )
    .onConflict((conflict) => conflict.column("code").doNothing())
    .execute();
}

/** Where a product is the demo's: catalogue and reviews, each unless there are translations of it. */
async function sayInOtherLanguages(db: Database): Promise<void> {
  const { rows } = await sql<{ products: boolean; reviews: boolean }>`
    select not exists (select from product_translation) as products, not exists (select from review_translation) as reviews
    where exists (select from product where source = 'demo')`.execute(db);
  for (const language of Object.keys(demoWords) as (keyof typeof demoWords)[]) {
    if (rows[0]?.products) await saveWords(db, language, catalogueWordsOf(demoWords[language]));
    if (rows[0]?.reviews) await sayReviews(db, language);
  }
}

async function sayReviews(db: Database, language: keyof typeof demoWords): Promise<void> {
  const given = reviewsIn(language);
  await sql`
    insert into review_translation (review_id, language, comment)
    select r.id, ${language}, given."said"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given ("productId" text, comment text, said text)
    join review r on r.product_id = given."productId" and r.comment = given.comment and r.customer_id is null`.execute(
    db,
  );
}

async function insertReviews(db: Database, now: Date): Promise<void> {
  const rows = demoReviews(now).map(({ productId, name, rating, comment, date }) => ({
    productId,
    name,
    rating,
    comment,
    date,
  }));
  await sql`
    insert into review (product_id, author, rating, comment, created_at)
    select "productId", name, rating, comment, date
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "productId" text, name text, rating int, comment text, date timestamptz)`.execute(db);
}
