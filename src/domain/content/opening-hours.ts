import type { Language } from "#contract/language.ts";
import { opening } from "./shop-details.ts";

/** When somebody is there, in the words of a language: its first and last weekday, the hours between. */
export function openingHours(language: Language): { fromDay: string; toDay: string; opens: string; closes: string } {
  return {
    fromDay: weekday(opening.fromDay, language),
    toDay: weekday(opening.toDay, language),
    opens: hour(opening.opens, language),
    closes: hour(opening.closes, language),
  };
}

/** 1 is Monday, as the first of January 2024 was. */
function weekday(number: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, number));
}

function hour(number: number, language: Language): string {
  const minutes = language === "en" ? {} : ({ minute: "2-digit" } as const);
  return new Intl.DateTimeFormat(language, { hour: "numeric", ...minutes, timeZone: "UTC" })
    .format(Date.UTC(2024, 0, 1, number))
    .replaceAll("\u202f", " ")
    .toLowerCase();
}
