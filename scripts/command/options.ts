import { parseArgs, type ParseArgsConfig } from "node:util";
import { StartFailure } from "#platform/start-failure.ts";

/** The words of a command line. @throws StartFailure with one sentence when they cannot be understood */
export function optionsOf<T extends ParseArgsConfig>(config: T, hint = "") {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/\.?\s*(?:\n|\. |$)/);
    throw new StartFailure(`${sentence}.${hint}`);
  }
}

/** @param name such as "--rounds", for the sentence. @throws StartFailure for anything but a whole number from `least` on */
export function wholeNumber(text: string, name: string, least = 1): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (number >= least) return number;
  throw new StartFailure(`${name} must be a whole number from ${least} on; it is "${text}".`);
}
