import type { Language } from "#contract/language.ts";

/** A text whose form depends on a number, `{count}`: the categories of Intl.PluralRules, of which `other` is always there. */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The texts of one part of the storefront. `{name}` in a text is filled in where it is used. */
export type Words = Readonly<Record<string, string | PluralForms>>;

/** The same texts in another language: a key too many or too few does not compile. */
export type Translated<W> = { readonly [K in keyof W]: W[K] extends string ? string : PluralForms };

/** One part's texts in all five languages (TRANS-02). */
export type FiveLanguages<W> = { readonly en: W } & { readonly [L in Exclude<Language, "en">]: Translated<W> };

/** Declares the texts of one part of the storefront; `src/web/i18n/README.md` says how they are used. */
export function inFiveLanguages<const W extends Words>(texts: FiveLanguages<W>): FiveLanguages<W> {
  return texts;
}

/** The names between braces in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The names that a text, or any of its plural forms, wants filled in. */
export type NamesIn<Text> = Text extends string ? Names<Text> : Names<Text[keyof Text]> | "count";
