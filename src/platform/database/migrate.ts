import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { migrateJobs } from "../jobs/migrate-jobs.ts";
import type { Log } from "../log.ts";

const FOLDER = new URL("../../../db/migrations/", import.meta.url);
/** Any number will do, so long as every shop takes the same one. */
const LOCK = 7_346_101;

/**
 * Brings a database up to the newest numbered SQL file, each in a transaction of its own; forward only. The jobs' tables
 * are brought along.
 * Safe to call from several processes at once: one works, the others wait.
 * @param only the files to apply, where not all of them
 * @returns the names of the files that were applied now
 * @throws when a file fails (nothing of that file is kept), or when the database is ahead of this code
 */
export async function migrate(url: string, log: Log, only?: string[]): Promise<{ applied: string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
    );
    const files = await migrationFiles();
    const done = await client.query<{ name: string }>("select name from migration");
    const known = new Set(done.rows.map((row) => row.name));
    const ahead = [...known].filter((name) => !files.includes(name));
    if (ahead.length > 0) {
      throw new Error(
        `The database holds migrations this version does not know: ${ahead.join(", ")}. Update the shop.`,
      );
    }
    const applied: string[] = [];
    for (const name of files) {
      if (known.has(name) || (only && !only.includes(name))) continue;
      await apply(client, name);
      applied.push(name);
      log.debug({ migration: name }, "applied a migration");
    }
    await migrateJobs(url);
    return { applied };
  } finally {
    await client.end();
  }
}

/** The names of all migrations, in order. */
export async function migrationFiles(): Promise<string[]> {
  const names = await readdir(FOLDER);
  return names.filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
}

async function apply(client: Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, FOLDER), "utf8");
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migration (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
