import type { ProductSummary } from "#contract/catalog.ts";
import { sql, type RawBuilder } from "kysely";
import { escapeLike, every } from "../catalog/listing-groups.ts";
import { publishedProducts, SUMMARY_COLUMNS, summarise } from "../catalog/summaries.ts";
import type { ShopContext } from "../context.ts";
import type { Shade } from "./lexicon/colours.ts";
import type { Kind } from "./lexicon/kinds.ts";
import type { Wearer } from "./lexicon/people.ts";
import type { Quality } from "./lexicon/qualities.ts";
import { isSize } from "./sizes-named.ts";

export type Ranking = "cheapest" | "dearest" | "rated" | null;

/** What a shopper looks for. Prices in paise. */
export interface Wish {
  kinds: Kind[];
  shades: Shade[];
  wearer: Wearer | null;
  sizes: string[];
  materials: Quality[];
  occasions: Quality[];
  minPrice: number | null;
  maxPrice: number | null;
  flag: "bestseller" | "newly" | "popular" | null;
  onSale: boolean;
  ranking: Ranking;
  /** Other words, which rank names that have them first. */
  words: string[];
}

export interface Found {
  products: ProductSummary[];
  total: number;
}

type Condition = RawBuilder<boolean>;

const SHOWN = 4;
const WEARERS = ["women", "men", "children"];
/** The expression of the index product_text. */
const TEXT = sql`to_tsvector('english', p.name || ' ' || p.description || ' ' || p.detailed_description)`;

/** Products that meet every part of a wish, the best of them, and how many there are. With a colour or a size: in stock in it. */
export async function findProducts(ctx: ShopContext, wish: Wish): Promise<Found> {
  const sizes = wish.sizes.length > 0 ? await sizesMeant(ctx, wish.sizes) : [];
  const rows = await publishedProducts(ctx.db)
    .where(every([...conditions(wish), variantIn(wish.shades, sizes, wish.sizes.length > 0)]))
    .select([...SUMMARY_COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .orderBy(sql.join(order(wish)))
    .limit(SHOWN)
    .execute();
  return { products: await summarise(ctx.db, rows, null), total: Number(rows[0]?.total ?? 0) };
}

function conditions(wish: Wish): (Condition | null)[] {
  return [
    anyKind(wish.kinds),
    wish.wearer && forWearer(wish.wearer.handle),
    wish.materials.length > 0 ? every(wish.materials.map(({ words }) => mentions(words))) : null,
    wish.occasions.length > 0 ? every(wish.occasions.map(({ words }) => mentions(words))) : null,
    wish.minPrice === null ? null : sql`p.price_minor >= ${Math.round(wish.minPrice)}`,
    wish.maxPrice === null ? null : sql`p.price_minor <= ${Math.round(wish.maxPrice)}`,
    wish.flag && sql`${sql.ref(`p.${wish.flag}`)}`,
    wish.onSale ? sql`p.compare_at_minor > p.price_minor` : null,
  ];
}

function order(wish: Wish): RawBuilder<unknown>[] {
  const inStock = sql`exists (select 1 from variant v where v.product_id = p.id and v.stock > 0) desc`;
  const rankings = {
    cheapest: sql`p.price_minor`,
    dearest: sql`p.price_minor desc`,
    rated: sql`p.rating_sum::float / nullif(p.rating_count, 0) desc nulls last, p.rating_count desc`,
  };
  const own = wish.wearer
    ? [sql`(c.handle = ${wish.wearer.handle} or p.name ~* ${`\\m${wish.wearer.handle}`}) desc`]
    : [];
  const words =
    wish.words.length > 0
      ? [
          sql`(select count(*) from unnest(${wish.words.map((word) => `%${escapeLike(word)}%`)}::text[]) word where lower(p.name) like word) desc`,
        ]
      : [];
  const said = [...wish.occasions, ...wish.materials].flatMap((quality) => quality.words);
  const fitting = said.length > 0 ? [sql`ts_rank(${TEXT}, to_tsquery('english', ${said.join(" | ")})) desc`] : [];
  return [
    ...(wish.ranking ? [inStock, rankings[wish.ranking]] : [...own, ...words, inStock, ...fitting]),
    sql`p.bestseller desc`,
    sql`p.position`,
  ];
}

function anyKind(kinds: Kind[]): Condition | null {
  if (kinds.length === 0) return null;
  const places = kinds.flatMap((kind) => kind.places);
  const heads = kinds.flatMap((kind) => kind.heads);
  const named = heads.length > 0 ? sql`lower(p.name) ~ ${headPattern(heads)}` : sql`false`;
  return sql`(c.handle = any(${places}) or s.handle = any(${places}) or ${named})`;
}

/** A name tells its kind by its last word, or by the last one before "with", "in" or a comma. */
function headPattern(heads: string[]): string {
  return `\\m(${heads.join("|")})s?(\\M (with|in|for) .*|,.*)?$`;
}

/** The category's own, or of a category for everybody and not named for somebody else. */
function forWearer(handle: string): Condition {
  const others = WEARERS.filter((other) => other !== handle).join("|");
  return sql`(c.handle = ${handle} or (c.handle <> all(${WEARERS}) and lower(p.name) !~ ${`\\m(${others})`}))`;
}

function mentions(words: string[]): Condition {
  return sql`${TEXT} @@ to_tsquery('english', ${words.join(" | ")})`;
}

function variantIn(shades: Shade[], sizes: string[], sizeWanted: boolean): Condition | null {
  const colours = shades.flatMap(({ values }) => values);
  if (colours.length === 0 && !sizeWanted) return null;
  const option = (names: string[], values: string[]) =>
    sql`exists (select 1 from jsonb_each_text(v.options) o where lower(o.key) = any(${names}) and lower(o.value) = any(${values}))`;
  const has = (names: string[], values: string[]) =>
    sql<boolean>`p.id in (select own.product_id from product_attribute_value own join attribute a on a.id = own.attribute_id
      where a.handle = any(${names}) and lower(own.value) = any(${values}))`;
  const COLOUR = ["colour", "color"];
  return every([
    colours.length > 0 ? has(COLOUR, colours) : null,
    sizeWanted ? has(["size"], sizes) : null,
    sql<boolean>`exists (select 1 from variant v where v.product_id = p.id and v.stock > 0
      ${colours.length > 0 ? sql`and ${option(COLOUR, colours)}` : sql``}
      ${sizeWanted ? sql`and ${option(["size"], sizes)}` : sql``})`,
  ]);
}

/** The catalogue's sizes that are meant by those named, lower case. */
async function sizesMeant(ctx: ShopContext, named: string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("product_attribute_value as own")
    .innerJoin("attribute as a", "a.id", "own.attribute_id")
    .where("a.handle", "=", "size")
    .select("own.value")
    .distinct()
    .execute();
  return rows.map(({ value }) => value.toLowerCase()).filter((value) => named.some((size) => isSize(value, size)));
}
