import type { ProductDetail } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import type { ShopContext } from "../context.ts";
import { wholeProducts } from "./whole-products.ts";

/**
 * A published product with all that its page shows, in a language as far as there are words for it; null when there is
 * none of that id. Prices in paise. One query.
 */
export async function findProduct(ctx: ShopContext, id: string, language?: Language): Promise<ProductDetail | null> {
  const [found] = await wholeProducts(ctx, [id], language);
  if (!found) return null;
  const { flags: _, filed: __, ...product } = found;
  return product;
}
