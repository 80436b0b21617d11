import type { CurrencyCode } from "#contract/money.ts";
import type { ShopContext } from "../context.ts";
import { newestSnapshot } from "./snapshots.ts";

/** How old the rates are that the shop gives out, and how it gets on with their source. */
export interface RateAge {
  source: string;
  /** The oldest rate in force, and when its source made it. */
  oldest: { currency: CurrencyCode; quotedAt: Date };
  /** ms since then. */
  age: number;
  /** When the shop last had an answer that it could use. */
  takenAt: Date;
  /** Attempts since then, all in vain. */
  failures: number;
  /** What the last attempt failed of; null when it did not. */
  problem: string | null;
  nextTryAt: Date | null;
}

/** For the operator; null while the shop never had any rates. */
export async function rateAge(ctx: ShopContext): Promise<RateAge | null> {
  const [snapshot, refresh] = await Promise.all([
    newestSnapshot(ctx.db),
    ctx.db.selectFrom("rate_refresh").selectAll().executeTakeFirst(),
  ]);
  if (!snapshot) return null;
  const [currency, quotedAt] = Object.entries(snapshot.quoted).reduce((one, other) =>
    other[1] < one[1] ? other : one,
  );
  return {
    source: snapshot.source,
    oldest: { currency: currency as CurrencyCode, quotedAt },
    age: ctx.now().getTime() - quotedAt.getTime(),
    takenAt: snapshot.takenAt,
    failures: refresh?.failures ?? 0,
    problem: refresh?.problem ?? null,
    nextTryAt: refresh?.next_try_at ?? null,
  };
}
