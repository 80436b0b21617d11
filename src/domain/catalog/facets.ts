import type { Facets, FacetCount, ListingFilter } from "#contract/catalog.ts";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import { attributeHandle, every, foldCase, type ListingGroups } from "./listing-groups.ts";
import { compareAttributes, compareValues } from "./value-order.ts";

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
  value: string;
  name: string;
  count: number;
}

/**
 * How many products a filter leaves, and how many each choice would leave with its own group left aside.
 * Every category and subcategory is named, also with 0; of attribute values those that leave some, and the chosen ones.
 * Two queries.
 */
export async function countFacets(
  ctx: ShopContext,
  groups: ListingGroups,
  filter: ListingFilter,
): Promise<{ total: number; facets: Facets }> {
  const [places, values] = await Promise.all([countPlaces(ctx, groups), countValues(ctx, groups)]);
  const lowest = places.flatMap(({ min }) => min ?? []);
  const highest = places.flatMap(({ max }) => max ?? []);
  return {
    total: places.reduce((sum, row) => sum + row.total, 0),
    facets: {
      categories: categoryCounts(places),
      subCategories: places.flatMap((row) =>
        row.sub === null ? [] : [{ category: row.category, handle: row.sub, name: row.sub_name ?? "", count: row.by_sub }],
      ),
      attributes: attributeCounts(values, filter),
      price: lowest.length === 0 ? null : { min: Math.min(...lowest), max: Math.max(...highest) },
    },
  };
}

/** One row a subcategory (or empty category): counts for three groups, the total and the price range, in one pass. */
async function countPlaces(ctx: ShopContext, groups: ListingGroups): Promise<PlaceRow[]> {
  const { base, category, subCategory, price, attributes } = groups;
  const attribute = every(attributes.map(({ condition }) => condition));
  const { rows } = await sql<PlaceRow>`
    with counted as (
      select s.id as sub_id,
        count(*) filter (where ok_sub and ok_price and ok_attribute) as by_category,
        count(*) filter (where ok_category and ok_price and ok_attribute) as by_sub,
        count(*) filter (where ok_category and ok_sub and ok_price and ok_attribute) as total,
        min(price_minor) filter (where ok_category and ok_sub and ok_attribute) as min,
        max(price_minor) filter (where ok_category and ok_sub and ok_attribute) as max
      from product p
      join category c on c.id = p.category_id
      join subcategory s on s.id = p.subcategory_id
      cross join lateral (
        select ${category ?? sql`true`} as ok_category, ${subCategory ?? sql`true`} as ok_sub,
          ${price ?? sql`true`} as ok_price, ${attribute} as ok_attribute) ok
      where p.published and ${every(base)}
      group by s.id)
    select c.handle as category, c.name as category_name, s.handle as sub, s.name as sub_name,
      coalesce(by_category, 0)::int as by_category, coalesce(by_sub, 0)::int as by_sub,
      coalesce(total, 0)::int as total, min, max
    from category c
    left join subcategory s on s.category_id = c.id
    left join counted on counted.sub_id = s.id
    order by c.position, c.id, s.position, s.id`.execute(ctx.db);
  return rows;
}

/** Products by attribute value. A product that misses exactly one attribute group still counts for that attribute. */
async function countValues(ctx: ShopContext, groups: ListingGroups): Promise<ValueRow[]> {
  const { base, category, subCategory, price, attributes } = groups;
  const misses = attributes.map(({ condition }) => sql`(not ${condition})::int`);
  const missedIds = attributes.map(
    ({ handle, condition }) => sql`case when ${condition} then 0 else (select id from attribute where handle = ${handle}) end`,
  );
  const counted =
    attributes.length === 0
      ? sql`true`
      : sql`(missed.number = 0 or (missed.number = 1 and missed.attribute_id = v.attribute_id))`;
  const missed =
    attributes.length === 0
      ? sql``
      : sql`cross join lateral (select ${sql.join(misses, sql` + `)} as number, ${sql.join(missedIds, sql` + `)} as attribute_id) missed`;
  const { rows } = await sql<ValueRow>`
    select a.handle as attribute, a.name as attribute_name, counts.value, counts.name, counts.count
    from (
      select v.attribute_id, lower(v.value) as value, min(v.value) as name, count(distinct v.product_id)::int as count
      from product p
      join category c on c.id = p.category_id
      join subcategory s on s.id = p.subcategory_id
      ${missed}
      join product_attribute_value v on v.product_id = p.id
      where p.published and ${every([...base, category, subCategory, price])} and ${counted}
      group by v.attribute_id, lower(v.value)) counts
    join attribute a on a.id = counts.attribute_id`.execute(ctx.db);
  return rows;
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

function attributeCounts(rows: ValueRow[], filter: ListingFilter): Facets["attributes"] {
  const found = new Map<string, Facets["attributes"][number]>();
  for (const row of rows) {
    const facet = found.get(row.attribute) ?? { handle: row.attribute, name: row.attribute_name, values: [] };
    found.set(row.attribute, facet);
    facet.values.push({ handle: row.value, name: row.name, count: row.count });
  }
  for (const [name, chosen] of Object.entries(filter.attributes ?? {})) {
    const facet = found.get(attributeHandle(name));
    for (const value of chosen) {
      const handle = foldCase(value);
      if (facet && handle !== "" && !facet.values.some((known) => known.handle === handle)) {
        facet.values.push({ handle, name: value, count: 0 });
      }
    }
  }
  for (const facet of found.values()) facet.values.sort((a, b) => compareValues(a.name, b.name));
  return [...found.values()].toSorted((a, b) => compareAttributes(a.name, b.name));
}
