import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { checkDatabaseUrl } from "#platform/database/check-database-url.ts";
import { socketUrl } from "#platform/embedded-postgres/access.ts";
import { readPidFile, worksIn } from "#platform/embedded-postgres/pid-file.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import type { Log } from "#platform/log.ts";
import { StartFailure } from "#platform/start-failure.ts";
import type { Cleanup } from "../start/cleanup.ts";

/**
 * The address of the shop's database: DATABASE_URL; else the embedded server of the shop that is running on the data
 * folder; else that server, started for as long as `cleanup` has not run.
 * @throws StartFailure for what the owner can put right
 */
export async function reachDatabase(config: Config, log: Log, cleanup: Cleanup): Promise<string> {
  if (config.DATABASE_URL !== undefined) {
    await checkDatabaseUrl(config.DATABASE_URL);
    return config.DATABASE_URL;
  }
  const running = runningServer(config.DATA_DIR);
  if (running !== null) return running;
  const server = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  cleanup.add(() => server.stop());
  return server.url;
}

/** Null where no server works on the data; on Windows always, where a running shop has to be stopped first. */
function runningServer(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const cluster = join(realpathSync(dataDir), "postgres");
  const server = readPidFile(cluster);
  if (!server || !worksIn(cluster, server.pid)) return null;
  if (server.status !== "ready") {
    throw new StartFailure(`The shop on ${dataDir} is just starting or stopping. Try again in a moment.`);
  }
  return socketUrl(server.socketFolder);
}
