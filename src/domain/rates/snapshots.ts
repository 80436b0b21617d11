import { CURRENCY_CODES, type CurrencyCode } from "#contract/money.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import type { RateQuote } from "./rate-source.ts";

/** Rates are taken anew when the newest are older than this (ms). */
export const FRESH_FOR = 24 * 60 * 60 * 1000;
/** That rates were given out is written down at most this often (ms). */
export const MARK_EVERY = 60 * 1000;

/** Rates as the shop took them: units of each currency for one rupee. */
export interface Snapshot {
  id: number;
  quotedAt: Date;
  takenAt: Date;
  lastGivenAt: Date;
  rates: Record<CurrencyCode, number>;
}

/**
 * The rates to give out now, marked as given: the newest, taken anew when they are older than a day. When the source
 * is away, the last known; null when there never were any. One query where nothing is to be done.
 */
export async function giveSnapshot(ctx: ShopContext): Promise<Snapshot | null> {
  const known = await newestSnapshot(ctx.db);
  const snapshot = known && isFresh(ctx, known) ? known : ((await takeSnapshot(ctx)) ?? known);
  if (snapshot) await markGiven(ctx, snapshot);
  return snapshot;
}

function isFresh(ctx: ShopContext, snapshot: Snapshot): boolean {
  return ctx.now().getTime() - snapshot.takenAt.getTime() < FRESH_FOR;
}

async function newestSnapshot(db: Database): Promise<Snapshot | null> {
  const row = await db
    .selectFrom("rate_snapshot")
    .select(["id", "quoted_at as quotedAt", "taken_at as takenAt", "last_given_at as lastGivenAt", "rates"])
    .orderBy("taken_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Asks the source and keeps its answer, unless somebody else has meanwhile. Null when the source is away. */
async function takeSnapshot(ctx: ShopContext): Promise<Snapshot | null> {
  const quote = await fetchSane(ctx);
  if (!quote) return null;
  return ctx.db.transaction().execute(async (trx) => {
    await sql`lock table rate_snapshot in share row exclusive mode`.execute(trx);
    const newest = await newestSnapshot(trx);
    if (newest && isFresh(ctx, newest)) return newest;
    const now = ctx.now();
    return trx
      .insertInto("rate_snapshot")
      .values({
        source: quote.source,
        quoted_at: quote.quotedAt,
        taken_at: now,
        last_given_at: now,
        rates: JSON.stringify(quote.rates),
      })
      .returning(["id", "quoted_at as quotedAt", "taken_at as takenAt", "last_given_at as lastGivenAt", "rates"])
      .executeTakeFirstOrThrow();
  });
}

async function fetchSane(ctx: ShopContext): Promise<RateQuote | null> {
  try {
    const quote = await ctx.adapters.rates.fetchRates();
    const odd = CURRENCY_CODES.filter((code) => !(quote.rates[code] > 0 && Number.isFinite(quote.rates[code])));
    if (odd.length > 0 || quote.rates.INR !== 1) throw new Error(`no usable rate for ${odd.join(", ") || "INR"}`);
    return quote;
  } catch (error) {
    ctx.log.warn({ err: error }, "the rate source is away; the last known rates stay");
    return null;
  }
}

async function markGiven(ctx: ShopContext, snapshot: Snapshot): Promise<void> {
  const now = ctx.now();
  const due = new Date(now.getTime() - MARK_EVERY);
  if (snapshot.lastGivenAt > due) return;
  await ctx.db
    .updateTable("rate_snapshot")
    .set({ last_given_at: now })
    .where("id", "=", snapshot.id)
    .where("last_given_at", "<=", due)
    .execute();
}
