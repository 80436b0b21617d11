import { createAdapters } from "#adapters/create-adapters.ts";
import type { ShopContext } from "#domain/context.ts";
import { buildApp } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { createCatalogueChanges } from "#platform/catalogue-changes/catalogue-changes.ts";
import { listenToCatalogue } from "#platform/catalogue-changes/listen.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";

/**
 * The shop's calls in a process of their own, on the database that DATABASE_URL names: everything that `npm start` puts
 * before them, without the pages and the jobs. Says where it listens; asked, it says what it has used.
 */
const config = readConfig({ ...process.env, PORT: "0", LOG_LEVEL: "warn" });
const log = createLog(config.LOG_LEVEL);
const url = config.DATABASE_URL!;
const connection = connect(url);
const changes = createCatalogueChanges(connection.db, log);
await listenToCatalogue(url, changes, log);
const ctx: ShopContext = {
  db: connection.db,
  config,
  log,
  metrics: createMetrics(),
  changes,
  now: () => new Date(),
  adapters: createAdapters(config, connection, log),
};
const app = await buildApp(ctx, areas);
const address = await app.listen({ port: 0, host: "127.0.0.1" });
process.on("message", (wish) => {
  if (wish === "collect") globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpu: process.cpuUsage(), rss, heapUsed });
});
process.once("disconnect", () => process.exit(0));
process.send?.({ address });
