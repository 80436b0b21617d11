import type { Listing, ListingFilter } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { sql, type RawBuilder } from "kysely";
import type { ShopContext } from "../context.ts";
import { listProducts } from "./list-products.ts";
import { meantIn } from "./spelling.ts";
import { searchKey } from "./words/search-key.ts";
import { wantedLanguage } from "./words/wanted-language.ts";

const NAMES = 60;
const LONGEST = 80;

export interface SecondChoice {
  /** What is searched for instead. */
  q: string;
  listing: Listing;
}

/**
 * What a search without any result most likely meant ("Showing results for …"): the words of product names that resemble
 * it most by trigrams, and what they find. Names in the language that is asked for come before the shop's own. Null where
 * nothing does, or nothing was searched for.
 */
export async function secondChoice(ctx: ShopContext, filter: ListingFilter): Promise<SecondChoice | null> {
  const text = filter.q?.trim().toLowerCase() ?? "";
  if (text.length < 3 || text.length > LONGEST) return null;
  const language = wantedLanguage(ctx, filter.language);
  const q =
    (language && (await meantInLanguage(ctx, text, language))) ?? meantIn(text, await resemblingNames(ctx, text));
  if (q === null || q === text) return null;
  const listing = await listProducts(ctx, { ...filter, q });
  return listing.total > 0 ? { q, listing } : null;
}

/** Names with a stretch, or a word, that resembles the text; by the trigram index. */
function resemblingNames(ctx: ShopContext, text: string): Promise<string[]> {
  return namesOf(ctx, sql`select name from resembling_names(${text}, ${NAMES})`);
}

/** As it was typed or, for instance, hiragana for katakana. */
async function meantInLanguage(ctx: ShopContext, text: string, language: Language): Promise<string | null> {
  const key = searchKey(text);
  const names = await resemblingTranslations(ctx, key, language);
  return meantIn(text, names) ?? meantIn(key, names);
}

/** Likewise, of the names in a language. */
function resemblingTranslations(ctx: ShopContext, key: string, language: Language): Promise<string[]> {
  return namesOf(ctx, sql`select name from resembling_translations(${key}, ${language}, ${NAMES})`);
}

async function namesOf(ctx: ShopContext, query: RawBuilder<{ name: string }>): Promise<string[]> {
  const { rows } = await query.execute(ctx.db);
  return rows.map(({ name }) => name);
}
