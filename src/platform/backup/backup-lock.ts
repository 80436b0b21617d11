import { sql } from "kysely";
import type { Client } from "pg";
import type { Database } from "../database/connect.ts";

/** Any number will do, so long as every shop takes the same one. */
const LOCK = 7_346_102;

/** Tells all shops on this database that a backup reads it, until the client ends. False when another backup does. */
export async function lockForBackup(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [LOCK]);
  return rows[0]!.locked;
}

/**
 * Whether a backup is being made. Files of the media store must stay until it is done: whoever first changes the rows that
 * name a file, then asks this, and then removes it, cannot take away what the backup names.
 */
export async function isBackupUnderWay(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}
