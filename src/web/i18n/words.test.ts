import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "#contract/language.ts";
import { AREAS, wordsFor, type AllWords } from "./all-words.server.ts";
import { makeTranslation } from "./translation.ts";
import type { Words } from "./words.ts";

const languages = Object.keys(LANGUAGES) as Language[];
const wordsIn = (language: Language) => wordsFor(new Request(`http://shop.test/?lang=${language}`), AREAS);

function formsOf(text: Words[string]): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

/** Whether there is more to a text than what is filled in. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ""));
}

/** The values that a text asks for; a plural form may leave its number out. */
function namesIn(text: Words[string], plural: boolean): string[] {
  const names = formsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => !plural || name !== "count").toSorted();
}

it.each(languages)("TRANS-02 every text is there in %s and asks for what the English one asks for", (language) => {
  const [english, words] = [wordsIn("en"), wordsIn(language)];
  for (const area of AREAS) {
    for (const [key, text] of Object.entries(words[area]!)) {
      expect(JSON.stringify(text), `${area}.${key}`).toMatch(/\S/);
      const plural = typeof english[area]![key] !== "string";
      expect(namesIn(text, plural), `${area}.${key}`).toEqual(namesIn(english[area]![key]!, plural));
    }
  }
});

/** What is the same word in another language. */
const SAME_WORDS: Record<Exclude<Language, "en">, string[]> = {
  es: ["Total"],
  fr: ["Total", "Date", "Excellent"],
  de: ["Name", "Status", "Film", "Video"],
  ja: [],
};

it.each(["es", "fr", "de", "ja"] as const)("TRANS-02 no text is left in English in %s", (language) => {
  const [english, words] = [wordsIn("en"), wordsIn(language)];
  const same = AREAS.flatMap((area) =>
    Object.entries(words[area]!).flatMap(([key, text]) => {
      const original = formsOf(english[area]![key]!);
      return formsOf(text).filter((form) => original.includes(form) && hasWords(form));
    }),
  );
  expect(same.filter((text) => !SAME_WORDS[language].includes(text))).toEqual([]);
});

it("fills in values, chooses the plural form and puts elements in their place", () => {
  const words = {
    items: { one: "{count} Artikel", other: "{count} Artikel, {more}" },
    hello: "Hallo {name}!",
  } as const;
  const t = makeTranslation<typeof words>("de", words);
  expect(t("items", { count: 1, more: "mehr" })).toBe("1 Artikel");
  expect(t("items", { count: 0, more: "mehr" })).toBe("0 Artikel, mehr");
  expect(t("hello", { name: "{name} $&" })).toBe("Hallo {name} $&!");
  expect(t.rich("hello", { name: 7 })).toHaveLength(3);
});

it("VAL-09 names what a coupon takes off", () => {
  const t = makeTranslation<AllWords["frame"]>("en", wordsIn("en").frame!);
  expect(t("percentOff", { value: 20 })).toBe("20% OFF");
  expect(t("amountOff", { value: 150 })).toBe("Rs.150 OFF");
});
