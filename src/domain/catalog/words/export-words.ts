import type { Language } from "#contract/language.ts";
import { sql } from "kysely";
import type { ShopContext } from "../../context.ts";
import { COLUMNS, type RowType } from "./csv/columns.ts";

/** Products read at once. */
const A_PART = 500;

interface TextRow {
  type: RowType;
  name: string;
  field: string;
  own: string;
  there: string | null;
}

/**
 * Every text of the catalogue with its translation as far as there is one: a file of translations, some lines at a time.
 * Values of attributes that are numbers or the letters of a size are left out: they are the same everywhere.
 */
export async function* exportWords(ctx: ShopContext, language: Language): AsyncGenerator<string> {
  yield line(COLUMNS);
  yield (await frameTexts(ctx, language)).map((row) => lineOf(row, language)).join("");
  for (let after = ""; ;) {
    const { ids, rows } = await productTexts(ctx, language, after);
    if (ids.length === 0) return;
    yield rows.map((row) => lineOf(row, language)).join("");
    after = ids.at(-1)!;
  }
}

async function frameTexts(ctx: ShopContext, language: Language): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select type, name, field, own, there from (
    select 1 as place, 'CATEGORY' as type, c.handle as name, 'name' as field, c.name as own, t.name as there
    from category c left join category_translation t on t.category_id = c.id and t.language = ${language}
    union all
    select 2, 'SUBCATEGORY', c.handle || '/' || s.handle, 'name', s.name, t.name
    from subcategory s join category c on c.id = s.category_id
    left join subcategory_translation t on t.subcategory_id = s.id and t.language = ${language}
    union all
    select 3, 'COLLECTION', k.handle, field, own, there
    from collection k left join collection_translation t on t.collection_id = k.id and t.language = ${language},
    lateral (values ('title', k.title, t.title), ('subtitle', k.subtitle, t.subtitle)) text (field, own, there)
    where own <> ''
    union all
    select 4, 'ATTRIBUTE', a.handle, 'name', a.name, t.name
    from attribute a left join attribute_translation t on t.attribute_id = a.id and t.language = ${language}
    union all
    select 5, 'VALUE', a.handle || '/' || v.value, 'name', v.own, t.name
    from (
      select attribute_id, lower(value) as value, min(value) as own from product_attribute_value group by 1, 2) v
    join attribute a on a.id = v.attribute_id
    left join attribute_value_translation t
      on t.attribute_id = v.attribute_id and t.language = ${language} and t.value = v.value
    where v.value !~ '^([0-9]+([.,][0-9]+)?|[0-9]?x{0,4}[sl]|m)$') text
    order by place, name, field desc`.execute(ctx.db);
  return rows;
}

/** The texts of the next products by id. */
async function productTexts(
  ctx: ShopContext,
  language: Language,
  after: string,
): Promise<{ ids: string[]; rows: TextRow[] }> {
  const { rows } = await sql<TextRow>`
    select 'PRODUCT' as type, p.id as name, field, own, there
    from (select * from product where id > ${after} order by id limit ${A_PART}) p
    left join product_translation t on t.product_id = p.id and t.language = ${language},
    lateral (values (1, 'name', p.name, t.name), (2, 'description', p.description, t.description),
      (3, 'details', p.detailed_description, t.detailed_description)) text (place, field, own, there)
    order by p.id, place`.execute(ctx.db);
  return { ids: rows.map(({ name }) => name), rows: rows.filter(({ own }) => own !== "") };
}

function lineOf({ type, name, field, own, there }: TextRow, language: Language): string {
  return line([type, name, field, language, own, there ?? ""]);
}

function line(fields: readonly string[]): string {
  return `${fields.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(",")}\r\n`;
}
