import { Kysely, PostgresDialect } from "kysely";
import { Pool, types as builtinTypes, type CustomTypesConfig } from "pg";
import { KeepingClient } from "./kept-statements.ts";
import type { DB } from "./schema.ts";

export type Database = Kysely<DB>;

export interface Connection {
  db: Database;
  /** The same pool, for libraries that speak to `pg` themselves. */
  pool: Pool;
  close(): Promise<void>;
}

/** So that callers of a database that hangs, or of a pool that is used up, are told soon. Milliseconds. */
export interface Limits {
  /** For a connection. */
  wait: number;
  /** For a query. */
  query: number;
}

const INT8 = 20;
const NUMERIC = 1700;

/** Whole numbers and rates come back as numbers: none of ours passes 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 || oid === NUMERIC ? Number : builtinTypes.getTypeParser(oid, format)),
};

/**
 * Opens the shop's pool of connections. Statements are sent unnamed, and planned each time, but for those that ask to be kept
 * (see kept-statements.ts): plans for any parameters made a filtered listing many times slower.
 * @param url a PostgreSQL address, a unix socket folder as `?host=` included
 * @param max connections at most
 */
export function connect(url: string, max = 20, limits?: Limits): Connection {
  const pool = new Pool({
    connectionString: url,
    max,
    types,
    Client: KeepingClient,
    keepAlive: true,
    ...(limits && {
      connectionTimeoutMillis: limits.wait,
      // The server gives up first, where it can: then the connection is good for the next query.
      statement_timeout: limits.query,
      query_timeout: limits.query + 2_000,
    }),
  });
  // A connection that is lost is replaced; without a listener its loss would end the process. Whoever used it is told
  // by the query that fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends only a pool that it has asked something.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}
