import type { Language } from "#contract/language.ts";
import { withFrenchSpaces, type PluralForms } from "#contract/text-forms.ts";

/** The texts of one part of the storefront. `{name}` in a text is filled in where it is used. */
export type Words = Readonly<Record<string, string | PluralForms>>;

/** The same texts in another language: a key too many or too few does not compile. */
export type Translated<W> = { readonly [K in keyof W]: W[K] extends string ? string : PluralForms };

/** One part's texts in all five languages (TRANS-02). */
export type FiveLanguages<W> = { readonly en: W } & { readonly [L in Exclude<Language, "en">]: Translated<W> };

/** Declares the texts of one part of the storefront; `src/web/i18n/README.md` says how they are used. */
export function inFiveLanguages<const W extends Words>(texts: FiveLanguages<W>): FiveLanguages<W> {
  const french: Words = texts.fr;
  const spaced = Object.entries(french).map(([key, text]) => [key, withFrenchSpaces(text)]);
  return { ...texts, fr: Object.fromEntries(spaced) as FiveLanguages<W>["fr"] };
}
