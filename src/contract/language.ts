/** The five languages of the shop (TRANS-02), each by its own name. */
export const LANGUAGES = { en: "English", es: "Español", fr: "Français", de: "Deutsch", ja: "日本語" } as const;

export type Language = keyof typeof LANGUAGES;

/** Whether a text is one of the five codes. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** What a request says of its sender's language. */
export interface LanguageWishes {
  /** The address's `lang` parameter: a link to the page in one language. */
  asked?: string | null | undefined;
  /** The Cookie header, with the shopper's own choice under `lang` (G-23). */
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/**
 * The language that a request is answered in: the one that its address asks for, else the shopper's choice, else the
 * first of the five that the browser prefers, else English.
 */
export function chooseLanguage({ asked, cookie, acceptLanguage }: LanguageWishes): Language {
  if (isLanguage(asked)) return asked;
  const chosen = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie ?? "")?.[1];
  if (isLanguage(chosen)) return chosen;
  return preferredCodes(acceptLanguage ?? "").find(isLanguage) ?? "en";
}

function preferredCodes(header: string): string[] {
  return header
    .split(",")
    .map((entry) => {
      const [tag = "", ...options] = entry.split(";");
      const weight = /^\s*q=([\d.]+)\s*$/.exec(options.join(";"))?.[1];
      return { code: tag.trim().slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}
