import type { demoCategories } from "../../categories.ts";
import type { demoCollections } from "../../collections.ts";
import type { IdsIn } from "../products.ts";
import type { Age, ChoiceName, ChoiceValue, Colour } from "../values.ts";

/** What a product is called, and what its card and its page say of it. */
export type Said = readonly [name: string, description: string, detailedDescription: string];

/** The products of one category in one language, every one of them. */
export type SaidIn<Category extends keyof IdsIn> = Readonly<Record<IdsIn[Category], Said>>;

type Category = (typeof demoCategories)[number];
type SubsOf<Name extends Category["name"]> = Extract<Category, { name: Name }>["subcategories"][number];

/** Everything that the demo shop calls by a name, in one language. */
export interface DemoWords {
  products: Readonly<Record<IdsIn[keyof IdsIn], Said>>;
  /** A category's name, and its subcategories' by their English ones. */
  categories: { [Name in Category["name"]]: { name: string; subcategories: Record<SubsOf<Name>, string> } };
  collections: Record<(typeof demoCollections)[number]["handle"], { title: string; subtitle?: string }>;
  attributes: Record<"Colour" | "Size" | ChoiceName, string>;
  values: { Colour: Record<Colour, string>; Size: Record<Age, string> } & {
    [Name in ChoiceName]: Record<ChoiceValue<Name>, string>;
  };
}
