import { sql } from "kysely";
import { within } from "../time-limit.ts";
import type { Database } from "./connect.ts";

const PATIENCE = 1_000;

/** Whether the database answers a question just now, within a second. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  return within(PATIENCE, sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
}
