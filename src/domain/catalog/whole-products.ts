import type { Flag, ProductDetail, ProductSummary } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import type { ShopContext } from "../context.ts";
import { productTexts, publishedProducts, SUMMARY_COLUMNS, summarise } from "./summaries.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

/** A product with everything the shop says of it. Prices in paise. */
export interface WholeProduct extends ProductDetail {
  flags: Record<Flag, boolean>;
  /** The names of its category and subcategory in the shop's own language, which filters are given. */
  filed: { category: string; subCategory: string };
}

const FLAG_COLUMNS = ["p.bestseller", "p.top", "p.newly", "p.hot", "p.popular"] as const;
const FILED = ["c.name as category", "s.name as subCategory"] as const;

/** Every published product, in the shop's order, in a language as far as there are words for it. Three queries. */
export async function everyProduct(ctx: ShopContext, language?: Language): Promise<WholeProduct[]> {
  const rows = await publishedProducts(ctx.db).select(SUMMARY_COLUMNS).orderBy("p.position").execute();
  return completed(ctx, await summarise(ctx.db, rows, wantedLanguage(ctx, language)), language);
}

/** Summaries with their texts and flags, in their order. One query. */
export async function completed(
  ctx: ShopContext,
  summaries: ProductSummary[],
  language?: Language,
): Promise<WholeProduct[]> {
  if (summaries.length === 0) return [];
  const ids = summaries.map(({ id }) => id);
  const rows = await publishedProducts(ctx.db)
    .where("p.id", "in", ids)
    .select(["p.id", ...FLAG_COLUMNS, ...FILED, ...productTexts(wantedLanguage(ctx, language))])
    .execute();
  const texts = new Map(rows.map((row) => [row.id, row]));
  return summaries.flatMap((summary) => {
    const row = texts.get(summary.id);
    if (!row) return [];
    const { description, detailedDescription, bestseller, top, newly, hot, popular, category, subCategory } = row;
    const flags = { bestseller, top, newly, hot, popular };
    return [{ ...summary, description, detailedDescription, flags, filed: { category, subCategory } }];
  });
}
