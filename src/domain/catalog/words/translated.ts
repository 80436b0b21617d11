import type { Language } from "#contract/language.ts";
import { sql, type RawBuilder } from "kysely";

type Translated =
  | { table: "product_translation"; of: "product_id" }
  | { table: "category_translation"; of: "category_id" }
  | { table: "subcategory_translation"; of: "subcategory_id" }
  | { table: "collection_translation"; of: "collection_id" }
  | { table: "attribute_translation"; of: "attribute_id" };

const OF = {
  product: { table: "product_translation", of: "product_id" },
  category: { table: "category_translation", of: "category_id" },
  subcategory: { table: "subcategory_translation", of: "subcategory_id" },
  collection: { table: "collection_translation", of: "collection_id" },
  attribute: { table: "attribute_translation", of: "attribute_id" },
} as const satisfies Record<string, Translated>;

/**
 * A text's translation as an expression of a query; null where there is none, or where none is wanted.
 * @param id the column that the thing's id stands in, such as "p.id"
 * @param column the text's column in its translation table
 */
export function translation(
  thing: keyof typeof OF,
  id: string,
  column: string,
  language: Language | null,
): RawBuilder<string | null> {
  if (language === null) return sql`null::text`;
  const { table, of } = OF[thing];
  return sql`(select words.${sql.ref(column)} from ${sql.table(table)} words
    where words.${sql.ref(of)} = ${sql.ref(id)} and words.language = ${language})`;
}

/** A text in a language, or else as the shop has it, as an expression of a query. */
export function inWords(
  thing: keyof typeof OF,
  [id, own]: [id: string, own: string],
  column: string,
  language: Language | null,
): RawBuilder<string> {
  if (language === null) return sql`${sql.ref(own)}`;
  return sql`coalesce(${translation(thing, id, column, language)}, ${sql.ref(own)})`;
}
