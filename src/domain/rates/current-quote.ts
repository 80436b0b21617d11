import { BASE_CURRENCY, BASE_QUOTE, type CurrencyCode, type Quote } from "#contract/money.ts";
import type { ShopContext } from "../context.ts";
import { giveSnapshot } from "./give-snapshot.ts";

/**
 * What a page shows money in. Rupees need no query. A shop that never got any rates quotes rupees, whatever was asked,
 * so look at the reply's currency.
 */
export async function currentQuote(ctx: ShopContext, currency: CurrencyCode): Promise<Quote> {
  if (currency === BASE_CURRENCY) return BASE_QUOTE;
  const snapshot = await giveSnapshot(ctx);
  return snapshot ? { currency, conversionRate: snapshot.rates[currency] } : BASE_QUOTE;
}
