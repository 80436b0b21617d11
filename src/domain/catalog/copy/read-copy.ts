import type { Flag } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import type { Picture } from "#contract/picture.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";

/** A published product as the database has it, as far as listings look at it. Price in paise. */
export interface ProductRow {
  id: string;
  position: number;
  name: string;
  category: number;
  sub: number;
  price: number;
  flags: Record<Flag, boolean>;
  values: [attribute: number, value: string][] | null;
  /** Its name as searches see it, by language. */
  words: Partial<Record<Language, string>> | null;
}

/** A name, and what it is in other languages. */
export interface Named {
  id: number;
  handle: string;
  name: string;
  words: Partial<Record<Language, string>> | null;
}

/** What is not one product's. */
export interface FrameRows {
  /** In the shop's order. */
  categories: (Named & { search: Partial<Record<Language, string>> | null; picture: Picture | null })[];
  subCategories: (Named & { category: number; search: Partial<Record<Language, string>> | null })[];
  attributes: Named[];
  /** What values are called in other languages. */
  valueWords: { attribute: number; language: Language; value: string; name: string }[];
  /** Products in a collection's order. */
  collections: { handle: string; products: string[] }[];
}

/** Products a query: reading a large shop leaves the process time for its callers. */
const A_PART = 2000;

/** The published products after one another; all of them, or those among these ids. */
export async function* readProducts(db: Database, ids: string[] | null): AsyncGenerator<ProductRow[]> {
  for (let last: Pick<ProductRow, "position" | "id"> = { position: -1, id: "" }; ;) {
    const part = await readPart(db, last, ids);
    yield part;
    if (part.length < A_PART) return;
    last = part.at(-1)!;
  }
}

async function readPart(
  db: Database,
  last: Pick<ProductRow, "position" | "id">,
  ids: string[] | null,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.position, p.name, p.category_id as category, p.subcategory_id as sub, p.price_minor as price,
      json_build_object('bestseller', bestseller, 'top', top, 'newly', newly, 'hot', hot, 'popular', popular) as flags,
      (select json_agg(json_build_array(attribute_id, value)) from product_attribute_value where product_id = p.id) as values,
      (select json_object_agg(language, search) from product_translation where product_id = p.id) as words
    from product p
    where p.published and (p.position, p.id) > (${last.position}, ${last.id}) ${ids ? sql`and p.id = any(${ids})` : sql``}
    order by p.position, p.id limit ${A_PART}`.execute(db);
  return rows;
}

/** Categories, attributes, collections and their words. One query. */
export async function readFrame(db: Database): Promise<FrameRows> {
  const words = (table: string, key: string, id: string, column: string) =>
    sql`(select json_object_agg(language, ${sql.ref(column)}) from ${sql.table(table)} where ${sql.ref(key)} = ${sql.ref(id)})`;
  const { rows } = await sql<FrameRows>`
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'handle', c.handle, 'name', c.name,
          'words', ${words("category_translation", "category_id", "c.id", "name")},
          'search', ${words("category_translation", "category_id", "c.id", "search")},
          'picture', coalesce(c.picture, (
            select picture from product p join product_picture on product_id = p.id
            where p.category_id = c.id and p.published order by p.position, product_picture.position limit 1))) order by c.position, c.id), '[]')
        from category c) as categories,
      (select coalesce(json_agg(json_build_object('id', s.id, 'handle', s.handle, 'name', s.name, 'category', s.category_id,
          'words', ${words("subcategory_translation", "subcategory_id", "s.id", "name")},
          'search', ${words("subcategory_translation", "subcategory_id", "s.id", "search")})
          order by c.position, c.id, s.position, s.id), '[]')
        from subcategory s join category c on c.id = s.category_id) as "subCategories",
      (select coalesce(json_agg(json_build_object('id', a.id, 'handle', a.handle, 'name', a.name,
          'words', ${words("attribute_translation", "attribute_id", "a.id", "name")})), '[]')
        from attribute a) as attributes,
      (select coalesce(json_agg(json_build_object('attribute', attribute_id, 'language', language, 'value', value,
          'name', name)), '[]')
        from attribute_value_translation) as "valueWords",
      (select coalesce(json_agg(json_build_object('handle', k.handle, 'products',
          (select coalesce(json_agg(product_id order by position), '[]') from collection_product where collection_id = k.id))), '[]')
        from collection k) as collections`.execute(db);
  return rows[0]!;
}

export interface ChangedRows {
  /** What to ask with next: every transaction before it is over. */
  seen: string;
  /** Ids of products, and names that begin with '#' for what is not one product's. */
  changed: { id: string; changedIn: string }[];
}

/**
 * What transactions changed that were not over by `since`; nothing but the new mark where it is null. Marks are numbers of
 * transactions: one that began early and ended late is not missed.
 */
export async function readChanges(db: Database, since: string | null): Promise<ChangedRows> {
  // Numbers from another server's life, which a restored backup brings along, are in the future.
  const { rows } = await sql<ChangedRows>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
      (select coalesce(json_agg(json_build_object('id', product_id, 'changedIn', changed_in::text)), '[]')
        from catalogue_change
        where changed_in >= ${since}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())) as changed`.execute(
    db,
  );
  return rows[0]!;
}
