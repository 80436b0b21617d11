import type { ShopContext } from "#domain/context.ts";
import { createCatalogueChanges } from "#platform/catalogue-changes/catalogue-changes.ts";
import type { Config } from "#platform/config.ts";
import type { Connection } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { createAdapters } from "./create-adapters.ts";

/**
 * The shop that a database holds, by its settings, for one program to work with.
 * @param own what the program brings instead: figures that it gives out, a test's clock
 */
export function createContext(
  config: Config,
  connection: Connection,
  log: Log,
  own: Partial<ShopContext> = {},
): ShopContext {
  const { db } = connection;
  const metrics = own.metrics ?? createMetrics();
  return {
    db,
    config,
    log,
    metrics,
    changes: createCatalogueChanges(db, log),
    now: () => new Date(),
    adapters: createAdapters(config, connection, log, { counts: metrics }),
    ...own,
  };
}
