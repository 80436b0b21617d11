import { isLanguage, LANGUAGES, type Language } from "#contract/language.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { onlyFile } from "../command/only-file.ts";

export const USAGE = `npm run translations -- export LANGUAGE FILE
npm run translations -- import FILE

Writes the catalogue's texts to a file for translators, and takes such a file into the shop; see docs/translations.md.

  export     every text, beside it what it is in LANGUAGE (${Object.keys(LANGUAGES).join(", ")}) as far as somebody said
  import     the translations of the file; rows that cannot be taken are named`;

export type Asked = { command: "export"; language: Language; file: string } | { command: "import"; file: string };

/**
 * What the command line asks for; null when it asks for help.
 * @throws StartFailure with one sentence when it cannot be understood
 */
export function readArguments(args: string[]): Asked | null {
  const [command, ...rest] = args;
  if (command === undefined || command === "--help" || command === "-h") return null;
  if (command === "import") return { command, file: onlyFile(rest, "npm run translations -- import words.csv") };
  if (command !== "export") throw new StartFailure(`There is no "${command}"; --help shows what there is.`);
  const [language, ...files] = rest;
  if (!isLanguage(language)) {
    throw new StartFailure(
      `Say one of ${Object.keys(LANGUAGES).join(", ")}: npm run translations -- export fr words.csv`,
    );
  }
  return { command, language, file: onlyFile(files, `npm run translations -- export ${language} words.csv`) };
}
