import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, Readable, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { extract } from "tar-stream";
import { migrate, migrationFiles } from "../database/migrate.ts";
import type { Log } from "../log.ts";
import { StartFailure } from "../start-failure.ts";
import { CLOSING, MANIFEST, MEDIA, TABLES, type Closing, type Manifest } from "./archive.ts";
import { foreignKeys, usedSchemas } from "./tables.ts";
import type { BackupReport } from "./write-backup.ts";

/** As much of a media store as a restore needs. */
export interface MediaTarget {
  keys(): AsyncIterable<string>;
  moveIn(key: string, file: string, contentType: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
}

/** What the backup says of itself, and the foreign keys that were taken off while it is loaded. */
type Begun = Manifest & { keys: Awaited<ReturnType<typeof foreignKeys>> };

interface Place {
  url: string;
  media: MediaTarget;
  /** A folder for files on their way, on the media's disk if that can be. Made and removed. */
  spool: string;
  log: Log;
}

/**
 * Brings the shop of a backup into an empty database and an empty media store, then up to this version's tables: all of it,
 * or nothing.
 * @throws StartFailure when either is not empty, or the file is no backup, or not a whole one, or of a later version
 */
export async function restoreBackup(file: string, place: Place): Promise<BackupReport> {
  await refuseUnlessEmpty(place);
  const client = new Client({ connectionString: place.url });
  await client.connect();
  // Cut off below, when something goes wrong.
  client.on("error", () => {});
  const pid = client.query<{ pid: number }>("select pg_backend_pid() as pid").then(({ rows }) => rows[0]!.pid);
  const folders = new Set<string>();
  try {
    await mkdir(place.spool, { recursive: true });
    const { closing, bytes } = await load(file, client, place, folders);
    await migrate(place.url, place.log);
    await client.query("analyze");
    const counts = Object.values(closing.rows);
    return { rows: counts.reduce((sum, count) => sum + count, 0), tables: counts.length, media: closing.media, bytes };
  } catch (error) {
    await giveUp(place.url, await pid);
    for (const folder of folders) await place.media.removeFolder(folder).catch(() => {});
    throw error instanceof StartFailure ? error : notABackup(error, file);
  } finally {
    await rm(place.spool, { recursive: true, force: true });
    await client.end().catch(() => {});
  }
}

async function refuseUnlessEmpty({ url, media }: Place): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const used = await usedSchemas(client).finally(() => client.end());
  if (used.length > 0) {
    throw new StartFailure(
      "The database is not empty: a backup is restored into an empty one, so that nothing is lost.",
    );
  }
  for await (const key of media.keys()) {
    throw new StartFailure(`The media store is not empty (it has ${key}): a backup is restored into an empty one.`);
  }
}

/** Reads the file once, from front to end. The tables are kept when its end says that all of it was there. */
async function load(
  file: string,
  client: Client,
  place: Place,
  folders: Set<string>,
): Promise<{ closing: Closing; bytes: number }> {
  const sum = createHash("sha256");
  const tables = new TableLoader(client);
  let manifest: Begun | undefined;
  let closing: Closing | undefined;
  let media = 0;
  const source = createReadStream(file);
  const entries = extract();
  const read = pipeline(source, createGunzip(), entries);
  // Told of by the loop below; until then it must not count as unhandled.
  read.catch(() => {});
  for await (const found of entries) {
    const { name } = found.header;
    const entry = Readable.from(found as AsyncIterable<Buffer>);
    if (name === MANIFEST) manifest = await begin(await textOf(entry, sum), client, place);
    else if (!manifest) throw new StartFailure(`${file} is no backup of a shop.`);
    else if (name.startsWith(TABLES)) await tables.take(tableOf(manifest, name.slice(TABLES.length)), entry, sum);
    else if (name.startsWith(MEDIA)) {
      await takeFile(name.slice(MEDIA.length), entry, sum, place, folders);
      media += 1;
    } else if (name === CLOSING) closing = JSON.parse(await text(entry)) as Closing;
    else entry.resume();
  }
  await read;
  await tables.end();
  if (!manifest || !closing || closing.media !== media || closing.sha256 !== sum.digest("hex")) {
    throw new StartFailure(`${file} is not a whole backup: its end is missing, or it was changed.`);
  }
  await finish(client, manifest);
  return { closing, bytes: source.bytesRead };
}

/** Makes the tables as they were when the backup was made, and opens them for rows in any order. */
async function begin(json: string, client: Client, { url, log }: Place): Promise<Begun> {
  const manifest = JSON.parse(json) as Manifest;
  const known = await migrationFiles();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartFailure(`The backup is of a later version, which has ${unknown.join(", ")}. Update the shop first.`);
  }
  await migrate(url, log, manifest.migrations);
  await client.query("begin");
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${name} disable trigger user`);
  }
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  // What migrations put in is in the backup as well.
  if (manifest.tables.length > 0) await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(", ")}`);
  return { ...manifest, keys };
}

/** Checks all that the rows promise each other, sets the counters, and keeps everything. */
async function finish(client: Client, { tables, sequences, tasks, keys }: Begun): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, value } of sequences) await client.query("select setval($1::regclass, $2)", [name, value]);
  for (const { name, payload, queue, runAt, tries } of tasks) {
    await client.query(
      "select from graphile_worker.add_job($1, $2, queue_name => $3, run_at => $4, max_attempts => $5)",
      [name, JSON.stringify(payload), queue, runAt, tries],
    );
  }
  await client.query("commit");
}

function tableOf({ tables }: Manifest, name: string): Manifest["tables"][number] {
  const table = tables.find((each) => each.name === name);
  if (!table) throw new StartFailure(`The backup holds rows of a table ${name} that it does not name.`);
  return table;
}

/** Hands a table's pieces to one COPY, and begins the next when another table comes. */
class TableLoader {
  readonly #client: Client;
  #name = "";
  #copy: Writable | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  async take({ name, columns }: Manifest["tables"][number], rows: Readable, sum: Hash): Promise<void> {
    if (name !== this.#name) {
      await this.end();
      this.#name = name;
      this.#copy = this.#client.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin`));
    }
    await pipeline(rows, summing(sum), this.#copy!, { end: false });
  }

  async end(): Promise<void> {
    const copy = this.#copy;
    this.#copy = undefined;
    if (copy) await finished(copy.end());
  }
}

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

async function takeFile(
  key: string,
  entry: Readable,
  sum: Hash,
  { media, spool }: Place,
  folders: Set<string>,
): Promise<void> {
  const path = join(spool, "file");
  await pipeline(entry, summing(sum), createWriteStream(path));
  folders.add(dirname(key));
  await media.moveIn(key, path, TYPES[key.split(".").at(-1)!] ?? "application/octet-stream");
}

async function textOf(entry: Readable, sum: Hash): Promise<string> {
  const content = await text(entry);
  sum.update(content);
  return content;
}

function summing(sum: Hash): PassThrough {
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => sum.update(chunk));
  return stream;
}

/** Ends the connection that was loading, in the middle of a table perhaps, and takes away what it had made. */
async function giveUp(url: string, pid: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_terminate_backend($1)", [pid]);
    await empty(client);
  } finally {
    await client.end();
  }
}

/** Only ever called on a database that was found empty. The schema public may be another's, and stays. */
async function empty(client: Client): Promise<void> {
  for (const schema of await usedSchemas(client)) {
    if (schema !== "public") await client.query(`drop schema ${schema} cascade`);
  }
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop %s if exists %s cascade', kind, oid::regclass) as drop
    from pg_class join (values ('r', 'table'), ('p', 'table'), ('v', 'view'), ('m', 'materialized view'),
      ('S', 'sequence')) as kinds(letter, kind) on letter = relkind::text
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'i'))
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  for (const { drop } of rows) await client.query(drop);
}

function notABackup(error: unknown, file: string): unknown {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new StartFailure(`There is no file ${file}.`);
  if (code.startsWith("Z_") || /tar|unexpected end/i.test(message)) {
    return new StartFailure(`${file} is not a whole backup of a shop (${message}).`);
  }
  return error;
}
