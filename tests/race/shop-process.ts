import { createAdapters } from "#adapters/create-adapters.ts";
import { tendPayments } from "#domain/payments/tend-payments.ts";
import type { ShopContext } from "#domain/context.ts";
import { buildApp } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { createCatalogueChanges } from "#platform/catalogue-changes/catalogue-changes.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";

/**
 * A process of the shop of its own, without its pages: all calls on the database of DATABASE_URL. Says where it listens when
 * it does, does the minute's work on payments when it is told "tend", and ends with the process that started it.
 */
const config = readConfig(process.env);
const log = createLog("fatal");
const connection = connect(config.DATABASE_URL!, 20);
const ctx: ShopContext = {
  db: connection.db,
  config,
  log,
  metrics: createMetrics(),
  changes: createCatalogueChanges(connection.db, log),
  now: () => new Date(),
  adapters: createAdapters(config, connection, log),
};
const app = await buildApp(ctx, areas);
const address = await app.listen({ port: config.PORT, host: config.HOST });
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message === "tend") void tendPayments(ctx).finally(() => process.send?.("tended"));
});
process.send?.(address);
