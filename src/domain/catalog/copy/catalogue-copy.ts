import { displayTypeOf, FLAGS, type Flag } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { foldCase } from "../attribute-names.ts";
import { compareValues } from "../value-order.ts";
import { GroupedRows } from "./grouped-rows.ts";
import type { FrameRows, ProductRow } from "./read-copy.ts";
import { noRows, rowsIn, setOf, type RowSet } from "./row-set.ts";
import { Texts } from "./texts.ts";
import { WordList } from "./word-list.ts";

/** What a listing needs to know of a product. */
export interface Entry {
  id: string;
  position: number;
  /** Lower case. */
  name: string;
  /** Numbers in the copy's list of words. */
  nameWords: number[];
  category: number;
  sub: number;
  price: number;
  /** A bit for each of FLAGS. */
  flags: number;
  /** Numbers in the copy's list of values. */
  values: number[];
  words: Partial<Record<Language, string>> | null;
}

/** Every value that a product was ever offered in since the copy was begun, and every word of a name; a number each. */
export class ValueList {
  readonly attributes: number[] = [];
  readonly texts: string[] = [];
  readonly folded: string[] = [];
  /** Of the products' names. */
  readonly words = new WordList();
  readonly #numbers = new Map<string, number>();

  numberOf(attribute: number, text: string): number {
    const key = `${attribute} ${text}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.#numbers.set(key, number);
    this.attributes.push(attribute);
    this.texts.push(text);
    this.folded.push(foldCase(text));
    return number;
  }
}

export function entryOf(row: ProductRow, list: ValueList): Entry {
  const { id, position, name, category, sub, price, flags, values, words } = row;
  const lower = name.toLowerCase();
  return {
    id,
    position,
    name: lower,
    nameWords: list.words.numbersOf(lower),
    category,
    sub,
    price,
    flags: FLAGS.reduce((bits, flag, bit) => bits | (flags[flag] ? 1 << bit : 0), 0),
    values: (values ?? []).map(([attribute, text]) => list.numberOf(attribute, text)),
    words,
  };
}

/**
 * The published products as listings look at them: rows in the shop's order, a column each. It is not changed after it is
 * made; what is derived of it is made when it is first asked for. About 0.6 kB a product.
 */
export class CatalogueCopy {
  readonly size: number;
  readonly ids: string[];
  readonly categories: Int32Array;
  readonly subs: Int32Array;
  readonly prices: Int32Array;
  /** The highest id of a subcategory. */
  readonly highestSub: number;
  /** Values of row n: from firstValue[n] up to firstValue[n + 1]. */
  readonly firstValue: Int32Array;
  readonly values: Int32Array;
  readonly frame: FrameRows;
  readonly list: ValueList;
  readonly #entries: Entry[];
  readonly #made = new Map<string, unknown>();

  /** @param entries in the shop's order */
  constructor(entries: Entry[], list: ValueList, frame: FrameRows) {
    this.#entries = entries;
    this.list = list;
    this.frame = frame;
    this.size = entries.length;
    this.ids = entries.map(({ id }) => id);
    this.categories = Int32Array.from(entries, ({ category }) => category);
    this.subs = Int32Array.from(entries, ({ sub }) => sub);
    this.prices = Int32Array.from(entries, ({ price }) => price);
    this.highestSub = frame.subCategories.reduce((highest, { id }) => Math.max(highest, id), 0);
    this.firstValue = new Int32Array(this.size + 1);
    for (const [row, { values }] of entries.entries()) this.firstValue[row + 1] = this.firstValue[row]! + values.length;
    this.values = new Int32Array(this.firstValue[this.size]!);
    for (const [row, { values }] of entries.entries()) this.values.set(values, this.firstValue[row]);
  }

  /** Rows by price, dearest or cheapest first, and in the shop's order where it is the same. */
  byPrice(direction: 1 | -1): Int32Array {
    return this.once(`price ${direction}`, () => {
      const { prices } = this;
      return Int32Array.from(prices.keys()).sort((a, b) => direction * (prices[a]! - prices[b]!) || a - b);
    });
  }

  /** The rows of a collection's products, in its order; null where there is no such collection. */
  inCollection(handle: string): number[] | null {
    const collection = this.frame.collections.find((one) => one.handle === handle);
    if (!collection) return null;
    return this.once(`collection ${handle}`, () => this.rowsOf(collection.products));
  }

  /** The rows of these products, in their order; those that are not published are left out. */
  rowsOf(ids: readonly string[]): number[] {
    const rows = this.once("rows", () => new Map(this.ids.map((id, row) => [id, row])));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** Lower case. */
  nameOf(row: number): string {
    return this.#entries[row]!.name;
  }

  idsOf(rows: readonly number[]): string[] {
    return rows.map((row) => this.ids[row]!);
  }

  /** The rows of a subcategory, upwards; none where there is no such place. */
  filedUnder(category: string, subCategory: string): number[] {
    const { categories, subCategories } = this.frame;
    const parent = categories.find(({ handle }) => handle === category)?.id;
    const sub = subCategories.find((one) => one.category === parent && one.handle === subCategory)?.id;
    if (sub === undefined) return [];
    return this.once(`sub ${sub}`, () => [...this.subs.keys()].filter((row) => this.subs[row] === sub));
  }

  /** The rows that carry a flag, upwards. */
  flagged(flag: Flag): number[] {
    const bit = 1 << FLAGS.indexOf(flag);
    return this.once(`flag ${flag}`, () =>
      this.#entries.flatMap(({ flags }, row) => ((flags & bit) === 0 ? [] : [row])),
    );
  }

  /** The rows whose name has that text in it, upwards. @param text lower case */
  named(text: string): number[] {
    return rowsIn(this.setNamed(text));
  }

  /** Likewise, as a set. */
  setNamed(text: string): RowSet {
    const { words } = this.list;
    const rows = this.once("words", () => {
      const first = new Int32Array(this.size + 1);
      for (const [row, { nameWords }] of this.#entries.entries()) first[row + 1] = first[row]! + nameWords.length;
      return new GroupedRows(first, Int32Array.from(this.#entries.flatMap(({ nameWords }) => nameWords)), words.count);
    });
    // Each part of the text stands in a word of such a name; of several parts the rarest says where to look.
    const parts = text.split(" ").filter((part) => part !== "");
    const found = parts.map((part) => words.with(part)).toSorted((a, b) => rows.countOfAny(a) - rows.countOfAny(b))[0];
    if (!found) return noRows(this.size);
    const set = rows.rowsOfAny(found);
    if (!text.includes(" ")) return set;
    return setOf(
      rowsIn(set).filter((row) => this.nameOf(row).includes(text)),
      this.size,
    );
  }

  /** The rows whose name in that language has that text in it, upwards. @param key as `searchKey` writes it */
  namedIn(language: Language, key: string): number[] {
    const names = this.once(
      `names ${language}`,
      () => new Texts(this.#entries.map(({ words }) => words?.[language] ?? "")),
    );
    return key === "" ? [] : names.with(key);
  }

  /** The row's name in that language as `searchKey` writes it; empty where nobody said. */
  nameIn(language: Language, row: number): string {
    return this.#entries[row]!.words?.[language] ?? "";
  }

  /** Rows by the ids of their categories and subcategories. */
  get byPlace(): { category: GroupedRows; sub: GroupedRows } {
    return this.once("places", () => {
      const one = Int32Array.from({ length: this.size + 1 }, (_, row) => row);
      const grouped = (column: Int32Array) =>
        new GroupedRows(one, column, column.reduce((a, b) => Math.max(a, b), 0) + 1);
      return { category: grouped(this.categories), sub: grouped(this.subs) };
    });
  }

  /** Rows by the numbers of their values. */
  get byValue(): GroupedRows {
    return this.once("values", () => new GroupedRows(this.firstValue, this.values, this.list.texts.length));
  }

  /**
   * The list's values in the order that an attribute's are shown in: by what they are called.
   * @param language what they are called in; null for the shop's own words
   * @param alphabet the language of what they are called
   */
  valueOrder(language: Language | null, alphabet: Language): Int32Array {
    return this.once(`value order ${language}`, () => {
      const { attributes, folded, texts } = this.list;
      const shown = texts.map((text, value) => this.sortedAs(language, attributes[value]!, folded[value]!, text));
      const order = Array.from(texts.keys()).sort(
        (a, b) => compareValues(shown[a]!, shown[b]!, alphabet) || (texts[a]! < texts[b]! ? -1 : 1),
      );
      return Int32Array.from(order);
    });
  }

  /** What a value is put in order by: what it is called, or a size's own words, which say how large it is. */
  sortedAs(language: Language | null, attribute: number, folded: string, text: string): string {
    const sizes = this.once(
      "sizes",
      () => new Set(this.frame.attributes.filter(({ name }) => displayTypeOf(name) === "size").map(({ id }) => id)),
    );
    return (language && !sizes.has(attribute) && this.valueWord(language, attribute, folded)) || text;
  }

  /** What a value is called in a language; null where nobody said. */
  valueWord(language: Language, attribute: number, folded: string): string | null {
    const words = this.once(
      `words ${language}`,
      () =>
        new Map(
          this.frame.valueWords
            .filter((row) => row.language === language)
            .map((row) => [`${row.attribute} ${row.value}`, row.name]),
        ),
    );
    return words.get(`${attribute} ${folded}`) ?? null;
  }

  /** Something that is derived of the copy, made when it is first asked for. */
  once<T>(name: string, make: () => T): T {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as T;
  }
}
