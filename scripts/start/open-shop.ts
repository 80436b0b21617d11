import { createContext } from "#adapters/create-context.ts";
import { loadDemoShopIfEmpty } from "#demo/load-demo-shop.ts";
import { createDemoAccount } from "#domain/accounts/create-demo-account.ts";
import type { ShopContext } from "#domain/context.ts";
import { checkDatabaseUrl } from "#platform/database/check-database-url.ts";
import { listenToCatalogue } from "#platform/catalogue-changes/listen.ts";
import { connect } from "#platform/database/connect.ts";
import { migrate } from "#platform/database/migrate.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { within } from "#platform/time-limit.ts";
import { letJobsGo } from "#platform/jobs/let-jobs-go.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";
import { watchPool, watchProcess } from "#platform/metrics/metrics.ts";
import type { Opening } from "./run.ts";
import { shopJobs } from "./shop-jobs.ts";

const CONNECTIONS = 20;
/** No query of a shop takes as long. */
const LIMITS = { wait: 5_000, query: 20_000 };
/** A stop waits this long for the job and the queries under way (ms). */
const PATIENCE = 1_500;

/**
 * Brings up everything behind the shop's door: the database with its tables, the adapters, the demo shop.
 * @throws StartFailure for what the owner can put right
 */
export async function openShop(opening: Opening): Promise<ShopContext> {
  const { config, log, step, cleanup } = opening;
  const url = await step(
    "Database",
    () => openDatabase(opening),
    (database) => database.note,
  ).then((database) => database.url);
  await step(
    "Tables",
    () => migrate(url, log),
    ({ applied }) => (applied.length > 0 ? `${applied.length} migrations applied` : "up to date"),
  );
  const connection = connect(url, CONNECTIONS, LIMITS);
  cleanup.add(() => within(PATIENCE, connection.close()).catch(() => {}));
  const ctx = createContext(config, connection, log);
  const { metrics } = ctx;
  watchPool(metrics, connection.pool);
  cleanup.add(watchProcess(metrics));
  const listening = await listenToCatalogue(url, ctx.changes, log);
  cleanup.add(() => listening.stop());
  if (config.DEMO)
    await step(
      "Demo shop",
      () => openDemo(ctx),
      (note) => note,
    );
  // No other shop works on an embedded database: what is held was held by one that was killed.
  if (config.DATABASE_URL === undefined) await letJobsGo(connection.pool, 0);
  const jobs = await step("Jobs", () => startJobs(connection.pool, shopJobs(ctx), log, { metrics }));
  cleanup.add(() => within(PATIENCE, jobs.stop()).catch(() => {}));
  return ctx;
}

async function openDatabase({ config, log, lock, cleanup, onLost }: Opening): Promise<{ url: string; note: string }> {
  if (config.DATABASE_URL !== undefined) {
    await checkDatabaseUrl(config.DATABASE_URL);
    return { url: config.DATABASE_URL, note: "connected" };
  }
  const server = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log, lock, onLost });
  cleanup.add(() => server.stop());
  return { url: server.url, note: server.made ? "created and started" : "started" };
}

async function openDemo(ctx: ShopContext): Promise<string> {
  const { loaded, products } = await loadDemoShopIfEmpty(ctx);
  if (ctx.adapters.builtinIdentity) await createDemoAccount(ctx);
  return loaded ? `${products} products loaded` : "already there";
}
