import type { ProductSummary } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { sql, type RawBuilder } from "kysely";
import type { CatalogueCopy } from "../catalog/copy/catalogue-copy.ts";
import { currentCopy } from "../catalog/copy/current-copy.ts";
import { productsById } from "../catalog/queries.ts";
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
  /** Other words, which rank names that have them first … */
  words: string[];
  /** … in this language or the shop's own. */
  language: Language;
}

export interface Found {
  products: ProductSummary[];
  total: number;
}

const SHOWN = 4;
const WEARERS = ["women", "men", "children"];
const COLOUR = ["colour", "color"];
/** Where a word begins and ends. */
const [BEGIN, END] = [String.raw`(?<![\p{L}\p{N}_])`, String.raw`(?![\p{L}\p{N}_])`];

/**
 * Products that meet every part of a wish, the best of them, and how many there are. With a colour or a size: in stock in
 * it. Names, places and values are looked through in memory, texts and stock in the database. Two queries.
 */
export async function findProducts(ctx: ShopContext, wish: Wish): Promise<Found> {
  const copy = await currentCopy(ctx);
  const sizes = sizesMeant(copy, wish.sizes);
  const rows = suitable(copy, wish, sizes);
  if (rows.length === 0) return { products: [], total: 0 };
  const { ids, total } = await bestOf(ctx, copy, rows, wish, sizes);
  return { products: await productsById(ctx, ids), total };
}

/** The rows that what is kept in memory does not rule out. */
function suitable(copy: CatalogueCopy, wish: Wish, sizes: string[]): number[] {
  const tests = [
    ofKind(copy, wish.kinds),
    wish.wearer && forWearer(copy, wish.wearer.handle),
    wish.minPrice !== null && atLeast(copy, Math.round(wish.minPrice)),
    wish.maxPrice !== null && atMost(copy, Math.round(wish.maxPrice)),
    wish.shades.length > 0 && offeredIn(copy, COLOUR, coloursOf(wish)),
    wish.sizes.length > 0 && offeredIn(copy, ["size"], sizes),
  ].filter((test) => typeof test === "function");
  const all = wish.flag ? copy.flagged(wish.flag) : [...copy.ids.keys()];
  return all.filter((row) => tests.every((test) => test(row)));
}

type Test = (row: number) => boolean;

function ofKind(copy: CatalogueCopy, kinds: Kind[]): Test | null {
  if (kinds.length === 0) return null;
  const places = new Set(kinds.flatMap((kind) => kind.places));
  const heads = kinds.flatMap((kind) => kind.heads);
  const named = heads.length > 0 ? headPattern(heads) : null;
  const [inCategory, inSub] = [idsOf(copy.frame.categories, places), idsOf(copy.frame.subCategories, places)];
  return (row) =>
    inCategory.has(copy.categories[row]!) || inSub.has(copy.subs[row]!) || (named?.test(copy.nameOf(row)) ?? false);
}

function idsOf(places: readonly { id: number; handle: string }[], handles: Set<string>): Set<number> {
  return new Set(places.filter(({ handle }) => handles.has(handle)).map(({ id }) => id));
}

/** A name tells its kind by its last word, or by the last one before "with", "in" or a comma. */
function headPattern(heads: string[]): RegExp {
  return new RegExp(`${BEGIN}(${heads.join("|")})s?(${END} (with|in|for) .*|,.*)?$`, "u");
}

/** The category's own, or of a category for everybody and not named for somebody else. */
function forWearer(copy: CatalogueCopy, handle: string): Test {
  const others = new RegExp(`${BEGIN}(${WEARERS.filter((other) => other !== handle).join("|")})`, "u");
  const own = idsOf(copy.frame.categories, new Set([handle]));
  const somebodys = idsOf(copy.frame.categories, new Set(WEARERS));
  return (row) =>
    own.has(copy.categories[row]!) || (!somebodys.has(copy.categories[row]!) && !others.test(copy.nameOf(row)));
}

function atLeast({ prices }: CatalogueCopy, price: number): Test {
  return (row) => prices[row]! >= price;
}

function atMost({ prices }: CatalogueCopy, price: number): Test {
  return (row) => prices[row]! <= price;
}

function offeredIn(copy: CatalogueCopy, handles: string[], wanted: string[]): Test {
  const attributes = idsOf(copy.frame.attributes, new Set(handles));
  const { list, values, firstValue } = copy;
  const numbers = new Set(
    list.folded.flatMap((folded, n) => (attributes.has(list.attributes[n]!) && wanted.includes(folded) ? [n] : [])),
  );
  return (row) => values.subarray(firstValue[row], firstValue[row + 1]).some((value) => numbers.has(value));
}

/** The catalogue's sizes that are meant by those named, lower case. */
function sizesMeant({ list, frame }: CatalogueCopy, named: string[]): string[] {
  const size = frame.attributes.find(({ handle }) => handle === "size")?.id;
  const known = new Set(list.folded.filter((_, n) => list.attributes[n] === size));
  return [...known].filter((value) => named.some((one) => isSize(value, one)));
}

function coloursOf({ shades }: Wish): string[] {
  return shades.flatMap(({ values }) => values);
}

/** The best of these rows that texts, stock and reductions do not rule out. */
async function bestOf(
  ctx: ShopContext,
  copy: CatalogueCopy,
  rows: number[],
  wish: Wish,
  sizes: string[],
): Promise<{ ids: string[]; total: number }> {
  const ofWearer = wish.wearer ? new RegExp(`${BEGIN}${wish.wearer.handle}`, "u") : null;
  const home = idsOf(copy.frame.categories, new Set(wish.wearer ? [wish.wearer.handle] : []));
  const isOwn = (row: number) => home.has(copy.categories[row]!) || (ofWearer?.test(copy.nameOf(row)) ?? false);
  const said = (row: number) => {
    const names = [copy.nameOf(row), copy.nameIn(wish.language, row)];
    return wish.words.filter((word) => names.some((name) => name.includes(word))).length;
  };
  const { rows: found } = await sql<{ id: string; total: number }>`
    select p.id, count(*) over () as total
    from unnest(${copy.idsOf(rows)}::text[], ${rows.map(isOwn)}::bool[], ${rows.map(said)}::int[]) as suitable (id, own, said)
    join product p on p.id = suitable.id and p.published
    where ${sql.join([sql`true`, ...conditions(wish, sizes)], sql` and `)}
    order by ${sql.join(order(wish))}
    limit ${SHOWN}`.execute(ctx.db);
  return { ids: found.map(({ id }) => id), total: Number(found[0]?.total ?? 0) };
}

function conditions(wish: Wish, sizes: string[]): RawBuilder<boolean>[] {
  const mentioned = [...wish.materials, ...wish.occasions].map(
    ({ words }) => sql<boolean>`p.words @@ to_tsquery('english', ${words.join(" | ")})`,
  );
  const reduced = wish.onSale ? [sql<boolean>`p.compare_at_minor > p.price_minor`] : [];
  const stocked = wish.shades.length > 0 || wish.sizes.length > 0 ? [variantIn(wish, sizes)] : [];
  return [...mentioned, ...reduced, ...stocked];
}

function variantIn(wish: Wish, sizes: string[]): RawBuilder<boolean> {
  const option = (names: string[], values: string[]) =>
    sql`and exists (select 1 from jsonb_each_text(v.options) o where lower(o.key) = any(${names}) and lower(o.value) = any(${values}))`;
  return sql`exists (select 1 from variant v where v.product_id = p.id and v.stock > 0
    ${wish.shades.length > 0 ? option(COLOUR, coloursOf(wish)) : sql``}
    ${wish.sizes.length > 0 ? option(["size"], sizes) : sql``})`;
}

function order(wish: Wish): RawBuilder<unknown>[] {
  const inStock = sql`exists (select 1 from variant v where v.product_id = p.id and v.stock > 0) desc`;
  const rankings = {
    cheapest: sql`p.price_minor`,
    dearest: sql`p.price_minor desc`,
    rated: sql`p.rating_sum::float / nullif(p.rating_count, 0) desc nulls last, p.rating_count desc`,
  };
  const qualities = [...wish.occasions, ...wish.materials].flatMap((quality) => quality.words);
  const fitting =
    qualities.length > 0 ? [sql`ts_rank(p.words, to_tsquery('english', ${qualities.join(" | ")})) desc`] : [];
  return [
    ...(wish.ranking
      ? [inStock, rankings[wish.ranking]]
      : [sql`suitable.own desc`, sql`suitable.said desc`, inStock, ...fitting]),
    sql`p.bestseller desc`,
    sql`p.position`,
  ];
}
