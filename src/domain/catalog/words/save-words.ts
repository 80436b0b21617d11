import type { Language } from "#contract/language.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql, type RawBuilder } from "kysely";
import { foldCase } from "../attribute-names.ts";
import type { CatalogueWords, Kind } from "./catalogue-words.ts";
import { searchKey } from "./search-key.ts";

/** What was named that the shop does not have: a product's id, or else a handle. */
export interface UnknownName {
  kind: Kind;
  name: string;
}

/**
 * Keeps translations into one language. A text that is left out stays as it is, an empty one is taken back, and what the
 * shop does not have is named. A fixed number of queries, however many texts.
 */
export async function saveWords(db: Database, language: Language, words: CatalogueWords): Promise<UnknownName[]> {
  const unknown = [
    ...(await saveProducts(db, language, words.products ?? {})),
    ...(await saveNames(db, language, PLACES.categories, entriesOf(words.categories))),
    ...(await saveNames(db, language, PLACES.subCategories, entriesOf(words.subCategories))),
    ...(await saveCollections(db, language, words.collections ?? {})),
    ...(await saveAttributes(db, language, entriesOf(words.attributes))),
    ...(await saveValues(db, language, words.attributeValues ?? {})),
  ];
  await dropEmpty(db, language);
  return unknown;
}

async function saveProducts(
  db: Database,
  language: Language,
  products: NonNullable<CatalogueWords["products"]>,
): Promise<UnknownName[]> {
  const given = Object.entries(products).map(([id, { name, description, detailedDescription }]) => ({
    id,
    name: name?.trim(),
    description: description?.trim(),
    detailed: detailedDescription?.trim(),
    search: name === undefined ? undefined : searchKey(name),
  }));
  if (given.length === 0) return [];
  await sql`
    merge into product_translation t
    using (
      select given.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (id text, name text, description text, detailed text, search text)
      join product p on p.id = given.id) given
      on t.product_id = given.id and t.language = ${language}
    when matched then update set
      name = ${kept("name")}, description = ${kept("description")},
      detailed_description = nullif(coalesce(given.detailed, t.detailed_description), ''),
      search = coalesce(given.search, t.search)
    when not matched then insert (product_id, language, name, description, detailed_description, search)
      values (given.id, ${language}, nullif(given.name, ''), nullif(given.description, ''),
        nullif(given.detailed, ''), coalesce(given.search, ''))`.execute(db);
  const ids = given.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${ids}::text[]) given (id)
    where not exists (select from product p where p.id = given.id)`.execute(db);
  return rows.map(({ id }) => ({ kind: "products", name: id }));
}

interface Places {
  kind: Kind;
  table: string;
  id: string;
  /** Rows of id and handle. */
  all: RawBuilder<unknown>;
}

const PLACES = {
  categories: {
    kind: "categories",
    table: "category_translation",
    id: "category_id",
    all: sql`select id, handle from category`,
  },
  subCategories: {
    kind: "subCategories",
    table: "subcategory_translation",
    id: "subcategory_id",
    all: sql`select s.id, c.handle || '/' || s.handle as handle from subcategory s join category c on c.id = s.category_id`,
  },
} satisfies Record<string, Places>;

async function saveNames(
  db: Database,
  language: Language,
  { kind, table, id, all }: Places,
  entries: Entry[],
): Promise<UnknownName[]> {
  if (entries.length === 0) return [];
  const given = entries.map((entry) => ({ ...entry, search: searchKey(entry.name) }));
  const { rows } = await sql<{ handle: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (handle text, name text, search text)),
    known as (${all}),
    gone as (
      delete from ${sql.table(table)} t using given join known using (handle)
      where t.${sql.ref(id)} = known.id and t.language = ${language} and given.name = ''),
    saved as (
      insert into ${sql.table(table)} (${sql.ref(id)}, language, name, search)
      select known.id, ${language}, given.name, given.search from given join known using (handle) where given.name <> ''
      on conflict (${sql.ref(id)}, language) do update set name = excluded.name, search = excluded.search)
    select handle from given left join known using (handle) where known.id is null`.execute(db);
  return rows.map(({ handle }) => ({ kind, name: handle }));
}

async function saveCollections(
  db: Database,
  language: Language,
  collections: NonNullable<CatalogueWords["collections"]>,
): Promise<UnknownName[]> {
  const given = Object.entries(collections).map(([handle, { title, subtitle }]) => ({
    handle,
    title: title?.trim(),
    subtitle: subtitle?.trim(),
  }));
  if (given.length === 0) return [];
  await sql`
    merge into collection_translation t
    using (
      select given.*, k.id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (handle text, title text, subtitle text)
      join collection k using (handle)) given
      on t.collection_id = given.id and t.language = ${language}
    when matched then update set title = ${kept("title")}, subtitle = ${kept("subtitle")}
    when not matched then insert (collection_id, language, title, subtitle)
      values (given.id, ${language}, nullif(given.title, ''), nullif(given.subtitle, ''))`.execute(db);
  const handles = given.map(({ handle }) => handle);
  const { rows } = await sql<{ handle: string }>`
    select given.handle from unnest(${handles}::text[]) given (handle)
    where not exists (select from collection k where k.handle = given.handle)`.execute(db);
  return rows.map(({ handle }) => ({ kind: "collections", name: handle }));
}

async function saveAttributes(db: Database, language: Language, given: Entry[]): Promise<UnknownName[]> {
  if (given.length === 0) return [];
  const { rows } = await sql<{ handle: string }>`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (handle text, name text)),
    gone as (
      delete from attribute_translation t using given join attribute a using (handle)
      where t.attribute_id = a.id and t.language = ${language} and given.name = ''),
    saved as (
      insert into attribute_translation (attribute_id, language, name)
      select a.id, ${language}, given.name from given join attribute a using (handle) where given.name <> ''
      on conflict (attribute_id, language) do update set name = excluded.name)
    select given.handle from given left join attribute a using (handle) where a.id is null`.execute(db);
  return rows.map(({ handle }) => ({ kind: "attributes", name: handle }));
}

/** A value that no product has (yet) is kept: the next import may bring it. */
async function saveValues(
  db: Database,
  language: Language,
  values: NonNullable<CatalogueWords["attributeValues"]>,
): Promise<UnknownName[]> {
  const folded = Object.entries(values).flatMap(([handle, names]) =>
    Object.entries(names).map(
      ([value, name]) =>
        [JSON.stringify([handle, foldCase(value)]), { handle, value: foldCase(value), name: name.trim() }] as const,
    ),
  );
  const given = [...new Map(folded).values()];
  if (given.length === 0) return [];
  const { rows } = await sql<{ handle: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (handle text, value text, name text)),
    gone as (
      delete from attribute_value_translation t using given join attribute a using (handle)
      where t.attribute_id = a.id and t.language = ${language} and t.value = given.value and given.name = ''),
    saved as (
      insert into attribute_value_translation (attribute_id, language, value, name)
      select a.id, ${language}, lower(given.value), given.name from given join attribute a using (handle) where given.name <> ''
      on conflict (attribute_id, language, value) do update set name = excluded.name)
    select distinct given.handle from given left join attribute a using (handle) where a.id is null`.execute(db);
  return rows.map(({ handle }) => ({ kind: "attributeValues", name: handle }));
}

/** Rows that say nothing any more. */
async function dropEmpty(db: Database, language: Language): Promise<void> {
  await sql`delete from product_translation
    where language = ${language} and search = '' and name is null and description is null and detailed_description is null`.execute(
    db,
  );
}

/** The given text, or where none was given the one that is there; an empty one is none. */
function kept(column: string): RawBuilder<unknown> {
  return sql`nullif(coalesce(given.${sql.ref(column)}, t.${sql.ref(column)}), '')`;
}

interface Entry {
  handle: string;
  name: string;
}

function entriesOf(names: Readonly<Record<string, string>> = {}): Entry[] {
  return Object.entries(names).map(([handle, name]) => ({ handle, name: name.trim() }));
}
