import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { folderFailure, StartFailure } from "../start-failure.ts";
import { CLOSING, MANIFEST, MEDIA, openArchive, TABLES, type Archive, type Closing, type Manifest } from "./archive.ts";
import { lockForBackup } from "./backup-lock.ts";
import { ownSequences, ownTables, queuedTasks } from "./tables.ts";

/** As much of a media store as a backup reads. */
export interface MediaSource {
  keys(): AsyncIterable<string>;
  read(key: string): Promise<{ content: Readable; size: number } | null>;
}

export interface BackupReport {
  rows: number;
  tables: number;
  media: number;
  /** Of the finished file. */
  bytes: number;
}

/**
 * Writes database and media into one file (tar, gzip), while shops work on both: all tables as they stood at one moment,
 * and every media file that they name. The file appears under its name when it is complete and on the disk; it holds
 * everything, secrets included, so only its owner may read it.
 * @throws StartFailure when the file is there already, or another backup is being made
 */
export async function writeBackup(url: string, media: MediaSource, file: string): Promise<BackupReport> {
  if (await stat(file).catch(() => null))
    throw new StartFailure(`There is a file ${file} already. Choose another name.`);
  const client = new Client({ connectionString: url });
  await client.connect();
  const unfinished = `${file}.unfinished`;
  try {
    if (!(await lockForBackup(client))) throw new StartFailure("Another backup of this shop is being made just now.");
    const archive = openArchive();
    const written = pipeline(archive.stream, createGzip({ level: 4 }), createWriteStream(unfinished, { mode: 0o600 }));
    const filled = fill(archive, client, media).then(
      (closing) => {
        archive.stream.finalize();
        return closing;
      },
      (error: unknown) => {
        archive.stream.destroy(error as Error);
        throw error;
      },
    );
    const [closing] = await Promise.all([filled, written]);
    await keep(unfinished, file);
    const { size } = await stat(file);
    const counts = Object.values(closing.rows);
    return {
      rows: counts.reduce((sum, count) => sum + count, 0),
      tables: counts.length,
      media: closing.media,
      bytes: size,
    };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw folderFailure(error, file);
  } finally {
    await client.end();
  }
}

async function fill(archive: Archive, client: Client, media: MediaSource): Promise<Closing> {
  await client.query("begin isolation level repeatable read read only");
  const tables = await ownTables(client);
  const migrations = await client.query<{ name: string }>("select name from migration order by name");
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: await ownSequences(client),
    tasks: await queuedTasks(client),
  };
  await archive.text(MANIFEST, JSON.stringify(manifest));
  const rows: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const copy = client.query(copyTo(`copy ${name} (${columns.join(", ")}) to stdout`));
    await archive.table(TABLES + name, copy);
    rows[name] = copy.rowCount;
  }
  await client.query("commit");
  const count = await addMedia(archive, media);
  const closing: Closing = { rows, media: count, sha256: archive.sum() };
  await archive.text(CLOSING, JSON.stringify(closing));
  return closing;
}

async function addMedia(archive: Archive, media: MediaSource): Promise<number> {
  let count = 0;
  for await (const key of media.keys()) {
    const found = await media.read(key);
    if (!found || !(await opens(found.content))) continue;
    await archive.file(MEDIA + key, found.size, found.content);
    count += 1;
  }
  return count;
}

/** False for a file that went between its listing and its reading: then no row of the backup names it. */
async function opens(content: Readable): Promise<boolean> {
  try {
    await once(content, "readable");
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** A power cut after this leaves the whole file. */
async function keep(unfinished: string, file: string): Promise<void> {
  const handle = await open(unfinished, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
