import type { Facets, FacetCount, ListingFilter } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { sql, type RawBuilder } from "kysely";
import type { ShopContext } from "../context.ts";
import { attributeHandle, foldCase } from "./attribute-names.ts";
import { every, type ListingGroups } from "./listing-groups.ts";
import { compareAttributes, compareValues } from "./value-order.ts";
import { inWords, translation } from "./words/translated.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

interface PlaceRow {
  category: string;
  category_name: string;
  sub: string | null;
  sub_name: string | null;
  by_category: number;
  by_sub: number;
  total: number;
  min: number | null;
  max: number | null;
}

interface ValueRow {
  attribute: string;
  attribute_name: string;
  attribute_label: string | null;
  value: string;
  label: string | null;
  count: number;
}

/** What a chosen value is called in the language that is wanted. */
interface LabelRow {
  attribute: string;
  value: string;
  label: string;
}

/**
 * How many products a filter leaves, and how many each choice would leave with its own group left aside.
 * Every category and subcategory is named, also with 0; of attribute values those that leave some, and the chosen ones.
 * One query. Prices in paise.
 */
export async function countFacets(
  ctx: ShopContext,
  groups: ListingGroups,
  filter: ListingFilter,
): Promise<{ total: number; facets: Facets }> {
  const language = wantedLanguage(ctx, filter.language);
  const { rows } = await sql<{ places: PlaceRow[]; value_counts: ValueRow[]; labels: LabelRow[] }>`
    with candidate as materialized (${candidates(groups)})
    select (${placeCounts(groups, language)}) as places, (${valueCounts(groups, language)}) as value_counts,
      (${chosenLabels(filter, language)}) as labels`.execute(ctx.db);
  const { places, value_counts: values, labels } = rows[0] ?? { places: [], value_counts: [], labels: [] };
  const lowest = places.flatMap(({ min }) => min ?? []);
  const highest = places.flatMap(({ max }) => max ?? []);
  return {
    total: places.reduce((sum, row) => sum + row.total, 0),
    facets: {
      categories: categoryCounts(places),
      subCategories: places.flatMap((row) =>
        row.sub === null
          ? []
          : [{ category: row.category, handle: row.sub, name: row.sub_name ?? "", count: row.by_sub }],
      ),
      attributes: attributeCounts(values, labels, filter),
      price: lowest.length === 0 ? null : { min: Math.min(...lowest), max: Math.max(...highest) },
    },
  };
}

/** Each product that search, flag and collection leave, with which of the groups it satisfies. */
function candidates({ base, category, subCategory, price, attributes }: ListingGroups) {
  const yes = sql<boolean>`true`;
  const group = ({ condition }: { condition: RawBuilder<boolean> }, index: number) =>
    sql`${condition} as ${sql.ref(`ok_${index}`)}`;
  return sql`
    select ${sql.join([
      sql`p.id, p.subcategory_id, p.price_minor`,
      sql`${category ?? yes} as ok_category, ${subCategory ?? yes} as ok_sub, ${price ?? yes} as ok_price`,
      ...attributes.map(group),
    ])}
    from product p
    join category c on c.id = p.category_id
    join subcategory s on s.id = p.subcategory_id
    where p.published and ${every(base)}`;
}

/** Whether a candidate satisfies all attribute groups. */
function allAttributes({ attributes }: ListingGroups) {
  return every(attributes.map((_, index) => sql<boolean>`${sql.ref(`ok_${index}`)}`));
}

/** Whether it satisfies all attribute groups but the one that the value `v` belongs to. */
function otherAttributes({ attributes }: ListingGroups) {
  return every(
    attributes.map(({ handle }, index) => {
      const own = sql`v.attribute_id = (select id from attribute where handle = ${handle})`;
      return sql<boolean>`(${sql.ref(`ok_${index}`)} or ${own})`;
    }),
  );
}

/** One row a subcategory (or category without any): counts for both groups, the total and the price range. */
function placeCounts(groups: ListingGroups, language: Language | null) {
  const okAttributes = allAttributes(groups);
  return sql`
    select coalesce(json_agg(place order by place.position, place.id, place.sub_position, place.sub_id), '[]')
    from (
      select c.position, c.id, s.position as sub_position, s.id as sub_id,
        c.handle as category, ${inWords("category", ["c.id", "c.name"], "name", language)} as category_name,
        s.handle as sub, ${inWords("subcategory", ["s.id", "s.name"], "name", language)} as sub_name,
        coalesce(by_category, 0) as by_category, coalesce(by_sub, 0) as by_sub, coalesce(total, 0) as total, min, max
      from category c
      left join subcategory s on s.category_id = c.id
      left join (
        select subcategory_id,
          count(*) filter (where ok_sub and ok_price and ${okAttributes}) as by_category,
          count(*) filter (where ok_category and ok_price and ${okAttributes}) as by_sub,
          count(*) filter (where ok_category and ok_sub and ok_price and ${okAttributes}) as total,
          min(price_minor) filter (where ok_category and ok_sub and ${okAttributes}) as min,
          max(price_minor) filter (where ok_category and ok_sub and ${okAttributes}) as max
        from candidate group by subcategory_id) counted on counted.subcategory_id = s.id) place`;
}

/** Products by attribute value, the value's own attribute left aside. */
function valueCounts(groups: ListingGroups, language: Language | null) {
  const label = language
    ? sql`(select t.name from attribute_value_translation t
        where t.attribute_id = a.id and t.language = ${language} and t.value = lower(counts.value))`
    : sql`null`;
  return sql`
    select coalesce(json_agg(row_to_json(counted)), '[]')
    from (
      select a.handle as attribute, a.name as attribute_name, counts.value, counts.count,
        ${translation("attribute", "a.id", "name", language)} as attribute_label, ${label} as label
      from (
        select v.attribute_id, v.value, count(*) as count
        from candidate join product_attribute_value v on v.product_id = candidate.id
        where ok_category and ok_sub and ok_price and ${otherAttributes(groups)}
        group by v.attribute_id, v.value) counts
      join attribute a on a.id = counts.attribute_id
      order by counts.value) counted`;
}

/** Chosen values are named even when they are left with nothing. */
function chosenLabels({ attributes = {} }: ListingFilter, language: Language | null) {
  const chosen = Object.values(attributes).flat().map(foldCase);
  if (language === null || chosen.length === 0) return sql`'[]'::json`;
  return sql`
    select coalesce(json_agg(json_build_object('attribute', a.handle, 'value', t.value, 'label', t.name)), '[]')
    from attribute_value_translation t join attribute a on a.id = t.attribute_id
    where t.language = ${language} and t.value = any(${chosen})`;
}

function categoryCounts(places: PlaceRow[]): FacetCount[] {
  const counts = new Map<string, FacetCount>();
  for (const { category: handle, category_name: name, by_category: count } of places) {
    const known = counts.get(handle);
    if (known) known.count += count;
    else counts.set(handle, { handle, name, count });
  }
  return [...counts.values()];
}

/** Values in the order of the shop's own words, under the names that the shopper reads. */
function attributeCounts(rows: ValueRow[], chosenLabels: LabelRow[], filter: ListingFilter): Facets["attributes"] {
  const found = new Map<string, Facets["attributes"][number]>();
  for (const row of rows) {
    const facet = found.get(row.attribute) ?? { handle: row.attribute, name: row.attribute_name, values: [] };
    found.set(row.attribute, facet);
    addCount(facet.values, row.value, row.count);
  }
  for (const [name, chosen] of Object.entries(filter.attributes ?? {})) {
    const facet = found.get(attributeHandle(name));
    for (const value of chosen.filter((text) => foldCase(text) !== "")) {
      if (facet) addCount(facet.values, value, 0);
    }
  }
  for (const facet of found.values()) facet.values.sort((a, b) => compareValues(a.name, b.name));
  const labels = new Map<string, string>();
  for (const { attribute, value, label } of [...chosenLabels, ...rows]) {
    if (label !== null) labels.set(JSON.stringify([attribute, foldCase(value)]), label);
  }
  const names = new Map(rows.map((row) => [row.attribute, row.attribute_label]));
  return [...found.values()]
    .toSorted((a, b) => compareAttributes(a.name, b.name))
    .map(({ handle, name, values }) => ({
      handle,
      name: names.get(handle) ?? name,
      values: values.map((value) => ({
        ...value,
        name: labels.get(JSON.stringify([handle, value.handle])) ?? value.name,
      })),
    }));
}

/** Spellings that differ in letter case alone are one value. */
function addCount(values: FacetCount[], name: string, count: number): void {
  const handle = foldCase(name);
  const known = values.find((value) => value.handle === handle);
  if (known) known.count += count;
  else values.push({ handle, name, count });
}
