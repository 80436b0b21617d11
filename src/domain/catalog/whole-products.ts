import type { Flag, ProductDetail, ProductSummary } from "#contract/catalog.ts";
import type { ShopContext } from "../context.ts";
import { publishedProducts, SUMMARY_COLUMNS, summarise } from "./summaries.ts";

/** A product with everything the shop says of it. Prices in paise. */
export interface WholeProduct extends ProductDetail {
  flags: Record<Flag, boolean>;
}

const TEXTS = [
  "p.description",
  "p.detailed_description",
  "p.bestseller",
  "p.top",
  "p.newly",
  "p.hot",
  "p.popular",
] as const;

/** Every published product, in the shop's order. Two queries. */
export async function everyProduct(ctx: ShopContext): Promise<WholeProduct[]> {
  const rows = await publishedProducts(ctx.db).select(SUMMARY_COLUMNS).orderBy("p.position").execute();
  return completed(ctx, await summarise(ctx.db, rows));
}

/** Summaries with their texts and flags, in their order. One query. */
export async function completed(ctx: ShopContext, summaries: ProductSummary[]): Promise<WholeProduct[]> {
  if (summaries.length === 0) return [];
  const ids = summaries.map(({ id }) => id);
  const rows = await publishedProducts(ctx.db)
    .where("p.id", "in", ids)
    .select(["p.id", ...TEXTS])
    .execute();
  const texts = new Map(rows.map((row) => [row.id, row]));
  return summaries.flatMap((summary) => {
    const row = texts.get(summary.id);
    if (!row) return [];
    const { description, detailed_description: detailedDescription, bestseller, top, newly, hot, popular } = row;
    return [{ ...summary, description, detailedDescription, flags: { bestseller, top, newly, hot, popular } }];
  });
}
