import { sql } from "kysely";
import type { CatalogueChanges } from "../catalogue-changes/catalogue-changes.ts";
import type { Database } from "../database/connect.ts";
import type { Log } from "../log.ts";

/** Requests become jobs at most this often (ms): many at once notify the workers once. */
const EVERY_MS = 250;
const MOST = 500;

/** Makes jobs of what transactions left in job_request (see migration 0066). */
export async function takeJobRequests(db: Database): Promise<void> {
  for (let taken = MOST; taken === MOST;) {
    const { rows } = await sql<{ taken: number }>`select take_job_requests(${MOST}) as taken`.execute(db);
    taken = rows[0]?.taken ?? 0;
  }
}

interface Context {
  db: Database;
  log: Log;
  changes: CatalogueChanges;
}

/**
 * To be told that a transaction with such a request was kept. Its job is there within a quarter of a second; at once in a
 * program that runs for a moment. Requests of a process that died before are taken by a job, every minute.
 */
export async function jobsRequested({ db, log, changes }: Context): Promise<void> {
  if (!changes.listening) return takeJobRequests(db);
  const waiting = changes.copy("job requests", (): { timer: NodeJS.Timeout | undefined } => ({ timer: undefined }));
  waiting.timer ??= setTimeout(() => {
    waiting.timer = undefined;
    // A shop that has closed meanwhile leaves them to the next one.
    if (!changes.listening) return;
    takeJobRequests(db).catch((error: unknown) => log.warn({ err: error }, "requests for jobs wait"));
  }, EVERY_MS).unref();
}
