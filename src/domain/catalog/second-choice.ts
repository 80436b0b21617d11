import type { Listing, ListingFilter } from "#contract/catalog.ts";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import { listProducts } from "./list-products.ts";
import { meantIn } from "./spelling.ts";

/** Below it, words have hardly three letters in a row in common. */
const SIMILARITY = 0.3;
const NAMES = 60;
const LONGEST = 80;

export interface SecondChoice {
  /** What is searched for instead. */
  q: string;
  listing: Listing;
}

/**
 * What a search without any result most likely meant ("Showing results for …"): the words of product names that resemble
 * it most by trigrams, and what they find. Null where nothing does, or nothing was searched for.
 */
export async function secondChoice(ctx: ShopContext, filter: ListingFilter): Promise<SecondChoice | null> {
  const text = filter.q?.trim().toLowerCase() ?? "";
  if (text.length < 3 || text.length > LONGEST) return null;
  const q = meantIn(text, await resemblingNames(ctx, text));
  if (q === null || q === text) return null;
  const listing = await listProducts(ctx, { ...filter, q });
  return listing.total > 0 ? { q, listing } : null;
}

/** Names with a stretch, or a word, that resembles the text; by the trigram index. */
async function resemblingNames(ctx: ShopContext, text: string): Promise<string[]> {
  return ctx.db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`.execute(trx);
    const { rows } = await sql<{ name: string }>`
      select p.name from product p
      where p.published and ${text} <% lower(p.name)
      order by word_similarity(${text}, lower(p.name)) desc, p.position
      limit ${NAMES}`.execute(trx);
    return rows.map(({ name }) => name);
  });
}
