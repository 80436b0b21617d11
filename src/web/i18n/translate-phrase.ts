import { calledBy, type Filled, type Part, type Phrase, type Value } from "#contract/phrase.ts";
import type { Translation } from "./translation.ts";

type Read = (key: string, values: Record<string, string | number>) => string;

/**
 * Says in the browser what a rule that the server shares has found, with the words of a part that was entered with
 * `asWords` and sent with the page.
 */
export function translatePhrase<W>(t: Translation<W>, phrase: Phrase): string {
  const read = t as unknown as Read;
  const say = ({ text, values }: Filled): string =>
    read(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)])));
  const partOf = (part: Part) => (typeof part === "string" ? part : "text" in part ? say(part) : calledBy(part));
  const valueOf = (value: Value): string | number => {
    if (typeof value === "number") return value;
    if (!Array.isArray(value)) return partOf(value as Part);
    return new Intl.ListFormat(t.language, { type: "conjunction" }).format(value.map(partOf));
  };
  if (typeof phrase === "string") return read(phrase, {});
  if ("text" in phrase) return say(phrase);
  if ("operator" in phrase) return phrase.operator;
  return phrase.map((part) => translatePhrase(t, part)).join(t.language === "ja" ? "" : " ");
}
