import type { Language } from "#contract/language.ts";

/** A country's name by its ISO code, for captions. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(code) ?? code;
}
