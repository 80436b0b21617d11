import { displayTypeOf } from "#contract/catalog.ts";
import { LANGUAGES, type Language } from "#contract/language.ts";

const LETTER_SIZES = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "2xl", "xxxl", "3xl", "4xl", "5xl"];
const ATTRIBUTE_ORDER = { colour: 0, size: 1, select: 2 } as const;
const ALPHABETS = Object.fromEntries(
  Object.keys(LANGUAGES).map((code) => [code, new Intl.Collator(code, { numeric: true, sensitivity: "base" })]),
) as Record<Language, Intl.Collator>;

/**
 * The order a shopper expects of values: XS S M L XL, then numbers by size, then words by the alphabet.
 * @param alphabet the language whose alphabet counts
 */
export function compareValues(a: string, b: string, alphabet: Language = "en"): number {
  const [rankA, rankB] = [LETTER_SIZES.indexOf(a.toLowerCase()), LETTER_SIZES.indexOf(b.toLowerCase())];
  if (rankA >= 0 || rankB >= 0)
    return (rankA < 0 ? LETTER_SIZES.length : rankA) - (rankB < 0 ? LETTER_SIZES.length : rankB);
  return ALPHABETS[alphabet].compare(a, b);
}

/** Colour first, then size, then the others by name. */
export function compareAttributes(a: string, b: string): number {
  return ATTRIBUTE_ORDER[displayTypeOf(a)] - ATTRIBUTE_ORDER[displayTypeOf(b)] || a.localeCompare(b, "en");
}
