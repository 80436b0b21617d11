import type { CategoryEntry, Flag, ProductSummary } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import type { ShopContext } from "../context.ts";
import { currentCopy } from "./copy/current-copy.ts";
import { readSummaries } from "./summaries.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

/** The published products among these ids, in the order of the ids, each once; unknown ones are left out. One query. */
export function productsById(ctx: ShopContext, ids: readonly string[], language?: Language): Promise<ProductSummary[]> {
  return readSummaries(ctx.db, [...new Set(ids)], wantedLanguage(ctx, language));
}

/** The first products that carry a flag, in the shop's order (HOME-08, HOME-20, HOME-21). */
export async function flaggedProducts(
  ctx: ShopContext,
  flag: Flag,
  limit: number,
  language?: Language,
): Promise<ProductSummary[]> {
  const copy = await currentCopy(ctx);
  return productsById(ctx, copy.idsOf(copy.flagged(flag).slice(0, limit)), language);
}

/** The first products of the shop, in its own order (HOME-07). */
export async function firstProducts(ctx: ShopContext, limit: number, language?: Language): Promise<ProductSummary[]> {
  const copy = await currentCopy(ctx);
  return productsById(ctx, copy.ids.slice(0, limit), language);
}

/** Other products of the same category and subcategory (PDP-22, G-08). */
export async function relatedProducts(
  ctx: ShopContext,
  product: Pick<ProductSummary, "id" | "category" | "subCategory">,
  limit: number,
  language?: Language,
): Promise<ProductSummary[]> {
  const copy = await currentCopy(ctx);
  const ids = copy.idsOf(copy.filedUnder(product.category.handle, product.subCategory.handle).slice(0, limit + 1));
  return productsById(ctx, ids.filter((id) => id !== product.id).slice(0, limit), language);
}

/** Every category with its subcategories, in the shop's order (ENT-08). One without a picture shows its first product's. */
export async function listCategories(ctx: ShopContext, language?: Language): Promise<CategoryEntry[]> {
  const { frame } = await currentCopy(ctx);
  const wanted = wantedLanguage(ctx, language);
  return frame.categories.map(({ id, handle, name, words, picture }) => {
    const word = (wanted && words?.[wanted]) ?? null;
    return {
      handle,
      name: word ?? name,
      picture: picture && word !== null ? { ...picture, alt: word } : picture,
      subCategories: frame.subCategories
        .filter((sub) => sub.category === id)
        .map((sub) => ({ handle: sub.handle, name: (wanted && sub.words?.[wanted]) ?? sub.name })),
    };
  });
}
