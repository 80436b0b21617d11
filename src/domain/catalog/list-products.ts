import type { Listing, ListingFilter } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import type { ShopContext } from "../context.ts";
import type { CatalogueCopy } from "./copy/catalogue-copy.ts";
import { currentCopy } from "./copy/current-copy.ts";
import { narrow, type Narrowed } from "./copy/narrow.ts";
import { hasRow, rowsIn } from "./copy/row-set.ts";
import { facetsOf } from "./facets.ts";
import { productsById } from "./queries.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

const DEFAULT_LIMIT = 24;
const MAX_LIMIT = 100;

/**
 * A page of the published products that a filter leaves, and how many each further choice would leave (LIST-07, LIST-08,
 * VAL-17, VAL-19, VAL-20). Relevant is the shop's own order, or the collection's where one is named. Beyond the last
 * page there are no products, and the total still stands. Answered from the copy of the catalogue in memory; the
 * number of queries does not depend on the filter, the page or the size of the shop.
 */
export async function listProducts(ctx: ShopContext, filter: ListingFilter): Promise<Listing> {
  const { ids, ...listing } = await listIds(ctx, filter);
  return { ...listing, products: await productsById(ctx, ids, filter.language) };
}

/** A listing without its products: their ids in order. */
export interface ListedIds extends Omit<Listing, "products"> {
  ids: string[];
}

/** Which products a listing shows, and its facets; see listProducts. */
export async function listIds(ctx: ShopContext, filter: ListingFilter): Promise<ListedIds> {
  const limit = Math.min(wholeFrom1(filter.limit, DEFAULT_LIMIT), MAX_LIMIT);
  const page = wholeFrom1(filter.page, 1);
  const language = wantedLanguage(ctx, filter.language);
  const copy = await currentCopy(ctx);
  const narrowed = narrow(copy, filter, language);
  return {
    ids: copy.idsOf(pageOf(orderOf(copy, filter), narrowed, (page - 1) * limit, limit)),
    total: narrowed.total,
    page,
    pages: Math.max(1, Math.ceil(narrowed.total / limit)),
    facets: facetsOf(copy, narrowed, filter, language, ctx.config.CATALOGUE_LANGUAGE),
  };
}

/** How many products are published. */
export async function countProducts(ctx: ShopContext): Promise<number> {
  return (await currentCopy(ctx)).size;
}

/** The published products, in the shop's order. */
export async function everyId(ctx: ShopContext): Promise<string[]> {
  return (await currentCopy(ctx)).ids;
}

export async function isPublished(ctx: ShopContext, id: string): Promise<boolean> {
  return (await currentCopy(ctx)).rowsOf([id]).length > 0;
}

/** The collection's rows, or all of them, in the order that is asked for; null for the shop's own. */
function orderOf(copy: CatalogueCopy, { sort, collection }: ListingFilter): ArrayLike<number> | null {
  if (sort === "price-asc") return copy.byPrice(1);
  if (sort === "price-desc") return copy.byPrice(-1);
  return collection === undefined ? null : (copy.inCollection(toHandle(collection)) ?? []);
}

function pageOf(order: ArrayLike<number> | null, { kept, total }: Narrowed, offset: number, limit: number): number[] {
  if (offset >= total) return [];
  if (order === null) return rowsIn(kept, offset, limit);
  const rows: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && rows.length < limit; place++) {
    const row = order[place]!;
    if (hasRow(kept, row) && passed++ >= offset) rows.push(row);
  }
  return rows;
}

function wholeFrom1(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 1 ? Math.min(value, 1_000_000) : otherwise;
}
