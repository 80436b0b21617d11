import type { Listing, ListingFilter } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import { sql, type RawBuilder } from "kysely";
import type { ShopContext } from "../context.ts";
import { countFacets } from "./facets.ts";
import { allOf, listingGroups, type ListingGroups } from "./listing-groups.ts";
import { publishedProducts, SUMMARY_COLUMNS, summarise, type SummaryRow } from "./summaries.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

const DEFAULT_LIMIT = 24;
const MAX_LIMIT = 100;

/**
 * A page of the published products that a filter leaves, and how many each further choice would leave (LIST-07, LIST-08,
 * VAL-17, VAL-19, VAL-20). Relevant is the shop's own order, or the collection's where one is named. Beyond the last
 * page there are no products, and the total still stands. The number of queries does not depend on the page.
 */
export async function listProducts(ctx: ShopContext, filter: ListingFilter): Promise<Listing> {
  const limit = Math.min(wholeFrom1(filter.limit, DEFAULT_LIMIT), MAX_LIMIT);
  const page = wholeFrom1(filter.page, 1);
  const groups = listingGroups(filter, wantedLanguage(ctx, filter.language));
  const [rows, { total, facets }] = await Promise.all([
    pageOfRows(ctx, groups, orderOf(filter), limit, (page - 1) * limit),
    countFacets(ctx, groups, filter),
  ]);
  const products = await summarise(ctx.db, rows, wantedLanguage(ctx, filter.language));
  return { products, total, page, pages: Math.max(1, Math.ceil(total / limit)), facets };
}

async function pageOfRows(
  ctx: ShopContext,
  groups: ListingGroups,
  order: RawBuilder<unknown>[],
  limit: number,
  offset: number,
): Promise<SummaryRow[]> {
  return publishedProducts(ctx.db)
    .where(allOf(groups))
    .select(SUMMARY_COLUMNS)
    .orderBy(sql.join(order))
    .limit(limit)
    .offset(offset)
    .execute();
}

function orderOf({ sort, collection }: ListingFilter): RawBuilder<unknown>[] {
  if (sort === "price-asc") return [sql`p.price_minor`, sql`p.position`];
  if (sort === "price-desc") return [sql`p.price_minor desc`, sql`p.position`];
  if (collection === undefined) return [sql`p.position`];
  const place = sql`(select cp.position from collection_product cp join collection k on k.id = cp.collection_id
    where cp.product_id = p.id and k.handle = ${toHandle(collection)})`;
  return [place, sql`p.position`];
}

function wholeFrom1(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 1 ? Math.min(value, 1_000_000) : otherwise;
}
