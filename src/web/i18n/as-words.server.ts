import type { Messages, Translations } from "#contract/messages/messages.ts";
import type { FiveLanguages } from "./words.ts";

/** The words that a part of the server's sentences is said with in the browser: the English text is the key. */
type MessageWords<M> = { readonly [S in keyof M & string]: M[S] extends { en: infer Forms } ? Forms : S };

/** A part of the server's sentences as words that travel with a page whose browser says them itself. */
export function asWords<const M extends Messages>(messages: M): FiveLanguages<MessageWords<M>> {
  const inLanguage = (language: keyof Translations) =>
    Object.fromEntries(Object.entries(messages).map(([text, translations]) => [text, translations[language] ?? text]));
  return {
    en: inLanguage("en"),
    es: inLanguage("es"),
    fr: inLanguage("fr"),
    de: inLanguage("de"),
    ja: inLanguage("ja"),
  } as unknown as FiveLanguages<MessageWords<M>>;
}
