import type { Language } from "#contract/language.ts";

const SHAPE = { dateStyle: "long", timeStyle: "short" } as const;

/**
 * A long date and time as the language writes it, in English as in en-US (ACC-05); null for what is no date.
 * @param timeZone the shopper's own unless told
 */
export function longDateTime(iso: string, language: Language, timeZone?: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : language, { ...SHAPE, timeZone }).format(date);
}
