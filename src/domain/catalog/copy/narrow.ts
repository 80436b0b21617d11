import type { ListingFilter } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import type { Language } from "#contract/language.ts";
import { attributeHandle, foldCase } from "../attribute-names.ts";
import { searchKey } from "../words/search-key.ts";
import type { CatalogueCopy } from "./catalogue-copy.ts";

/** What a filter leaves of the catalogue, and how many each further choice would leave. Prices in paise. */
export interface Narrowed {
  total: number;
  /** Rows that it leaves have 1 here. */
  kept: Uint8Array;
  /** By subcategory's id, categories left aside. */
  byCategory: Int32Array;
  /** By subcategory's id, subcategories left aside. */
  bySub: Int32Array;
  /** By number in the copy's list of values, the value's own attribute left aside. */
  byValue: Int32Array;
  /** The price range, the wanted one left aside; null where nothing is left. */
  price: { min: number; max: number } | null;
}

/** A part of a filter that is left aside when its own choices are counted: AND across groups, OR within one (VAL-19, VAL-20). */
interface Group {
  of: "category" | "sub" | "price" | { attribute: number };
  /** 1 for each row that fits. */
  fits: Uint8Array;
}

const OUT = 0xffff;

/**
 * Narrows the catalogue by a filter. Empty lists and texts ask for nothing. A row that misses one group alone still counts
 * for the choices of that group; one that misses two counts for none.
 * @param language what names are searched in beside the shop's own
 */
export function narrow(copy: CatalogueCopy, filter: ListingFilter, language: Language | null): Narrowed {
  const candidates = candidatesOf(copy, filter, language);
  const count = candidates?.length ?? copy.size;
  const groups = groupsOf(copy, filter);
  // For each candidate: 0 when it fits, n when it misses group n alone, else OUT.
  const missed = new Uint16Array(count);
  for (const [index, { fits }] of groups.entries()) {
    for (let n = 0; n < count; n++) {
      if (missed[n] === OUT || fits[candidates ? candidates[n]! : n] === 1) continue;
      missed[n] = missed[n] === 0 ? index + 1 : OUT;
    }
  }
  return counted(copy, candidates, missed, groups);
}

function counted(
  copy: CatalogueCopy,
  candidates: readonly number[] | null,
  missed: Uint16Array,
  groups: Group[],
): Narrowed {
  const { subs, prices, firstValue, values, list } = copy;
  const kept = new Uint8Array(copy.size);
  const byCategory = new Int32Array(copy.highestSub + 1);
  const bySub = new Int32Array(copy.highestSub + 1);
  const byValue = new Int32Array(list.texts.length);
  const kinds = groups.map(({ of }) => of);
  let [total, min, max] = [0, Infinity, -Infinity];
  const range = (price: number) => {
    if (price < min) min = price;
    if (price > max) max = price;
  };
  for (let n = 0; n < missed.length; n++) {
    const miss = missed[n]!;
    if (miss === OUT) continue;
    const row = candidates ? candidates[n]! : n;
    const end = firstValue[row + 1]!;
    if (miss === 0) {
      kept[row] = 1;
      total++;
      byCategory[subs[row]!]!++;
      bySub[subs[row]!]!++;
      range(prices[row]!);
      for (let at = firstValue[row]!; at < end; at++) byValue[values[at]!]!++;
      continue;
    }
    const alone = kinds[miss - 1]!;
    if (alone === "category") byCategory[subs[row]!]!++;
    else if (alone === "sub") bySub[subs[row]!]!++;
    else if (alone === "price") range(prices[row]!);
    else {
      for (let at = firstValue[row]!; at < end; at++) {
        if (list.attributes[values[at]!] === alone.attribute) byValue[values[at]!]!++;
      }
    }
  }
  return { total, kept, byCategory, bySub, byValue, price: min <= max ? { min, max } : null };
}

/** The rows that search text, flag, collection and ids leave, upwards; null for all. These narrow a listing and its facets alike. */
function candidatesOf(
  copy: CatalogueCopy,
  { q, flag, collection, ids }: ListingFilter,
  language: Language | null,
): readonly number[] | null {
  const text = q?.trim() ?? "";
  const sets: (readonly number[])[] = [];
  if (text !== "") sets.push(found(copy, text, language));
  if (flag) sets.push(copy.flagged(flag));
  if (ids) sets.push(copy.rowsOf([...new Set(ids)]).toSorted((a, b) => a - b));
  if (collection !== undefined) sets.push((copy.inCollection(toHandle(collection)) ?? []).toSorted((a, b) => a - b));
  const [first, ...others] = sets.toSorted((a, b) => a.length - b.length);
  if (!first || others.length === 0) return first ?? null;
  const sieves = others.map((rows) => new Set(rows));
  return first.filter((row) => sieves.every((sieve) => sieve.has(row)));
}

/** VAL-17; in a language also part of the name there, or what a category is called there. */
function found(copy: CatalogueCopy, text: string, language: Language | null): readonly number[] {
  const named = copy.named(text.toLowerCase());
  if (language === null) return named;
  const key = searchKey(text);
  const { categories, subCategories } = copy.frame;
  const meant = new Set(categories.filter(({ search }) => search?.[language] === key).map(({ id }) => id));
  const meantSubs = new Set(subCategories.filter(({ search }) => search?.[language] === key).map(({ id }) => id));
  const placed =
    meant.size + meantSubs.size === 0
      ? []
      : Array.from(copy.ids.keys()).filter((row) => meant.has(copy.categories[row]!) || meantSubs.has(copy.subs[row]!));
  return [...new Set([...named, ...copy.namedIn(language, key), ...placed])].toSorted((a, b) => a - b);
}

function groupsOf(copy: CatalogueCopy, filter: ListingFilter): Group[] {
  const { frame, categories, subs, prices } = copy;
  const groups: Group[] = [];
  const wantedCategories = idsNamed(frame.categories, filter.categories);
  if (wantedCategories) groups.push({ of: "category", fits: among(categories, wantedCategories) });
  const wantedSubs = idsNamed(frame.subCategories, filter.subCategories);
  if (wantedSubs) groups.push({ of: "sub", fits: among(subs, wantedSubs) });
  const { minPrice = -Infinity, maxPrice = Infinity } = filter;
  if (minPrice > -Infinity || maxPrice < Infinity) {
    groups.push({ of: "price", fits: between(prices, minPrice, maxPrice) });
  }
  for (const [name, values] of Object.entries(filter.attributes ?? {})) {
    const chosen = values.map(foldCase).filter((value) => value !== "");
    if (chosen.length > 0) groups.push(attributeGroup(copy, attributeHandle(name), chosen));
  }
  return groups;
}

/** C-10: by slug, whatever the letter case. 1 by the id of each place that is asked for; null where nothing is. */
function idsNamed(places: readonly { id: number; handle: string }[], names: string[] = []): Uint8Array | null {
  if (names.length === 0) return null;
  const handles = new Set(names.map(toHandle));
  const wanted = new Uint8Array(places.reduce((highest, { id }) => Math.max(highest, id), 0) + 1);
  for (const { id, handle } of places) if (handles.has(handle)) wanted[id] = 1;
  return wanted;
}

// A loop each, and no callbacks: with callbacks they take three times as long.
function among(places: Int32Array, wanted: Uint8Array): Uint8Array {
  const fits = new Uint8Array(places.length);
  for (let row = 0; row < fits.length; row++) fits[row] = wanted[places[row]!] ?? 0;
  return fits;
}

function between(prices: Int32Array, min: number, max: number): Uint8Array {
  const fits = new Uint8Array(prices.length);
  for (let row = 0; row < fits.length; row++) fits[row] = prices[row]! >= min && prices[row]! <= max ? 1 : 0;
  return fits;
}

function attributeGroup(copy: CatalogueCopy, handle: string, chosen: string[]): Group {
  const attribute = copy.frame.attributes.find((one) => one.handle === handle)?.id ?? -1;
  const { firstValue, values, list } = copy;
  const wanted = Uint8Array.from(list.folded, (folded, value) =>
    list.attributes[value] === attribute && chosen.includes(folded) ? 1 : 0,
  );
  const fits = new Uint8Array(copy.size);
  for (let row = 0; row < fits.length; row++) {
    const end = firstValue[row + 1]!;
    for (let at = firstValue[row]!; at < end; at++) {
      if (wanted[values[at]!] !== 1) continue;
      fits[row] = 1;
      break;
    }
  }
  return { of: { attribute }, fits };
}
