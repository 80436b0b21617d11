import { DatabaseSync } from "node:sqlite";

export interface ExclusiveLock {
  /** A second call does nothing. */
  release(): void;
}

const SQLITE_BUSY = 5;
/** SQLite's "read only" and "cannot open". */
const SQLITE_REFUSED = [8, 14];

/**
 * Takes `file` (made if need be, always empty) for this process alone, while the result is kept.
 *
 * It is the lock that SQLite holds on a file: the operating system drops it when the process ends, however it ends,
 * so no crash leaves it behind, no reused process number can shut anybody out, and two processes that try at the
 * same moment cannot both have it.
 * @returns undefined when another process has it
 * @throws an error with the code EACCES when the file cannot be written
 */
export function takeLock(file: string): ExclusiveLock | undefined {
  const database = new DatabaseSync(file, { open: false });
  try {
    database.open();
    // Nothing is ever written, and so no journal either.
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
    return { release: () => void (database.isOpen && database.close()) };
  } catch (error) {
    if (database.isOpen) database.close();
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === SQLITE_BUSY) return undefined;
    throw SQLITE_REFUSED.includes(errcode) ? Object.assign(error as Error, { code: "EACCES" }) : error;
  }
}
