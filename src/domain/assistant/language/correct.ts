import type { Language } from "#contract/language.ts";
import { editDistance } from "../../catalog/spelling.ts";
import { KINDS } from "../lexicon/kinds.ts";
import { isSmallWord } from "./detect-language.ts";

/**
 * A normalised text whose misspelt words are those kinds of product that they most resemble; as it is where none does.
 * A slip seldom takes the first letter: the weather is not made of leather.
 */
export function correct(text: string, language: Language): string {
  const known = KINDS.flatMap(({ spelt }) => [...spelt[language], ...spelt.en]);
  return text.replace(/(?<![a-z])[a-z]{4,}(?![a-z])/g, (word) => {
    if (isSmallWord(word) || known.includes(word)) return word;
    const allowed = word.length < 8 ? 1 : 2;
    const near = known
      .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= allowed)
      .map((other) => ({ other, distance: editDistance(word, other) }))
      .toSorted((a, b) => a.distance - b.distance);
    return near[0] && near[0].distance <= allowed ? near[0].other : word;
  });
}
