import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { socketUrl } from "./access.ts";
import { readPidFile, worksIn } from "./pid-file.ts";

/**
 * The address (role `weft`) of the server that a running shop keeps on this data, for a command that works beside it.
 * @returns undefined when no server is ready there
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  if (process.platform === "win32" || !existsSync(join(dataDir, "postgres"))) return undefined;
  const cluster = join(realpathSync(dataDir), "postgres");
  const file = readPidFile(cluster);
  return file?.status === "ready" && worksIn(cluster, file.pid) ? socketUrl(file.socketFolder) : undefined;
}
