import { speak } from "#contract/messages/speak.server.ts";
import { importProducts, type ImportReport } from "#domain/catalog/import-products.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { pathOf, readNamed } from "./command/named-file.ts";
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
  const text = await readNamed(pathOf(asked.file));
  const result = await importProducts(await openContext(call), text, asked.options);
  if (!result.ok) throw new StartFailure(speak("en", result.message));
  process.exitCode = print(result.value);
});

function print(report: ImportReport): number {
  const { problems, summary } = linesOf(report);
  for (const line of problems) console.error(line);
  for (const line of summary) console.log(line);
  return report.added + report.changed + report.unchanged > 0 ? 0 : 1;
}
