import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Language } from "#contract/language.ts";
import { speak } from "#contract/messages/speak.server.ts";
import { exportWords } from "#domain/catalog/words/export-words.ts";
import { importWords, type WordsReport } from "#domain/catalog/words/import-words.ts";
import type { ShopContext } from "#domain/context.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { pathOf, readNamed, refuseUnlessWritable } from "./command/named-file.ts";
import { openContext } from "./command/open-context.ts";
import { runCommand } from "./command/run-command.ts";
import { readArguments, USAGE } from "./translations/arguments.ts";

/**
 * `npm run translations -- export LANGUAGE FILE` and `npm run translations -- import FILE`, whether the shop is running or
 * not; see docs/translations.md.
 */
await runCommand("The command", async (call) => {
  const asked = readArguments(call.args);
  if (asked === null) return console.log(USAGE);
  const file = pathOf(asked.file);
  if (asked.command === "export") {
    await refuseUnlessWritable(file);
    return write(await openContext(call), asked.language, file);
  }
  const text = await readNamed(file);
  const result = await importWords(await openContext(call), text);
  if (!result.ok) throw new StartFailure(speak("en", result.message));
  print(result.value);
});

async function write(ctx: ShopContext, language: Language, file: string): Promise<void> {
  if (language === ctx.config.CATALOGUE_LANGUAGE) {
    throw new StartFailure(
      `The catalogue is written in ${nameOf(language)} (CATALOGUE_LANGUAGE); there is nothing to translate.`,
    );
  }
  await pipeline(Readable.from(exportWords(ctx, language)), createWriteStream(file));
  console.log(`The catalogue's texts are in ${file}, with their ${nameOf(language)} translations.`);
}

function print({ taken, problems }: WordsReport): void {
  for (const { line, reason } of problems) console.error(`Line ${line}: ${reason}.`);
  const sums = Object.entries(taken).map(([language, texts]) => `${texts} ${nameOf(language as Language)}`);
  console.log(`${sums.join(", ") || "0"} texts taken, ${problems.length} rows refused.`);
  if (Object.values(taken).every((texts) => texts === 0)) process.exitCode = 1;
}

function nameOf(language: Language): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}
