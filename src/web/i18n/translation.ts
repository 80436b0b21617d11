import { createElement, Fragment, type ReactNode } from "react";
import type { Language } from "#contract/language.ts";
import type { NamesIn, PluralForms } from "#contract/text-forms.ts";
import type { Words } from "./words.ts";

type Values<Text, Value> = [NamesIn<Text>] extends [never] ? [] : [values: Record<NamesIn<Text>, Value>];

/** The texts of one part of the storefront in the page's language. */
export interface Translation<W> {
  /** The text under a key, with `{names}` filled in; a text with plural forms is chosen by `count`. */
  <K extends keyof W & string>(key: K, ...values: Values<W[K], string | number>): string;
  /** The same with elements in it: a link, a price. */
  rich<K extends keyof W & string>(key: K, values: Record<NamesIn<W[K]>, ReactNode>): ReactNode[];
  language: Language;
}

/** Makes the function that reads texts out of `words`, which are in `language`. */
export function makeTranslation<W>(language: Language, words: Words): Translation<W> {
  const text = (key: string, count: unknown) => {
    const found = words[key];
    if (found === undefined) console.error(`The page was not given the text "${key}".`);
    return typeof found === "object" ? inNumber(found, Number(count), language) : (found ?? key);
  };
  const translate = (key: string, values: Record<string, string | number> = {}) =>
    text(key, values["count"]).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  const rich = (key: string, values: Record<string, ReactNode>) =>
    text(key, values["count"])
      .split(/\{(\w+)\}/)
      .map((part, index) => createElement(Fragment, { key: index }, index % 2 === 1 ? values[part] : part));
  return Object.assign(translate, { rich, language }) as unknown as Translation<W>;
}

function inNumber(forms: PluralForms, count: number, language: Language): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
