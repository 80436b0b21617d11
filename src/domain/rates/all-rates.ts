import type { CurrencyCode } from "#contract/money.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import type { Rates } from "./rate-source.ts";
import type { DatedRates } from "./rules.ts";
import { giveSnapshot } from "./give-snapshot.ts";

/** The rates of all 22 currencies. Refused as unavailable while the shop never got any (ERR-06). */
export async function allRates(ctx: ShopContext): Promise<Result<DatedRates>> {
  const snapshot = await giveSnapshot(ctx);
  return snapshot ? ok(snapshot) : refuse("unavailable", "Failed to fetch currency rates");
}

/** Units of `to` for one unit of `from` (CUR-01). From the rupee it is the stored rate itself, digit by digit. */
export function pairRate(rates: Rates, from: CurrencyCode, to: CurrencyCode): number {
  return from === to ? 1 : rates[to] / rates[from];
}

/** When the source made the rates of these currencies; of several times the oldest. */
export function quotedAt({ quoted }: DatedRates, codes: readonly CurrencyCode[]): Date {
  return new Date(Math.min(...codes.map((code) => quoted[code].getTime())));
}
