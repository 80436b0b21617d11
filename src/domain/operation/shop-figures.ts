import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import { rateAge } from "../rates/rate-age.ts";

/** How the shop stands, whichever of its processes is asked. */
export interface ShopFigures {
  /** Orders ever placed, by payment method. */
  orders: Record<string, number>;
  /** Orders now, by status. */
  standing: Record<string, number>;
  /**
   * Seconds since the source of exchange rates made the oldest one in force, and how often in a row it was asked for others
   * in vain. Null where no rates are known, and where the source is the one that ships with the shop: it never has others.
   */
  rates: { age: number; failures: number } | null;
  /** Jobs that are due and not begun, those given up after their last attempt, and the longest wait (seconds). */
  jobs: { due: number; failed: number; lag: number };
  /** Refunds that the gateways have not confirmed, and how long the oldest has waited (seconds). */
  refunds: { open: number; oldest: number };
}

/** Asks the database for the shop's figures: a few counts, cheap enough for a scrape every few seconds. */
export async function shopFigures(ctx: ShopContext): Promise<ShopFigures> {
  const now = ctx.now();
  const orders = await ctx.db
    .selectFrom("orders")
    .select(["payment_method", "status", (count) => count.fn.countAll<number>().as("count")])
    .groupBy(["payment_method", "status"])
    .execute();
  const rates = ctx.adapters.rates.isFixed ? null : await rateAge(ctx);
  const refunds = await ctx.db
    .selectFrom("payment_refund")
    .where("refunded_at", "is", null)
    .where("dropped_at", "is", null)
    .select(({ fn }) => [fn.countAll<number>().as("open"), fn.min("requested_at").as("since")])
    .executeTakeFirstOrThrow();
  const since = (time: Date | null | undefined) => (time ? Math.max(0, (now.getTime() - time.getTime()) / 1000) : 0);
  return {
    orders: summed(orders.map(({ payment_method: key, count }) => [key, count])),
    standing: summed(orders.map(({ status, count }) => [status, count])),
    rates: rates && { age: Math.max(0, rates.age / 1000), failures: rates.failures },
    jobs: await jobFigures(ctx),
    refunds: { open: refunds.open, oldest: since(refunds.since) },
  };
}

/** The jobs' tables are there once jobs were started on this database. */
async function jobFigures({ db }: ShopContext): Promise<ShopFigures["jobs"]> {
  const known = await sql<{ known: boolean }>`select to_regclass('graphile_worker.jobs') is not null as known`.execute(
    db,
  );
  if (!known.rows[0]?.known) return { due: 0, failed: 0, lag: 0 };
  const { rows } = await sql<ShopFigures["jobs"]>`
    select count(*) filter (where is_due) as due,
           count(*) filter (where attempts >= max_attempts and locked_at is null) as failed,
           coalesce(max(extract(epoch from now() - run_at)) filter (where is_due), 0) as lag
    from (select *, run_at < now() and locked_at is null and attempts < max_attempts as is_due
          from graphile_worker.jobs) as job`.execute(db);
  return rows[0]!;
}

function summed(pairs: [string, number][]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, count] of pairs) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
