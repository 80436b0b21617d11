/** The five languages of the shop (TRANS-02), each by its own name. */
export const LANGUAGES = { en: "English", es: "Español", fr: "Français", de: "Deutsch", ja: "日本語" } as const;

export type Language = keyof typeof LANGUAGES;

/** Whether a text is one of the five codes. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}
