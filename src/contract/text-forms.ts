/** A text whose form depends on a number, `{count}`: the categories of Intl.PluralRules, of which `other` is always there. */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The names between braces in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The names that a text, or any of its plural forms, wants filled in. */
export type NamesIn<Text> = Text extends string ? Names<Text> : Names<Text[keyof Text]> | "count";

/** A French text with the spaces that belong to its signs as ones at which no line ends. */
export function withFrenchSpaces<T extends string | PluralForms>(text: T): T {
  if (typeof text === "string") return text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00A0") as T;
  const forms = Object.entries(text).map(([category, form]) => [category, withFrenchSpaces(form)]);
  return Object.fromEntries(forms) as T;
}
