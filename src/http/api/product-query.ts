import { Type, type Static } from "typebox";
import { FLAGS, SORTS, type Flag, type ListingFilter, type Sort } from "#contract/catalog.ts";
import { toPaise } from "#contract/money.ts";

const Texts = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 });
const Handles = Type.Array(Type.String({ maxLength: 2000 }), {
  maxItems: 50,
  description: "Repeated, or joined by commas",
});
const oneOf = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));
export const MAX_IDS = 100;

/** Ids joined by commas. */
export const Ids = Type.String({ maxLength: 12_500, description: "Ids joined by commas, 100 at most" });

/** A language for the texts; an unknown one asks for none. */
export const Lang = Type.String({ maxLength: 20, description: "en, es, fr, de or ja: what the texts are wanted in" });

/** What narrows GET /api/product/list; prices in rupees. Colour and size are repeated for several values. */
export const ProductQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  category: Type.Optional(Handles),
  subCategory: Type.Optional(Handles),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(oneOf([...SORTS])),
  flag: Type.Optional(oneOf(FLAGS)),
  collection: Type.Optional(Type.String({ maxLength: 200 })),
  colour: Type.Optional(Texts),
  size: Type.Optional(Texts),
  attribute: Type.Optional(
    Type.Array(Type.String({ pattern: "^[^:]+:.+$", maxLength: 200 }), {
      maxItems: 50,
      description: "Any attribute, as handle:value",
    }),
  ),
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 21_474_836 })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 21_474_836 })),
  ids: Type.Optional(Ids),
  lang: Type.Optional(Lang),
});

export type ProductQuery = Static<typeof ProductQuery>;

/** The listing that a query asks for; null when it narrows nothing, which asks for all products (API-01). */
export function filterOf(query: ProductQuery): ListingFilter | null {
  if (Object.keys(query).every((name) => name === "lang")) return null;
  const ids = query.ids === undefined ? undefined : listOf(query.ids);
  return {
    categories: query.category?.flatMap(listOf),
    subCategories: query.subCategory?.flatMap(listOf),
    q: query.q,
    flag: query.flag as Flag | undefined,
    collection: query.collection,
    ids,
    attributes: attributesOf(query),
    minPrice: query.minPrice === undefined ? undefined : toPaise(query.minPrice),
    maxPrice: query.maxPrice === undefined ? undefined : toPaise(query.maxPrice),
    sort: query.sort as Sort | undefined,
    page: query.page,
    limit: query.limit ?? (ids && MAX_IDS),
  };
}

/** The parts of a text joined by commas, each once. */
export function listOf(text: string): string[] {
  const parts = text.split(",").map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

function attributesOf({ colour, size, attribute = [] }: Omit<ProductQuery, "lang">): Record<string, string[]> {
  const chosen: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  if (colour) chosen["colour"] = colour;
  if (size) chosen["size"] = size;
  for (const pair of attribute) {
    const colon = pair.indexOf(":");
    (chosen[pair.slice(0, colon).toLowerCase()] ??= []).push(pair.slice(colon + 1));
  }
  return chosen;
}
