import type { ProductDetail } from "#contract/catalog.ts";
import type { ShopContext } from "../context.ts";
import { publishedProducts, SUMMARY_COLUMNS, summarise } from "./summaries.ts";

/** A published product with all that its page shows; null when there is none of that id. Prices in paise. */
export async function findProduct(ctx: ShopContext, id: string): Promise<ProductDetail | null> {
  const row = await publishedProducts(ctx.db)
    .where("p.id", "=", id)
    .select([...SUMMARY_COLUMNS, "p.description", "p.detailed_description"])
    .executeTakeFirst();
  if (!row) return null;
  const [summary] = await summarise(ctx.db, [row]);
  return summary ? { ...summary, description: row.description, detailedDescription: row.detailed_description } : null;
}
