import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** Rows of one statement: few enough that nobody waits for it. */
const AT_ONCE = 1000;

/** A table whose rows end by themselves. `column` says when, and has an index. */
export interface Ending {
  table: string;
  key: string;
  column: string;
}

/**
 * Deletes the rows that ended by then, the oldest first, in small statements of their own. Rows that somebody holds are
 * left for the next time, one that was prolonged meanwhile stays; several may do it at once.
 * @param most rows in all; what is left waits for the next time
 * @returns how many were deleted
 */
export async function clearInBatches(
  db: Database,
  { table, key, column }: Ending,
  until: Date | number,
  most = 100 * AT_ONCE,
): Promise<number> {
  const [from, id, ends] = [sql.table(table), sql.ref(key), sql.ref(column)];
  let cleared = 0;
  while (cleared < most) {
    const batch = Math.min(AT_ONCE, most - cleared);
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where ${id} = any(array(
        select ${id} from ${from} where ${ends} <= ${until} order by ${ends} limit ${batch} for update skip locked))`.execute(
      db,
    );
    cleared += Number(numAffectedRows);
    if (numAffectedRows < batch) break;
  }
  return cleared;
}
