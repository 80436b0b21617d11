import type { CategoryEntry, Flag, ProductSummary } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import type { Picture } from "#contract/picture.ts";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import { publishedProducts, SUMMARY_COLUMNS, summarise } from "./summaries.ts";
import { inWords, translation } from "./words/translated.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

/** The published products among these ids, in the order of the ids; unknown ones are left out. */
export async function productsById(ctx: ShopContext, ids: string[], language?: Language): Promise<ProductSummary[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await publishedProducts(ctx.db).where("p.id", "in", wanted).select(SUMMARY_COLUMNS).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return summarise(
    ctx.db,
    wanted.flatMap((id) => found.get(id) ?? []),
    wantedLanguage(ctx, language),
  );
}

/** The first products that carry a flag, in the shop's order (HOME-08, HOME-20, HOME-21). */
export async function flaggedProducts(
  ctx: ShopContext,
  flag: Flag,
  limit: number,
  language?: Language,
): Promise<ProductSummary[]> {
  const rows = await publishedProducts(ctx.db)
    .where(`p.${flag}`, "=", true)
    .select(SUMMARY_COLUMNS)
    .orderBy("p.position")
    .limit(limit)
    .execute();
  return summarise(ctx.db, rows, wantedLanguage(ctx, language));
}

/** The first products of the shop, in its own order (HOME-07). */
export async function firstProducts(ctx: ShopContext, limit: number, language?: Language): Promise<ProductSummary[]> {
  const rows = await publishedProducts(ctx.db).select(SUMMARY_COLUMNS).orderBy("p.position").limit(limit).execute();
  return summarise(ctx.db, rows, wantedLanguage(ctx, language));
}

/** Other products of the same category and subcategory (PDP-22, G-08). */
export async function relatedProducts(
  ctx: ShopContext,
  product: Pick<ProductSummary, "id" | "category" | "subCategory">,
  limit: number,
  language?: Language,
): Promise<ProductSummary[]> {
  const rows = await publishedProducts(ctx.db)
    .where("c.handle", "=", product.category.handle)
    .where("s.handle", "=", product.subCategory.handle)
    .where("p.id", "<>", product.id)
    .select(SUMMARY_COLUMNS)
    .orderBy("p.position")
    .limit(limit)
    .execute();
  return summarise(ctx.db, rows, wantedLanguage(ctx, language));
}

/** Every category with its subcategories, in the shop's order (ENT-08). One without a picture shows its first product's. */
export async function listCategories(ctx: ShopContext, language?: Language): Promise<CategoryEntry[]> {
  const wanted = wantedLanguage(ctx, language);
  const firstPicture = sql<Picture | null>`(
    select pp.picture from product p join product_picture pp on pp.product_id = p.id
    where p.category_id = c.id and p.published order by p.position, pp.position limit 1)`;
  const [categories, subcategories] = await Promise.all([
    ctx.db
      .selectFrom("category as c")
      .select([
        "c.id",
        "c.handle",
        "c.name",
        translation("category", "c.id", "name", wanted).as("words"),
        sql<Picture | null>`coalesce(c.picture, ${firstPicture})`.as("picture"),
      ])
      .orderBy("c.position")
      .orderBy("c.id")
      .execute(),
    ctx.db
      .selectFrom("subcategory as s")
      .select(["s.category_id", "s.handle", inWords("subcategory", ["s.id", "s.name"], "name", wanted).as("name")])
      .orderBy("s.position")
      .orderBy("s.id")
      .execute(),
  ]);
  return categories.map(({ id, handle, name, words, picture }) => ({
    handle,
    name: words ?? name,
    picture: picture && words !== null ? { ...picture, alt: words } : picture,
    subCategories: subcategories
      .filter((sub) => sub.category_id === id)
      .map((sub) => ({ handle: sub.handle, name: sub.name })),
  }));
}
