import { readConfig, readEnvironment, type Config } from "#platform/config.ts";
import { createLog, type Log } from "#platform/log.ts";
import { diskFull, StartFailure } from "#platform/start-failure.ts";
import { createCleanup, type Cleanup } from "../start/cleanup.ts";

export interface CommandCall {
  config: Config;
  log: Log;
  cleanup: Cleanup;
  /** The words after the command. */
  args: string[];
}

/**
 * The course of a command that does one thing and ends: settings, work, then whatever was started for it is stopped,
 * after a signal too. A failure is one sentence and exit code 1.
 * @param name what the sentence begins with, such as "The backup"
 */
export async function runCommand(name: string, work: (call: CommandCall) => Promise<void>): Promise<void> {
  const cleanup = createCleanup();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void cleanup.run().finally(() => process.exit(1)));
  }
  try {
    const config = readConfig(readEnvironment());
    await work({ config, log: createLog(config.LOG_LEVEL), cleanup, args: process.argv.slice(2) });
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const known = error instanceof StartFailure ? error : diskFull(`${code} ${message}`, "the disk");
    console.error(known?.message ?? `${name} failed: ${message}`);
    process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}
