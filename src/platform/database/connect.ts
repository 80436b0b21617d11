import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "./schema.ts";

export type Database = Kysely<DB>;

export interface Connection {
  db: Database;
  /** The same pool, for libraries that speak to `pg` themselves. */
  pool: pg.Pool;
  close(): Promise<void>;
}

const INT8 = 20;
const NUMERIC = 1700;

/** Whole numbers and rates come back as numbers: none of ours passes 2^53. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === INT8 || oid === NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format as "text");
  },
};

/**
 * Opens the shop's pool of connections. Parameters are sent unnamed: named statements get generic plans,
 * which made the listing many times slower.
 * @param url a PostgreSQL address, a unix socket folder as `?host=` included
 * @param max connections at most
 */
export function connect(url: string, max = 20): Connection {
  const pool = new pg.Pool({ connectionString: url, max, types: types as pg.CustomTypesConfig });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
