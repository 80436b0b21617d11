/** What the demo products are offered in. A value that is new here has to be named in every language (words). */
export type Colour =
  | "Black"
  | "Blue"
  | "Brown"
  | "Burgundy"
  | "Camel"
  | "Charcoal"
  | "Cream"
  | "Gold"
  | "Gray"
  | "Green"
  | "Indigo"
  | "Ivory"
  | "Mustard"
  | "Navy"
  | "Oat"
  | "Olive"
  | "Orange"
  | "Pink"
  | "Purple"
  | "Red"
  | "Sage"
  | "Sand"
  | "Silver"
  | "Sky"
  | "Tan"
  | "White"
  | "Yellow";

export type Letter = "XS" | "S" | "M" | "L" | "XL" | "XXL";
export type Age = "1-2Y" | "2-3Y" | "2-4Y" | "3-4Y" | "4-5Y" | "5-8Y" | "6-7Y" | "8-9Y" | "10-11Y";
/** Letters and numbers are the same in every language, ages are not. */
export type Size = Letter | Age | `${number}`;

interface Choices {
  Fit: "Regular" | "Slim";
  Length: "Regular" | "Long";
  Strap: "Slim" | "Wide" | "Leather" | "Suede";
}

export type ChoiceName = keyof Choices;
export type ChoiceValue<Name extends ChoiceName> = Choices[Name];
/** A third choice beside colour and size. */
export type Choice = { [Name in ChoiceName]: { name: Name; values: ChoiceValue<Name>[] } }[ChoiceName];
