import { StartFailure } from "#platform/start-failure.ts";

/** What somebody can put right ends the command with one sentence and exit code 1; anything else is a fault, with its trace. */
export async function orEnd<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
