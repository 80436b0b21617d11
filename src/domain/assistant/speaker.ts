import type { Language } from "#contract/language.ts";
import { formatPrice, type Quote } from "#contract/money.ts";
import { de } from "./phrases/de.ts";
import { en } from "./phrases/en.ts";
import { es } from "./phrases/es.ts";
import { fr } from "./phrases/fr.ts";
import { ja } from "./phrases/ja.ts";
import type { Phrases } from "./phrases/phrases.ts";

const PHRASES: Record<Language, Phrases> = { en, es, fr, de, ja };

/** How answers are written: in one language, with money as the shopper sees it. */
export interface Speaker {
  language: Language;
  say: Phrases;
  /** A price of the catalogue, in paise, as it is shown. */
  money(paise: number): string;
  date(day: Date): string;
  list(words: string[]): string;
}

/** A speaker of one language, for one shopper. */
export function speakerOf(language: Language, quote: Quote): Speaker {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return {
    language,
    say: PHRASES[language],
    money: (paise) => formatPrice(paise, quote, language),
    date: (day) => dates.format(day),
    list: (words) => words.join(language === "ja" ? "、" : ", "),
  };
}
