import type { Adapters } from "#domain/context.ts";
import type { Config } from "#platform/config.ts";
import type { Connection } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";

/** Chooses what the shop speaks to outside itself, by the settings; without any key, the embedded defaults. */
export function createAdapters(_config: Config, _connection: Connection, _log: Log): Adapters {
  throw new Error("not wired yet");
}
