import { existsSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataFolder } from "../data-folder-lock.ts";
import type { ExclusiveLock } from "../exclusive-lock.ts";
import type { Log } from "../log.ts";
import type { StartFailure } from "../start-failure.ts";
import { prepareAccess } from "./access.ts";
import { chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { chooseLaunch } from "./choose-launch.ts";
import { keepRunning } from "./keep-running.ts";
import { prepareCluster } from "./prepare-cluster.ts";
import type { ServerPlan } from "./run-server.ts";
import { stopLeftover } from "./stop-leftover.ts";

export interface EmbeddedPostgres {
  /** Address for the role `weft`, who owns the database `weft` and is no superuser. */
  url: string;
  /** Whether the data was made by this start. */
  made: boolean;
  /** Stops the server in good order and lets go of the data folder. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Log;
  /** The data folder's lock, when the caller holds it already; it is released by `stop` either way. */
  lock?: ExclusiveLock;
  /** Settings of the server beside those of a shop's own, for one that serves something else. */
  settings?: Readonly<Record<string, string>>;
  /** Told when the server is gone for good; one that dies is started again a few times before. */
  onLost?: (failure: StartFailure) => void;
}

/**
 * Starts the real PostgreSQL that comes with the shop on the data in `dataDir`/postgres, which is made the first
 * time. A server that an earlier, killed shop left behind is stopped first.
 * @throws StartFailure with one sentence for the owner: folder in use, disk full, wrong version and the like
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const lock = options.lock ?? (await lockDataFolder(dataDir));
  try {
    const { plan, made } = await planServer(realpathSync(dataDir), options);
    const server = await keepRunning(plan, { log, onLost: options.onLost });
    const stop = async () => {
      await server.stop();
      const folder = plan.access.options["unix_socket_directories"];
      if (folder) rmSync(folder, { recursive: true, force: true });
      lock.release();
    };
    return { url: plan.access.url, made, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function planServer(
  dataDir: string,
  { log, settings = {} }: EmbeddedPostgresOptions,
): Promise<{ plan: ServerPlan; made: boolean }> {
  const cluster = join(dataDir, "postgres");
  const binaries = findBinaries();
  const account = chooseAccount(cluster);
  if (existsSync(cluster)) await stopLeftover(cluster, log);
  const { made } = await prepareCluster(cluster, binaries, account);
  const launch = chooseLaunch(account, binaries.postgres, cluster);
  const access = await prepareAccess(cluster, account);
  return { plan: { cluster, binaries, launch, access, settings, logFile: join(dataDir, "postgres.log") }, made };
}
