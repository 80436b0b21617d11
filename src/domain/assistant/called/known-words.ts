import type { Language } from "#contract/language.ts";
import { SHADES } from "../lexicon/colours.ts";
import { KINDS } from "../lexicon/kinds.ts";
import { WEARERS } from "../lexicon/people.ts";
import { MATERIALS, OCCASIONS } from "../lexicon/qualities.ts";
import type { Said } from "../lexicon/saying.ts";

const QUALITIES: Said[] = [...SHADES, ...MATERIALS, ...OCCASIONS, ...WEARERS];
const KNOWN: Said[] = [...KINDS, ...QUALITIES];
/** Shortest part of a compound. */
const PART = 3;

/** Whether a normalised word is, or ends with, the name of a kind of product. */
export function isKind(word: string, language: Language): boolean {
  return isOneOf(KINDS, word, language);
}

/** Whether a normalised word says what a thing is made of. */
export function isMaterial(word: string, language: Language): boolean {
  return isOneOf(MATERIALS, word, language);
}

/** The materials that a Japanese text names, as it writes them. */
export function materialsIn(text: string): string[] {
  return MATERIALS.flatMap(({ said }) => said.ja.exec(text)?.[0] ?? []);
}

/**
 * Whether a normalised word says no more than what kind of product is meant, its colour, its material, what or whom it is
 * for. A compound does where both its parts do: "Lederjacke", but not "Steppjacke".
 */
export function isKnownWord(word: string, language: Language): boolean {
  if (!isOneOf(KNOWN, word, language)) return false;
  if (language !== "de" || KNOWN.some(({ spelt }) => spelt.de.includes(word) || spelt.en.includes(word))) return true;
  const parts = partsOf(word);
  return parts.length === 0 || parts.some(([first]) => isOneOf(KNOWN, first, "de"));
}

/** Whether a German word is a kind of product with something before it: "Lederjacke". */
export function isCompound(word: string): boolean {
  return partsOf(word).length > 0;
}

/** Whether a compound says which of its kind is meant: "Wickelkleid", "スリップドレス", but not "Sommerkleid". */
export function isOwnKind(word: string, language: "de" | "ja"): boolean {
  if (language === "de") return isKind(word, "de") && !isKnownWord(word, "de");
  const { rest } = withoutKnown(word);
  return rest !== "" && KINDS.some(({ said }) => new RegExp(`(?:${said.ja.source})$`, "u").test(word));
}

/** What is left of a Japanese name without the words that are known; `pieces` is how many there were. */
export function withoutKnown(name: string): { rest: string; pieces: number } {
  let pieces = 0;
  const rest = KNOWN.reduce(
    (left, { said }) =>
      left.replaceAll(new RegExp(said.ja.source, "gu"), () => {
        pieces++;
        return "|";
      }),
    name,
  );
  return { rest: rest.replaceAll("|", ""), pieces };
}

/** Where a German word can be taken apart so that it ends with a kind of product. */
function partsOf(word: string): (readonly [first: string, last: string])[] {
  return Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const).filter(
    ([first, last]) => first.length >= PART && last.length >= PART && isKind(last, "de"),
  );
}

function isOneOf(entries: Said[], word: string, language: Language): boolean {
  return entries.some(({ said }) => said[language].test(` ${word} `));
}
