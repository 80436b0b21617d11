import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { folderFailure, StartFailure } from "./start-failure.ts";

export interface DataFolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** SQLite's "read only" and "cannot open". */
const SQLITE_REFUSED = [8, 14];
/** A shop that was just told to stop gets this long to let go. */
const PATIENCE_MS = 3000;

/**
 * Makes the data folder (if need be) and takes it for this process alone.
 *
 * The lock is the one that SQLite holds on an empty file: the operating system drops it when the process ends,
 * however it ends, so no crash leaves it behind, no reused process number can lock a shop out, and two starts at
 * the same moment cannot both have it. The process number beside it is for the message alone.
 * @throws StartFailure when another shop uses the folder, or when it cannot be written to
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const holder = join(dataDir, "weft.pid");
  for (const giveUp = Date.now() + PATIENCE_MS; ; await pause(50)) {
    try {
      mkdirSync(dataDir, { recursive: true });
      const lock = takeLock(join(dataDir, "weft.lock"));
      if (lock) {
        writeFileSync(holder, `${process.pid}\n`);
        return lock;
      }
    } catch (error) {
      throw folderFailure(error, dataDir);
    }
    if (Date.now() > giveUp) {
      throw new StartFailure(
        `Another Weft (process ${readHolder(holder)}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
  }
}

function takeLock(file: string): DataFolderLock | undefined {
  const database = new DatabaseSync(file, { open: false });
  try {
    database.open();
    database.exec("BEGIN IMMEDIATE");
    return { release: () => database.close() };
  } catch (error) {
    if (database.isOpen) database.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === SQLITE_BUSY) return undefined;
    throw errcode !== undefined && SQLITE_REFUSED.includes(errcode)
      ? Object.assign(error as Error, { code: "EACCES" })
      : error;
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown";
  } catch {
    return "unknown";
  }
}
