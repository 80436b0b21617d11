import { BASE_CURRENCY, isCurrency, type Quote } from "#contract/money.ts";
import type { ShopContext } from "#domain/context.ts";
import { currentQuote } from "#domain/rates/current-quote.ts";

/** The currency that the shopper chose (cookie `currency`, G-23; else rupees, LIM-02), with its rate. */
export async function quoteFor(ctx: ShopContext, request: Request): Promise<Quote> {
  const chosen = /(?:^|;\s*)currency=([A-Z]{3})/.exec(request.headers.get("cookie") ?? "")?.[1];
  return currentQuote(ctx, isCurrency(chosen) ? chosen : BASE_CURRENCY);
}
