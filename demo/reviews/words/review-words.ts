import type { Language } from "#contract/language.ts";
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";

/** What shoppers said of each product, in the order of the English, in every other language. */
export const reviewWords: Readonly<Record<Exclude<Language, "en">, Readonly<Record<string, readonly string[]>>>> = {
  es,
  fr,
  de,
  ja,
};
