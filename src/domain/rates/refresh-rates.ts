import { sql } from "kysely";
import { CURRENCY_CODES } from "#contract/money.ts";
import type { Database } from "#platform/database/connect.ts";
import type { ShopContext } from "../context.ts";
import type { RateQuote } from "./rate-source.ts";
import { afterFailure, afterSuccess, DAY, sift, type Sifted } from "./rules.ts";
import { newestSnapshot, type Snapshot } from "./snapshots.ts";

/** Rates older than this are an error in the log, no longer a warning (ms). */
const TOO_OLD = 2 * DAY;

/**
 * Asks the source for new rates when it is time, and keeps what can be believed of its answer (CUR-01). When it is away,
 * or answers nonsense, the known rates stay, and the next try is put off: a minute, then twice as long each time, up to
 * an hour. Run by a job every minute; any number of processes may run it at once.
 */
export async function refreshRates(ctx: ShopContext): Promise<void> {
  const { rates: source } = ctx.adapters;
  const last = await ctx.db.selectFrom("rate_refresh").selectAll().executeTakeFirst();
  // Another source than last time, by the settings, is asked at once.
  if (last && last.source === source.name && ctx.now() < last.next_try_at) return;
  const failures = last?.source === source.name ? last.failures : 0;
  try {
    const quote = await source.fetchRates();
    const refused = await keep(ctx, quote);
    const problem = [quote.problem, ...refused].filter(Boolean).join(" ") || null;
    if (problem === null) return await note(ctx, 0, afterSuccess(ctx.now(), quote.nextAt), null);
    await fail(ctx, new Error(problem), failures + 1, true);
  } catch (error) {
    await fail(ctx, error as Error, failures + 1, false);
  }
}

/** @returns a sentence for each rate that was not believed */
async function keep(ctx: ShopContext, quote: RateQuote): Promise<string[]> {
  return ctx.db.transaction().execute(async (trx) => {
    await sql`lock table rate_snapshot in share row exclusive mode`.execute(trx);
    const known = await newestSnapshot(trx);
    const sifted = sift(quote, known, ctx.now());
    if (!known || hasOther(known, sifted)) await replace(trx, known, sifted, quote, ctx.now());
    else if (hasNewer(known, sifted)) await confirm(trx, known, sifted, ctx.now());
    return Object.entries(sifted.refused).map(([code, fault]) => `The rate of ${code} ${fault}.`);
  });
}

const hasOther = (known: Snapshot, { rates }: Sifted) =>
  CURRENCY_CODES.some((code) => rates[code] !== known.rates[code]);
const hasNewer = (known: Snapshot, { quoted }: Sifted) =>
  CURRENCY_CODES.some((code) => quoted[code] > known.quoted[code]);

/** The same rates again: they are of a later time. */
async function confirm(trx: Database, known: Snapshot, { quoted }: Sifted, now: Date): Promise<void> {
  await trx
    .updateTable("rate_snapshot")
    .set({ taken_at: now, ...timesOf(quoted) })
    .where("id", "=", known.id)
    .execute();
}

/** Other rates: the known ones were on offer until now. */
async function replace(
  trx: Database,
  known: Snapshot | null,
  { rates, quoted }: Sifted,
  { source }: RateQuote,
  now: Date,
): Promise<void> {
  if (known) await trx.updateTable("rate_snapshot").set({ last_given_at: now }).where("id", "=", known.id).execute();
  await trx
    .insertInto("rate_snapshot")
    .values({ source, taken_at: now, last_given_at: now, rates: JSON.stringify(rates), ...timesOf(quoted) })
    .execute();
}

/** The youngest time, and those of the rates that are older. */
function timesOf(quoted: Sifted["quoted"]): { quoted_at: Date; quoted: string } {
  const youngest = new Date(Math.max(...Object.values(quoted).map((time) => time.getTime())));
  const older = CURRENCY_CODES.filter((code) => quoted[code] < youngest);
  return { quoted_at: youngest, quoted: JSON.stringify(Object.fromEntries(older.map((code) => [code, quoted[code]]))) };
}

async function fail(ctx: ShopContext, error: Error, failures: number, some: boolean): Promise<void> {
  const next = afterFailure(ctx.now(), failures, some);
  await note(ctx, failures, next, error.message);
  const known = await newestSnapshot(ctx.db);
  const oldest = known ? Math.min(...Object.values(known.quoted).map((time) => time.getTime())) : null;
  const age = oldest === null ? null : ctx.now().getTime() - oldest;
  const facts = {
    err: error,
    failures,
    nextTryAt: next,
    oldestRateHours: age === null ? null : Math.round(age / 3.6e6),
  };
  const sentence = some
    ? "some rates did not come, or were refused; the last known ones stay"
    : "the source of rates is away; the last known ones stay";
  if (age === null || age > TOO_OLD) ctx.log.error(facts, sentence);
  else ctx.log.warn(facts, sentence);
}

async function note(ctx: ShopContext, failures: number, next: Date, problem: string | null): Promise<void> {
  const row = { source: ctx.adapters.rates.name, tried_at: ctx.now(), next_try_at: next, failures, problem };
  await ctx.db
    .insertInto("rate_refresh")
    .values(row)
    .onConflict((conflict) => conflict.column("singleton").doUpdateSet(row))
    .execute();
}
