import type { SelectedAttributes } from "./catalog.ts";
import type { AnyMessages } from "./messages/all-messages.server.ts";
import type { NamesIn } from "./text-forms.ts";

/** A sentence that the shop can say in five languages, by its English text. */
export type Sentence = keyof AnyMessages;

/** A sentence into which nothing is filled. */
export type PlainSentence = Exclude<Sentence, `${string}{${string}}${string}`>;

/** A sentence, or a part of one, with what is filled into it. */
export interface Filled {
  text: Sentence;
  values: Readonly<Record<string, Value>>;
}

/** A text for who runs the shop, in English alone: no shopper meets it. */
export interface ForOperator {
  operator: string;
}

/** What the catalogue calls something, in the shop's own words; `refusalInWords` finds another language's. */
export type CatalogueName =
  | { product: string; name: string; attributes: SelectedAttributes }
  | { attribute: string; value?: string };

/** A part of a sentence. */
export type Part = string | Filled | CatalogueName;

/** What a value may be: a name as it stands, a number, a part of a sentence, or a list ("a, b and c"). */
export type Value = number | Part | readonly Part[];

/** Something to say, before it is said in anybody's language: `speak` says it. Several are said one after the other. */
export type Phrase = PlainSentence | Filled | ForOperator | readonly Phrase[];

/** One phrase a field, where fields are at fault. */
export type FieldPhrases = Readonly<Record<string, Phrase>>;

type Values<Text> = [NamesIn<Text>] extends [never] ? [] : [values: Readonly<Record<NamesIn<Text>, Value>>];

/** A sentence of the catalogue with its values apart, each name in it given: `phrase("Only {count} left.", { count })`. */
export function phrase<S extends Sentence>(text: S, ...[values]: Values<S>): Filled {
  return { text, values: (values as Filled["values"] | undefined) ?? {} };
}

/** What the catalogue calls something: 'Linen Shirt (Black, M)', 'Size', 'M'. */
export function calledBy(name: CatalogueName): string {
  if ("attribute" in name) return name.value ?? name.attribute;
  const chosen = Object.values(name.attributes);
  return chosen.length > 0 ? `${name.name} (${chosen.join(", ")})` : name.name;
}

/** A text that only who runs the shop reads: at the command line, in the log. */
export function forOperator(text: string): ForOperator {
  return { operator: text };
}
