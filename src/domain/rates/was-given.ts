import { BASE_CURRENCY, type Quote } from "#contract/money.ts";
import type { ShopContext } from "../context.ts";
import { DAY } from "./rules.ts";
import { newestSnapshot } from "./snapshots.ts";

/** Whether the shop itself gave out this rate within the last day, so that an order may use it (G-38). */
export async function wasGiven(ctx: ShopContext, { currency, conversionRate }: Quote): Promise<boolean> {
  if (currency === BASE_CURRENCY) return conversionRate === 1;
  const newest = await newestSnapshot(ctx.db);
  if (newest?.rates[currency] === conversionRate) return true;
  const since = new Date(ctx.now().getTime() - DAY);
  const rows = await ctx.db.selectFrom("rate_snapshot").select("rates").where("last_given_at", ">=", since).execute();
  return rows.some(({ rates }) => (rates as Record<string, number>)[currency] === conversionRate);
}
