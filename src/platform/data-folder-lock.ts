import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { takeLock, type ExclusiveLock } from "./exclusive-lock.ts";
import { folderFailure, StartFailure } from "./start-failure.ts";

/** A shop that was just told to stop gets this long to let go. */
const PATIENCE_MS = 3000;

/**
 * Makes the data folder (if need be) and takes it for this process alone, until the lock is released or the process ends.
 * @throws StartFailure when another shop uses the folder, or when it cannot be written to
 */
export async function lockDataFolder(dataDir: string): Promise<ExclusiveLock> {
  // Only for the message; the lock itself needs no process number.
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

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown";
  } catch {
    return "unknown";
  }
}
