import { BASE_CURRENCY, type Quote } from "#contract/money.ts";
import type { ShopContext } from "../context.ts";
import { FRESH_FOR, MARK_EVERY } from "./snapshots.ts";

/**
 * Whether the shop itself gave out this rate within the last day, so that an order may use it (G-38).
 * A minute is granted on top, because that a rate was given is written down once a minute.
 */
export async function wasGiven(ctx: ShopContext, { currency, conversionRate }: Quote): Promise<boolean> {
  if (currency === BASE_CURRENCY) return conversionRate === 1;
  const since = new Date(ctx.now().getTime() - FRESH_FOR - MARK_EVERY);
  const rows = await ctx.db.selectFrom("rate_snapshot").select("rates").where("last_given_at", ">=", since).execute();
  return rows.some(({ rates }) => rates[currency] === conversionRate);
}
