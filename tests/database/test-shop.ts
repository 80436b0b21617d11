import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { Adapters, ShopContext } from "#domain/context.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";
import { createContext } from "#adapters/create-context.ts";
import { databaseUrl } from "./database-url.ts";
import { TEMPLATE } from "./postgres.setup.ts";
import { withClient } from "./with-client.ts";

/** What PostgreSQL says of a database that somebody is connected to. */
const IN_USE = "55006";

export interface TestShop {
  ctx: ShopContext;
  /** The database's own address, for a second connection. */
  url: string;
  close(): Promise<void>;
}

/**
 * An empty, migrated shop on a real PostgreSQL database of its own.
 * @param overrides settings by name; `now` to stand still in time
 */
export async function openTestShop(
  overrides: {
    env?: Record<string, string>;
    now?: () => Date;
    adapters?: Partial<Adapters>;
    connections?: number;
  } = {},
): Promise<TestShop> {
  const server = inject("postgresUrl");
  const name = `weft_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = databaseUrl(server, name);
  const log = createLog("fatal");
  const connection = connect(url, overrides.connections ?? 10);
  const config = readConfig({ DATABASE_URL: url, ...overrides.env });
  const { now = () => new Date(), adapters } = overrides;
  const ctx = createContext(config, connection, log, { now });
  Object.assign(ctx.adapters, adapters);
  return {
    ctx,
    url,
    close: async () => {
      await connection.close();
      await drop(server, name);
    },
  };
}

/**
 * Not by force: that would cut connections that are still saying goodbye, and the test run would fail for it. The server
 * waits for them for five seconds.
 */
async function drop(server: string, name: string): Promise<void> {
  try {
    await onServer(server, `drop database ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== IN_USE) throw error;
    await drop(server, name);
  }
}

const onServer = (url: string, sql: string) => withClient(url, (client) => client.query(sql));
