import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Work that somebody asks for: done once each time it is asked for, tried again and again until it has not failed. */
export interface Task {
  name: string;
  /** A failure puts it off: for seconds at first, for hours in the end. */
  run(payload: unknown): Promise<void>;
}

/** How often a task is tried: with the pauses between, for four days. */
const MOST_TRIES = 25;

/** After the jobs of the shop's own accord, which have 0: what the outside world is slow to take holds none of them up. */
const PRIORITY = 10;

/** What graphile_worker.add_job is asked for, for statements that ask by themselves (see migration 0066). */
export function jobOf({ name, payload }: { name: string; payload: object }) {
  return { identifier: name, payload, max_attempts: MOST_TRIES, priority: PRIORITY };
}

/** Asks for a task's work within the caller's transaction: it is done if the transaction is kept, and only then. */
export async function queueTask(db: Database, { name, payload }: { name: string; payload: object }): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, max_attempts => ${MOST_TRIES}, priority => ${PRIORITY})`.execute(db);
}
