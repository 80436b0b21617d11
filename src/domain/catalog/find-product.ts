import type { ProductDetail } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import type { ShopContext } from "../context.ts";
import { productTexts, publishedProducts, SUMMARY_COLUMNS, summarise } from "./summaries.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

/**
 * A published product with all that its page shows, in a language as far as there are words for it; null when there is
 * none of that id. Prices in paise.
 */
export async function findProduct(ctx: ShopContext, id: string, language?: Language): Promise<ProductDetail | null> {
  const wanted = wantedLanguage(ctx, language);
  const row = await publishedProducts(ctx.db)
    .where("p.id", "=", id)
    .select([...SUMMARY_COLUMNS, ...productTexts(wanted)])
    .executeTakeFirst();
  if (!row) return null;
  const [summary] = await summarise(ctx.db, [row], wanted);
  return summary ? { ...summary, description: row.description, detailedDescription: row.detailedDescription } : null;
}
