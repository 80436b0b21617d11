import { LANGUAGES, type Language } from "#contract/language.ts";

/** A page's address in one language; English is the address itself. */
export function languageAddress(path: string, language: Language): string {
  if (language === "en") return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/** A page in each language, and for everybody else, as absolute addresses for search engines. */
export function alternates(path: string, shopUrl: string): { hrefLang: string; href: string }[] {
  const absolute = (address: string) => new URL(address, shopUrl).href;
  const codes = Object.keys(LANGUAGES) as Language[];
  return [
    ...codes.map((code) => ({ hrefLang: code, href: absolute(languageAddress(path, code)) })),
    { hrefLang: "x-default", href: absolute(path) },
  ];
}
