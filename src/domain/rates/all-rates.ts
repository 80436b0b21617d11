import type { CurrencyCode } from "#contract/money.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import { giveSnapshot } from "./snapshots.ts";

export interface Rates {
  /** Units of each currency for one rupee. */
  rates: Record<CurrencyCode, number>;
  /** When the source made them. */
  quotedAt: Date;
}

/** The rates of all 22 currencies. Refused as unavailable while the shop never got any (ERR-06). */
export async function allRates(ctx: ShopContext): Promise<Result<Rates>> {
  const snapshot = await giveSnapshot(ctx);
  if (!snapshot) return refuse("unavailable", "Failed to fetch currency rates");
  return ok({ rates: snapshot.rates, quotedAt: snapshot.quotedAt });
}

/** Units of `to` for one unit of `from` (CUR-01). From the rupee it is the stored rate itself, digit by digit. */
export function pairRate(rates: Rates["rates"], from: CurrencyCode, to: CurrencyCode): number {
  return from === to ? 1 : rates[to] / rates[from];
}
