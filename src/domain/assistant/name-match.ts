import { isSmallWord } from "./language/detect-language.ts";
import { normalise, wordsOf } from "./language/normalise.ts";
import { SHADES } from "./lexicon/colours.ts";
import { KINDS } from "./lexicon/kinds.ts";
import { MATERIALS, OCCASIONS } from "./lexicon/qualities.ts";

export interface Named {
  id: string;
  name: string;
}

/** Words of names that say little of the product. */
const GENERIC = new Set(
  "women womens woman men mens man children childrens child s with in the of and a for three pairs".split(" "),
);
const KNOWN = [...KINDS, ...SHADES, ...MATERIALS, ...OCCASIONS].map(({ said }) => said.en);
/** A word that more names have than this tells none of them. */
const RARE = 3;

/**
 * The products among candidates that a normalised question names: by the whole name, by every word of a name of three or
 * more, or by a word that few names have ("Chelsea"). Best first; of equals, all.
 */
export function namedIn(text: string, candidates: Named[]): Named[] {
  const asked = new Set(latinWords(text));
  const folded = new Set([...asked].map(singular));
  const names = candidates.map((candidate) => ({ candidate, words: coreWords(candidate.name) }));
  const frequency = (word: string) => names.filter(({ words }) => words.includes(word)).length;
  const scored = names.map(({ candidate, words }) => {
    if (text.includes(normalise(candidate.name))) return { candidate, score: 100 + words.length };
    const matched = words.filter((word) => folded.has(singular(word)));
    const head = words.at(-1) ?? "";
    // "jackets" asks for a list, not for the one jacket that is meant by "jacket".
    const plural = folded.has(singular(head)) && !asked.has(head);
    const whole = matched.length === words.length && words.length >= 3;
    const telling =
      matched.some((word) => !isKnown(word) && frequency(word) <= RARE) && matched.length >= Math.min(2, words.length);
    return { candidate, score: !plural && (whole || telling) ? matched.length + matched.length / words.length : 0 };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ candidate }) => candidate);
}

/** The words of a text that a product's name may have. */
export function latinWords(text: string): string[] {
  return (text.match(/[a-z0-9]+/g) ?? []).filter((word) => word.length > 1);
}

/** The words of a text that are worth looking for in names; of a Japanese one those in katakana. */
export function nameWords(text: string): string[] {
  const latin = latinWords(text).filter((word) => word.length > 3 && !isSmallWord(word));
  return [...latin, ...(text.match(/[\p{Script=Katakana}ー]{3,}/gu) ?? [])];
}

function coreWords(name: string): string[] {
  return wordsOf(normalise(name)).filter((word) => !GENERIC.has(word));
}

function isKnown(word: string): boolean {
  return KNOWN.some((said) => said.test(` ${word} `));
}

/** "dresses" and "dress", "boots" and "boot" are one word. */
export function singular(word: string): string {
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
