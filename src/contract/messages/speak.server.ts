import type { Language } from "../language.ts";
import { calledBy, type Part, type Phrase, type Value } from "../phrase.ts";
import { ALL_MESSAGES } from "./all-messages.server.ts";
import type { Translations } from "./messages.ts";

declare const spoken: unique symbol;

/** A text in its reader's language. Only `speak` makes one, so a reply cannot carry an English text by oversight. */
export type Spoken = string & { readonly [spoken]: true };

/**
 * Says a phrase in a language. English is the catalogue's text to the letter, numbers without separators; elsewhere
 * numbers and lists are written as the language writes them.
 */
export function speak(language: Language, phrase: Phrase): Spoken {
  return textOf(language, phrase) as Spoken;
}

function textOf(language: Language, phrase: Phrase): string {
  if (typeof phrase === "string") return fillIn(language, phrase, {});
  if ("text" in phrase) return fillIn(language, phrase.text, phrase.values);
  if ("operator" in phrase) return phrase.operator;
  return phrase.map((part) => textOf(language, part)).join(language === "ja" ? "" : " ");
}

function fillIn(language: Language, sentence: string, values: Readonly<Record<string, Value>>): string {
  return formOf(language, sentence, values["count"]).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : valueOf(language, value);
  });
}

function formOf(language: Language, sentence: string, count: Value | undefined): string {
  const translations: Translations | undefined = Object.hasOwn(ALL_MESSAGES, sentence)
    ? ALL_MESSAGES[sentence]
    : undefined;
  const form = translations?.[language] ?? sentence;
  if (typeof form === "string") return form;
  return form[new Intl.PluralRules(language).select(Number(count))] ?? form.other;
}

function valueOf(language: Language, value: Value): string {
  if (typeof value === "number") return language === "en" ? String(value) : value.toLocaleString(language);
  if (!isList(value)) return partOf(language, value);
  const parts = value.map((part) => partOf(language, part));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}

function partOf(language: Language, part: Part): string {
  if (typeof part === "string") return part;
  return "text" in part ? textOf(language, part) : calledBy(part);
}

function isList(value: Exclude<Value, number>): value is readonly Part[] {
  return Array.isArray(value);
}
