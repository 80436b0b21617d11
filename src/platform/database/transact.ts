import { speak } from "#contract/messages/speak.server.ts";
import type { Refusal, Result } from "#contract/result.ts";
import type { Database } from "./connect.ts";

class Undone extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(speak("en", refusal.message));
    this.refusal = refusal;
  }
}

/** Runs a use case's writes as one transaction: all of them are kept when it succeeds, none when it is refused or throws. */
export async function transact<T>(db: Database, work: (trx: Database) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (!result.ok) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    throw error;
  }
}
