import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createAdapters } from "#adapters/create-adapters.ts";
import { speak } from "#contract/messages/speak.server.ts";
import { importProducts, type ImportReport } from "#domain/catalog/import-products.ts";
import { createCatalogueChanges } from "#platform/catalogue-changes/catalogue-changes.ts";
import { readConfig, readEnvironment } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { readArguments, USAGE } from "./import/arguments.ts";
import { reachDatabase } from "./import/reach-database.ts";
import { linesOf } from "./import/report.ts";
import { createCleanup } from "./start/cleanup.ts";

/**
 * `npm run import -- FILE`: takes the products of a Shopify product CSV into the catalogue, whether the shop is running
 * or not. Exit code 0 when anything went in or nothing had to change, else 1.
 */
const cleanup = createCleanup();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void cleanup.run().finally(() => process.exit(1)));
}
try {
  const asked = readArguments(process.argv.slice(2));
  if (asked === null) console.log(USAGE);
  else process.exitCode = print(await run(asked));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `The import failed: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}

async function run({ file, options }: NonNullable<ReturnType<typeof readArguments>>): Promise<ImportReport> {
  const text = await readText(file);
  const config = readConfig(readEnvironment());
  const log = createLog(config.LOG_LEVEL);
  const url = await reachDatabase(config, log, cleanup);
  await migrate(url, log);
  const connection = connect(url, 2);
  cleanup.add(() => connection.close());
  const { db } = connection;
  const adapters = createAdapters(config, connection, log);
  const result = await importProducts(
    {
      db,
      config,
      log,
      metrics: createMetrics(),
      changes: createCatalogueChanges(db, log),
      now: () => new Date(),
      adapters,
    },
    text,
    options,
  );
  if (!result.ok) throw new StartFailure(speak("en", result.message));
  return result.value;
}

/** npm runs its scripts in the project's folder; a relative path is meant from where the owner stood. */
async function readText(file: string): Promise<Buffer> {
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new StartFailure(`There is no file ${path}.`);
    if (code === "EISDIR") throw new StartFailure(`${path} is a folder; say which file in it.`);
    throw new StartFailure(`The file ${path} cannot be read (${code}).`);
  }
}

function print(report: ImportReport): number {
  const { problems, summary } = linesOf(report);
  for (const line of problems) console.error(line);
  for (const line of summary) console.log(line);
  return report.added + report.changed + report.unchanged > 0 ? 0 : 1;
}
