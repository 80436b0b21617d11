import { CURRENCY_CODES, type CurrencyCode } from "#contract/money.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Rates } from "./rate-source.ts";
import type { DatedRates } from "./rules.ts";

/** Rates as the shop took them. */
export interface Snapshot extends DatedRates {
  id: number;
  source: string;
  takenAt: Date;
}

/** The newest snapshot, with each rate's own time. */
export async function newestSnapshot(db: Database): Promise<Snapshot | null> {
  const row = await db
    .selectFrom("rate_snapshot")
    .select(["id", "source", "quoted_at", "taken_at", "rates", "quoted"])
    .orderBy("taken_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const own = row.quoted as Partial<Record<CurrencyCode, string>>;
  const quoted = Object.fromEntries(
    CURRENCY_CODES.map((code) => [code, own[code] === undefined ? row.quoted_at : new Date(own[code])]),
  );
  return {
    id: row.id,
    source: row.source,
    takenAt: row.taken_at,
    rates: row.rates as Rates,
    quoted: quoted as DatedRates["quoted"],
  };
}
