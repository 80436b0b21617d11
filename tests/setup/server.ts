import { onTestFinished } from "vitest";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import { withClient } from "#tests/database/with-client.ts";

/** Starts the embedded server; it is stopped when the test has finished, if the test has not done so. */
export async function startServer(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog("silent"), ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Runs one statement and gives its rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
}

/** The same server's address for its superuser. */
export function superuser(url: string): string {
  const address = new URL(url);
  address.username = "postgres";
  address.pathname = "/postgres";
  return address.href;
}
