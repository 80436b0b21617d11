import { StartFailure } from "#platform/start-failure.ts";

/**
 * The one file that a command names.
 * @param example how the command is called, for the sentence
 * @throws StartFailure when none is named, or more
 */
export function onlyFile(args: string[], example: string): string {
  const [file, another] = args;
  if (file === undefined || file.startsWith("-")) throw new StartFailure(`Say which file: ${example}`);
  if (another !== undefined) throw new StartFailure(`Only one file can be named; "${another}" is one too many.`);
  return file;
}
