import type { Language } from "#contract/language.ts";
import type { ShopContext } from "../context.ts";
import { currentCopy } from "./copy/current-copy.ts";
import { readWhole, type WholeProduct } from "./summaries.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

export type { WholeProduct } from "./summaries.ts";

/** Products read at once of all there are. */
const A_PART = 200;

/** The published products among these ids, in the order of the ids, in a language as far as there are words for it. One query. */
export function wholeProducts(ctx: ShopContext, ids: readonly string[], language?: Language): Promise<WholeProduct[]> {
  return readWhole(ctx.db, ids, wantedLanguage(ctx, language));
}

/** Every published product in the shop's order, some at a time, so that a shop of any size takes no more memory than that. */
export async function* everyProductInParts(ctx: ShopContext, language?: Language): AsyncGenerator<WholeProduct[]> {
  const { ids } = await currentCopy(ctx);
  for (let from = 0; from < ids.length; from += A_PART) {
    yield await wholeProducts(ctx, ids.slice(from, from + A_PART), language);
  }
}

/** Every published product, in the shop's order. */
export async function everyProduct(ctx: ShopContext, language?: Language): Promise<WholeProduct[]> {
  const all: WholeProduct[] = [];
  for await (const part of everyProductInParts(ctx, language)) all.push(...part);
  return all;
}
