import type { ListingFilter } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import type { Language } from "#contract/language.ts";
import { sql, type RawBuilder } from "kysely";
import { attributeHandle, foldCase } from "./attribute-names.ts";
import { searchKey } from "./words/search-key.ts";

type Condition = RawBuilder<boolean>;

/**
 * What a filter asks of a product, a group each: AND across groups, OR within one (VAL-19, VAL-20).
 * The conditions speak of `p` (product), `c` (its category) and `s` (its subcategory).
 */
export interface ListingGroups {
  /** Search text, flag, collection and ids: these narrow the listing and its facets alike. */
  base: Condition[];
  category: Condition | null;
  subCategory: Condition | null;
  price: Condition | null;
  attributes: { handle: string; condition: Condition }[];
}

/**
 * A filter as conditions. Empty lists and texts ask for nothing.
 * @param language what names are searched in beside the shop's own
 */
export function listingGroups(filter: ListingFilter, language: Language | null): ListingGroups {
  return {
    base: baseConditions(filter, language),
    category: handleIn(sql.ref("c.handle"), filter.categories),
    subCategory: handleIn(sql.ref("s.handle"), filter.subCategories),
    price: priceCondition(filter),
    attributes: Object.entries(filter.attributes ?? {}).flatMap(([name, values]) => {
      const chosen = values.map(foldCase).filter((value) => value !== "");
      return chosen.length === 0 ? [] : [attributeGroup(attributeHandle(name), chosen)];
    }),
  };
}

/** Everything a filter asks, as one condition. */
export function allOf(groups: ListingGroups): Condition {
  const { base, category, subCategory, price, attributes } = groups;
  return every([...base, category, subCategory, price, ...attributes.map(({ condition }) => condition)]);
}

/** The conditions joined by AND; true when there is none. */
export function every(conditions: (Condition | null)[]): Condition {
  const real = conditions.filter((condition) => condition !== null);
  return real.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(real, sql` and `)})`;
}

function baseConditions({ q, flag, collection, ids }: ListingFilter, language: Language | null): Condition[] {
  const conditions: Condition[] = [];
  const text = q?.trim() ?? "";
  if (text !== "") conditions.push(language === null ? namedLike(text) : namedIn(text, language));
  if (flag) conditions.push(sql`${sql.ref(`p.${flag}`)}`);
  if (ids) conditions.push(sql`p.id = any(${ids})`);
  if (collection !== undefined) {
    conditions.push(sql`p.id in (
      select cp.product_id from collection_product cp join collection k on k.id = cp.collection_id
      where k.handle = ${toHandle(collection)})`);
  }
  return conditions;
}

/** VAL-17 */
function namedLike(text: string): Condition {
  return sql`lower(p.name) like '%' || lower(${escapeLike(text)}) || '%'`;
}

/** VAL-17 in a language: part of the name there, part of the shop's own name, or what a category is called there. */
function namedIn(text: string, language: Language): Condition {
  const key = searchKey(text);
  return sql`p.id in (
    select p.id from product p where ${namedLike(text)}
    union all
    select t.product_id from product_translation t
    where t.language = ${language} and t.search like '%' || ${escapeLike(key)} || '%'
    union all
    select p.id from product p join category_translation t on t.category_id = p.category_id
    where t.language = ${language} and t.search = ${key}
    union all
    select p.id from product p join subcategory_translation t on t.subcategory_id = p.subcategory_id
    where t.language = ${language} and t.search = ${key})`;
}

/** A text in which LIKE sees no wildcard (VAL-17). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** C-10: by slug, whatever the letter case. */
function handleIn(column: RawBuilder<unknown>, names: string[] | undefined): Condition | null {
  const handles = (names ?? []).map(toHandle);
  return handles.length === 0 ? null : sql`${column} = any(${handles})`;
}

function priceCondition({ minPrice, maxPrice }: ListingFilter): Condition | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  const bounds: Condition[] = [];
  if (minPrice !== undefined) bounds.push(sql`p.price_minor >= ${minPrice}`);
  if (maxPrice !== undefined) bounds.push(sql`p.price_minor <= ${maxPrice}`);
  return every(bounds);
}

function attributeGroup(handle: string, values: string[]): ListingGroups["attributes"][number] {
  const condition = sql<boolean>`p.id in (
    select v.product_id from product_attribute_value v
    where v.attribute_id = (select id from attribute where handle = ${handle}) and lower(v.value) = any(${values}))`;
  return { handle, condition };
}
