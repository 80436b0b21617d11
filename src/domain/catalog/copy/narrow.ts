import type { ListingFilter } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import type { Language } from "#contract/language.ts";
import { attributeHandle, foldCase } from "../attribute-names.ts";
import { searchKey } from "../words/search-key.ts";
import type { CatalogueCopy } from "./catalogue-copy.ts";
import type { GroupedRows } from "./grouped-rows.ts";
import { addRow, allRows, both, countRows, lowestBit, noRows, setOf, unite, type RowSet } from "./row-set.ts";

/** What a filter leaves of the catalogue, and how many each further choice would leave. Prices in paise. */
export interface Narrowed {
  total: number;
  /** The rows that it leaves. */
  kept: RowSet;
  /** By subcategory's id, categories left aside. */
  byCategory: Int32Array;
  /** By subcategory's id, subcategories left aside. */
  bySub: Int32Array;
  /** By number in the copy's list of values, the value's own attribute left aside. */
  byValue: Int32Array;
  /** The price range, the wanted one left aside; null where nothing is left. */
  price: { min: number; max: number } | null;
}

/** What a part of a filter is about: the choices of it are counted with this part left aside. */
type About = "category" | "sub" | "price" | `attribute ${number}`;

/** A part of a filter: AND across groups, OR within one (VAL-19, VAL-20). */
interface Group {
  about: About;
  /** The rows that fit. */
  fits: RowSet;
}

/**
 * Narrows the catalogue by a filter. Empty lists and texts ask for nothing. A row that misses one group alone still counts
 * for the choices of that group; one that misses two counts for none.
 * @param language what names are searched in beside the shop's own
 */
export function narrow(copy: CatalogueCopy, filter: ListingFilter, language: Language | null): Narrowed {
  const candidates = candidatesOf(copy, filter, language);
  const groups = groupsOf(copy, filter);
  if (candidates === null && groups.length === 0) {
    return copy.once("narrowed by nothing", () => counted(copy, allRows(copy.size), new Map()));
  }
  const { kept, aside } = sift(candidates ?? allRows(copy.size), groups);
  return counted(copy, kept, aside);
}

/** What all groups leave, and what is left with those of one kind left aside, by kind. */
function sift(candidates: RowSet, groups: Group[]): { kept: RowSet; aside: Map<About, RowSet> } {
  const before = [candidates];
  for (const [index, { fits }] of groups.entries()) before.push(both(before[index]!, fits));
  const aside = new Map<About, RowSet>();
  let after: RowSet | null = null;
  for (let index = groups.length - 1; index >= 0; index--) {
    const { about, fits } = groups[index]!;
    const without = after ? both(before[index]!, after) : before[index]!.slice();
    const known = aside.get(about);
    if (known) unite(known, without);
    else aside.set(about, without);
    after = after ? both(after, fits) : fits;
  }
  return { kept: before[groups.length]!, aside };
}

function counted(copy: CatalogueCopy, kept: RowSet, aside: Map<About, RowSet>): Narrowed {
  const ofSubs = (set: RowSet) => {
    const counts = new Int32Array(copy.highestSub + 1);
    countNumbers(copy.byPlace.sub, copy.subs, null, set, counts, null);
    return counts;
  };
  const bySub = ofSubs(aside.get("sub") ?? kept);
  return {
    total: countRows(kept),
    kept,
    bySub,
    byCategory: aside.has("category") || aside.has("sub") ? ofSubs(aside.get("category") ?? kept) : bySub,
    byValue: countValues(copy, kept, aside),
    price: rangeOf(copy, aside.get("price") ?? kept),
  };
}

function countValues(copy: CatalogueCopy, kept: RowSet, aside: Map<About, RowSet>): Int32Array {
  const { list, firstValue, values, byValue } = copy;
  const counts = new Int32Array(list.texts.length);
  const isAside = Uint8Array.from(list.attributes, (attribute) => (aside.has(`attribute ${attribute}`) ? 1 : 0));
  countNumbers(byValue, values, firstValue, kept, counts, (value) => isAside[value] === 0);
  for (const [about, set] of aside) {
    if (!about.startsWith("attribute ")) continue;
    const attribute = Number(about.slice("attribute ".length));
    countNumbers(byValue, values, firstValue, set, counts, (value) => list.attributes[value] === attribute);
  }
  return counts;
}

/** To look at a number of a row takes so many times as long as to compare 32 rows of two sets. */
const DEARER = 3;

/**
 * Counts in how many rows of a set each number stands: row by row where there are few, else number by number.
 * @param firstOf as GroupedRows takes it; null where each row has one number
 * @param counts what is counted is written there
 * @param isWanted null for all numbers
 */
function countNumbers(
  rows: GroupedRows,
  numbers: Int32Array,
  firstOf: Int32Array | null,
  set: RowSet,
  counts: Int32Array,
  isWanted: ((number: number) => boolean) | null,
): void {
  const perRow = firstOf ? numbers.length / Math.max(1, firstOf.length - 1) : 1;
  if (countRows(set) * perRow * DEARER > rows.cost) {
    for (let number = 0; number < counts.length; number++) {
      if (!isWanted || isWanted(number)) counts[number] = rows.countIn(set, number);
    }
    return;
  }
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const row = word * 32 + lowestBit(bits);
      const end = firstOf ? firstOf[row + 1]! : row + 1;
      for (let at = firstOf ? firstOf[row]! : row; at < end; at++) {
        const number = numbers[at]!;
        if (!isWanted || isWanted(number)) counts[number]!++;
      }
    }
  }
}

function rangeOf({ prices }: CatalogueCopy, set: RowSet): Narrowed["price"] {
  let [min, max] = [Infinity, -Infinity];
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const price = prices[word * 32 + lowestBit(bits)]!;
      if (price < min) min = price;
      if (price > max) max = price;
    }
  }
  return min <= max ? { min, max } : null;
}

/** The rows that search text, flag, collection and ids leave; null for all. These narrow a listing and its facets alike. */
function candidatesOf(
  copy: CatalogueCopy,
  { q, flag, collection, ids }: ListingFilter,
  language: Language | null,
): RowSet | null {
  const text = q?.trim() ?? "";
  const sets: RowSet[] = [];
  if (text !== "") sets.push(found(copy, text, language));
  if (flag) sets.push(setOf(copy.flagged(flag), copy.size));
  if (ids) sets.push(setOf(copy.rowsOf(ids), copy.size));
  if (collection !== undefined) sets.push(setOf(copy.inCollection(toHandle(collection)) ?? [], copy.size));
  return sets.length === 0 ? null : sets.reduce(both);
}

/** VAL-17; in a language also part of the name there, or what a category is called there. */
function found(copy: CatalogueCopy, text: string, language: Language | null): RowSet {
  const set = copy.setNamed(text.toLowerCase());
  if (language === null) return set;
  const key = searchKey(text);
  for (const row of copy.namedIn(language, key)) addRow(set, row);
  const { categories, subCategories } = copy.frame;
  const called = (places: { id: number; search: Partial<Record<Language, string>> | null }[]) =>
    places.filter(({ search }) => search?.[language] === key).map(({ id }) => id);
  unite(set, copy.byPlace.category.rowsOfAny(called(categories)));
  unite(set, copy.byPlace.sub.rowsOfAny(called(subCategories)));
  return set;
}

function groupsOf(copy: CatalogueCopy, filter: ListingFilter): Group[] {
  const { frame, byPlace, prices } = copy;
  const groups: Group[] = [];
  const wantedCategories = idsNamed(frame.categories, filter.categories);
  if (wantedCategories) groups.push({ about: "category", fits: byPlace.category.rowsOfAny(wantedCategories) });
  const wantedSubs = idsNamed(frame.subCategories, filter.subCategories);
  if (wantedSubs) groups.push({ about: "sub", fits: byPlace.sub.rowsOfAny(wantedSubs) });
  const { minPrice = -Infinity, maxPrice = Infinity } = filter;
  if (minPrice > -Infinity || maxPrice < Infinity) {
    groups.push({ about: "price", fits: between(prices, minPrice, maxPrice) });
  }
  for (const [name, values] of Object.entries(filter.attributes ?? {})) {
    const chosen = values.map(foldCase).filter((value) => value !== "");
    if (chosen.length > 0) groups.push(attributeGroup(copy, attributeHandle(name), chosen));
  }
  return groups;
}

/** C-10: by slug, whatever the letter case. The ids of the places that are asked for; null where nothing is. */
function idsNamed(places: readonly { id: number; handle: string }[], names: string[] = []): number[] | null {
  if (names.length === 0) return null;
  const handles = new Set(names.map(toHandle));
  return places.filter(({ handle }) => handles.has(handle)).map(({ id }) => id);
}

function between(prices: Int32Array, min: number, max: number): RowSet {
  const fits = noRows(prices.length);
  const [least, most] = [Math.max(0, Math.ceil(min)), Math.min(2 ** 31 - 1, Math.floor(max))];
  if (least > most) return fits;
  for (let row = 0; row < prices.length; row++) {
    // The sign bit of either difference says that it does not fit: a condition here would be guessed wrong half of the time.
    const misses = ((prices[row]! - least) | (most - prices[row]!)) >>> 31;
    fits[row >>> 5]! |= (misses ^ 1) << (row & 31);
  }
  return fits;
}

function attributeGroup({ frame, list, byValue }: CatalogueCopy, handle: string, chosen: string[]): Group {
  const attribute = frame.attributes.find((one) => one.handle === handle)?.id ?? -1;
  const wanted: number[] = [];
  for (const [value, folded] of list.folded.entries()) {
    if (list.attributes[value] === attribute && chosen.includes(folded)) wanted.push(value);
  }
  return { about: `attribute ${attribute}`, fits: byValue.rowsOfAny(wanted) };
}
