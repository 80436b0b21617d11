import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { speak } from "#contract/messages/speak.server.ts";
import { importProducts, type ImportReport } from "#domain/catalog/import-products.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { openContext } from "./command/open-context.ts";
import { runCommand } from "./command/run-command.ts";
import { readArguments, USAGE } from "./import/arguments.ts";
import { linesOf } from "./import/report.ts";

/**
 * `npm run import -- FILE`: takes the products of a Shopify product CSV into the catalogue, whether the shop is running
 * or not. Exit code 0 when anything went in or nothing had to change, else 1.
 */
await runCommand("The import", async (call) => {
  const asked = readArguments(call.args);
  if (asked === null) return console.log(USAGE);
  const text = await readText(asked.file);
  const result = await importProducts(await openContext(call), text, asked.options);
  if (!result.ok) throw new StartFailure(speak("en", result.message));
  process.exitCode = print(result.value);
});

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
