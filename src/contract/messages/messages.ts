import type { Language } from "../language.ts";
import { withFrenchSpaces, type PluralForms } from "../text-forms.ts";

/** One sentence in the languages beside English; where it depends on a number, `{count}`, its plural forms. */
export type Translations = { readonly [L in Exclude<Language, "en">]: string | PluralForms } & {
  /** English plural forms, where the sentence itself stands for `other` alone. */
  readonly en?: PluralForms;
};

/** The sentences of one part of the shop: the English text, with `{names}` for what is filled in, and its translations. */
export type Messages = Readonly<Record<string, Translations>>;

/** Declares the sentences of one part of the shop; src/contract/messages/README.md says how they are used. */
export function inEveryLanguage<const M extends Messages>(messages: M): M {
  const spaced = Object.entries(messages).map(([sentence, said]) => [
    sentence,
    { ...said, fr: withFrenchSpaces(said.fr) },
  ]);
  return Object.fromEntries(spaced) as M;
}
