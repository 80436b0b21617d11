import { de } from "#demo/catalogue/words/de/index.ts";
import { es } from "#demo/catalogue/words/es/index.ts";
import { fr } from "#demo/catalogue/words/fr/index.ts";
import { ja } from "#demo/catalogue/words/ja/index.ts";
import { REVIEWERS } from "#demo/reviews/names.ts";
import { LANGUAGES, type Language } from "#contract/language.ts";
import { ALL_MESSAGES } from "#contract/messages/all-messages.server.ts";
import { details } from "#domain/content/shop-details.ts";
import { testimonials } from "#web/content/testimonials.ts";
import { AREAS, wordsFor } from "#web/i18n/all-words.server.ts";

type Other = Exclude<Language, "en">;

const DEMO = { de, es, fr, ja };

/** What is called the same everywhere: names of people, places, brands, languages, currencies. */
const NAMES: string[] = [
  ...Object.values(LANGUAGES),
  ...Object.values(details),
  ...testimonials.map(({ name }) => name),
  ...REVIEWERS,
  "Visa",
  "Mastercard",
  "RuPay",
  "UPI",
  "Razorpay",
  "Stripe",
  "Google",
  "OpenStreetMap",
  "Instagram",
  "Pinterest",
  "YouTube",
  "Facebook",
  "Meera Raghavan",
  "Residency Road",
  "Vittal Mallya Road",
  "Lavelle Road",
  "Cubbon Gardens",
];

/** Amounts, sizes, codes and addresses: nobody's language. */
const NO_WORDS = [
  /^[A-Z]{3}( \S{1,3})?$/, // the currency picker's INR ₹
  /^(Rs\.? ?)?[\d.,\s]+$/,
  /^\p{Sc}?\s?[\d.,]+\s?\p{Sc}?$/u,
  /^(X{0,3}[SL]|M)$/,
  /^(?=.*\d)[A-Z\d-]{4,}$/, // a coupon's code
  /^\S+@\S+$/,
  /^https?:\/\//,
  /^“?zzzz”?$/, // what the test itself searched for
];

function formsOf(text: string | object): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

function wordsIn(language: Language): string[] {
  const areas = Object.values(wordsFor(new Request(`http://shop.test/?lang=${language}`), AREAS));
  const said = Object.entries(ALL_MESSAGES).flatMap(([english, { en, ...others }]) =>
    formsOf(language === "en" ? (en ?? english) : others[language]),
  );
  return [...areas.flatMap((words) => Object.values(words).flatMap(formsOf)), ...said];
}

/** All texts somewhere in a structure of the demo shop's words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** A text with `{values}` as a pattern of what it becomes; null where its own words are too few to be known again. */
function patternOf(text: string): RegExp | null {
  const parts = text.split(/\{\w+\}/);
  const words = parts.join(" ").match(/\p{L}{2,}/gu) ?? [];
  if (parts.length > 1 && words.length < 3) return null;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^]{1,80}?")}$`);
}

/** A text without the names in it. */
function nameless(text: string, names: string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ""), text);
}

/**
 * Finds English in the texts of a page in another language: what the same page says in English, and whatever stands in
 * the English catalogues; save what is the same in both languages, and names.
 * @param names further ones, of what the test itself has made
 */
export function leftoverFinder(
  language: Other,
  names: string[] = [],
): (texts: Set<string>, english: Set<string>) => string[] {
  const own = new Set([...wordsIn(language), ...stringsIn(DEMO[language])]);
  const patterns = wordsIn("en").flatMap((text) => (own.has(text) ? [] : (patternOf(text) ?? [])));
  const known = [...NAMES, ...names].toSorted((one, other) => other.length - one.length);
  const isSame = (text: string) =>
    own.has(text.replace(/^[\p{P}\s]+/u, "")) ||
    !/\p{L}/u.test(nameless(text, known)) ||
    NO_WORDS.some((form) => form.test(text));
  return (texts, english) =>
    [...texts].filter((text) => !isSame(text) && (english.has(text) || patterns.some((form) => form.test(text))));
}
