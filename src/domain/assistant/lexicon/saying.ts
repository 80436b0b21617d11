import type { Language } from "#contract/language.ts";
import { anyOf, normalise } from "../language/normalise.ts";

/** Something that shoppers have words for in each language. */
export interface Said {
  /** As answers call it. */
  labels: Record<Language, string>;
  /** Finds it in a normalised question of that language; English names are known in each. */
  said: Record<Language, RegExp>;
  /** Its single words, without those that stand for many, for slips of the pen. */
  spelt: Record<Language, string[]>;
}

/** Words by language, separated by commas (see `anyOf`); the first one is the label. */
export function saying(lists: Record<Language, string>): Said {
  const languages = Object.keys(lists) as Language[];
  const each = <T>(make: (language: Language) => T) =>
    Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
  return {
    labels: each((language) => lists[language].split(",")[0]!.replaceAll("*", "")),
    spelt: each((language) =>
      lists[language]
        .split(",")
        .map((word) => normalise(word).trim())
        .filter((word) => /^[a-z]{4,}$/.test(word)),
    ),
    said: whenAsked(languages, (language) => anyOf(language === "en" ? lists.en : `${lists[language]},${lists.en}`)),
  };
}

/** One of each language, made when it is first asked for: all of them at once would be a tenth of the shop's start. */
function whenAsked<T>(languages: Language[], make: (language: Language) => T): Record<Language, T> {
  const made = new Map<Language, T>();
  const all = {};
  for (const language of languages) {
    const get = () => {
      if (!made.has(language)) made.set(language, make(language));
      return made.get(language);
    };
    Object.defineProperty(all, language, { enumerable: true, get });
  }
  return all as Record<Language, T>;
}
