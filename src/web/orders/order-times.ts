import type { Language } from "#contract/language.ts";

/** The language of dates: English as it is written where the shop is. */
const localeOf = (language: Language) => (language === "en" ? "en-GB" : language);

/** A day: "21 November 2026". @param iso ISO 8601 */
export function longDate(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(localeOf(language), { dateStyle: "long" });
}

/** A day and the time on the shopper's own clock. */
export function moment(iso: string, language: Language): string {
  return new Date(iso).toLocaleString(localeOf(language), { dateStyle: "long", timeStyle: "short" });
}

/** The time on the shopper's own clock: "14:30". */
export function clockTime(iso: string, language: Language): string {
  return new Date(iso).toLocaleTimeString(localeOf(language), { timeStyle: "short" });
}
