import { sql } from "kysely";
import type { ShopContext } from "#domain/context.ts";
import { rateAge } from "#domain/rates/rate-age.ts";
import { migrationFiles } from "#platform/database/migrate.ts";
import { within } from "#platform/time-limit.ts";
import type { Routes } from "../app.ts";

/** Whoever asks whether the shop is ready wants to hear so soon (ms). */
const PATIENCE = 2_000;

/**
 * GET /healthz: the process lives, whatever else is away. GET /readyz: the database answers and has all the tables of
 * this version, so pages and calls will; else 503, for a balancer to send shoppers elsewhere. It also says how old the
 * exchange rates are: old ones are no reason to send anybody away.
 */
export const healthRoutes: Routes = (app, ctx) => {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    const missing = await within(PATIENCE, missingMigrations(ctx)).catch(() => null);
    if (missing?.length === 0) return reply.send({ status: "ready", ...(await ratesOf(ctx)) });
    const status = missing ? `the database lacks ${missing.join(", ")}` : "the database does not answer";
    return reply.code(503).header("retry-after", "5").header("cache-control", "no-store").send({ status });
  });
};

async function ratesOf(ctx: ShopContext): Promise<object> {
  const known = await within(PATIENCE, rateAge(ctx)).catch(() => null);
  if (!known) return {};
  const { source, oldest, age, failures } = known;
  return { rates: { source, oldest: oldest.quotedAt.toISOString(), hours: Math.round(age / 3_600_000), failures } };
}

async function missingMigrations({ db }: ShopContext): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return (await migrationFiles()).filter((name) => !done.has(name));
}
