import type { Language } from "#contract/language.ts";
import { singular } from "../name-match.ts";

/** Endings that words take in a sentence, one after the other; enough of the word must be left. */
const ENDINGS: Partial<Record<Language, RegExp[]>> = {
  es: [/(?<=.{3})s$/, /(?<=.{3})e$/],
  fr: [/(?<=.{3})[sx]$/],
  de: [/(?<=.{4})(?:en|er|es|em|e|n|s)$/],
};

/** A normalised word without its ending: "gestreiften" and "gestreifte" are one word. It begins the word. */
export function stemOf(word: string, language: Language): string {
  return ENDINGS[language]?.reduce((stem, ending) => stem.replace(ending, ""), word) ?? singular(word);
}
