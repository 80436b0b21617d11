import { readConfig, readEnvironment, type Config } from "#platform/config.ts";
import { lockDataFolder } from "#platform/data-folder-lock.ts";
import type { ExclusiveLock } from "#platform/exclusive-lock.ts";
import { isDatabaseAway } from "#platform/database/is-away.ts";
import { reservePort } from "#platform/listen-address.ts";
import { createLog, type Log } from "#platform/log.ts";
import { diskFull, StartFailure } from "#platform/start-failure.ts";
import { createCleanup, type Cleanup } from "./cleanup.ts";
import { printSteps, type Step } from "./progress.ts";

/** A stop takes no longer than this (ms). */
const LONGEST_STOP = 9_500;

export interface Opening {
  config: Config;
  log: Log;
  /** On the data folder, unless the shop has a database of its own: such shops may share one. */
  lock: ExclusiveLock | undefined;
  step: Step;
  cleanup: Cleanup;
  /** To be told when the embedded database is gone for good. */
  onLost: (failure: StartFailure) => void;
}

/**
 * The course of a command that runs the shop: settings, data folder and port first (what fails, fails at once), then
 * `work`; until a signal, the end of the process that started it, or the loss of the database ends all of it in order.
 * Prints a failure as one sentence, with exit code 1.
 */
export async function runShop(work: (opening: Opening) => Promise<void>): Promise<void> {
  const cleanup = createCleanup();
  let ending = false;
  const end = async (code: number, sentence?: string) => {
    if (ending) return;
    ending = true;
    if (sentence) console.error(sentence);
    // Whatever does not let go: the database recovers what was committed at the next start.
    setTimeout(() => process.exit(code), LONGEST_STOP).unref();
    await cleanup.run().catch((error: unknown) => console.error(tell(error)));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
  if (process.connected) process.on("disconnect", () => void end(0));
  // Whoever read the output may be gone before the shop is.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  // A library that leaves a failed query to nobody must not take the shop along while its database is away.
  process.on("unhandledRejection", (error) => {
    if (isDatabaseAway(error)) console.error(`A query failed while the database was away: ${(error as Error).message}`);
    else void end(1, tell(error, config));
  });

  let config: Config | undefined;
  try {
    const env = readEnvironment();
    config = readConfig(env);
    const lock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : undefined;
    cleanup.add(() => lock?.release());
    const port = await reservePort(config.PORT, config.HOST);
    if (config.PORT === 0) config = readConfig({ ...env, PORT: `${port}` });
    await work({
      config,
      log: createLog(config.LOG_LEVEL),
      lock,
      step: printSteps((text) => process.stdout.write(text)),
      cleanup,
      onLost: (failure) => void end(1, failure.message),
    });
  } catch (error) {
    await end(1, tell(error, config));
  }
}

function tell(error: unknown, config?: Config): string {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  if (error instanceof StartFailure) return message;
  const full = diskFull(`${code} ${message}`, config?.DATA_DIR ?? "the disk");
  if (full) return full.message;
  const detailed = ["trace", "debug"].includes(config?.LOG_LEVEL ?? "");
  return `Weft could not start: ${detailed ? stack : `${message} (LOG_LEVEL=debug says where)`}`;
}
