import { createContext } from "#adapters/create-context.ts";
import type { ShopContext } from "#domain/context.ts";
import { connect } from "#platform/database/connect.ts";
import { migrate } from "#platform/database/migrate.ts";
import { reachDatabase } from "./reach-database.ts";
import type { CommandCall } from "./run-command.ts";

/** The shop for a command, whether the shop is running or not; a database that had to be started ends with the command. */
export async function openContext({ config, log, cleanup }: CommandCall): Promise<ShopContext> {
  const url = await reachDatabase(config, log, cleanup);
  await migrate(url, log);
  const connection = connect(url, 2);
  cleanup.add(() => connection.close());
  return createContext(config, connection, log);
}
