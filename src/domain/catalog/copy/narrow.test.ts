import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FLAGS, type Flag, type ListingFilter } from "#contract/catalog.ts";
import { CatalogueCopy, entryOf, ValueList } from "./catalogue-copy.ts";
import { narrow } from "./narrow.ts";
import type { FrameRows, ProductRow } from "./read-copy.ts";
import { hasRow, rowsIn, setOf } from "./row-set.ts";

const frame: FrameRows = {
  categories: ["women", "men", "bags"].map((handle, n) => ({
    id: n + 1,
    handle,
    name: handle,
    words: null,
    search: { es: `${handle} es` },
    picture: null,
  })),
  subCategories: ["tops", "shirts", "totes", "tops"].map((handle, n) => ({
    id: n + 1,
    handle,
    name: handle,
    category: 1 + (n % 3),
    words: null,
    search: { es: "tops es" },
  })),
  attributes: ["colour", "size"].map((handle, n) => ({ id: n + 1, handle, name: handle, words: null })),
  valueWords: [],
  collections: [{ handle: "edit", products: ["p-3", "p-1", "p-40", "gone"] }],
};
const WORDS = ["linen", "Tee", "in", "black", "line", "en"];
const VALUES: [attribute: number, value: string][] = [
  [1, "Black"],
  [1, "black"],
  [1, "Navy"],
  [2, "M"],
  [2, "L"],
];

const products = fc.array(
  fc.record({
    name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }),
    category: fc.integer({ min: 1, max: 3 }),
    sub: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 0, max: 20 }),
    flag: fc.constantFrom(...FLAGS),
    values: fc.uniqueArray(fc.constantFrom(...VALUES)),
    es: fc.option(fc.constantFrom("lino negro", "tops")),
  }),
  { minLength: 1, maxLength: 200 },
);
const filters = fc.record(
  {
    q: fc.constantFrom("linen", "ne", "linen tee", "tee in b", "n  b", "zzz", "black", "tops es", "lino"),
    categories: fc.subarray(["women", "Men", "nowhere"]),
    subCategories: fc.subarray(["tops", "totes"]),
    flag: fc.constantFrom<Flag>(...FLAGS),
    collection: fc.constantFrom("edit", "none"),
    ids: fc.subarray(["p-0", "p-3", "p-3", "nothing"]),
    minPrice: fc.double({ min: -1, max: 22, noNaN: true }),
    maxPrice: fc.double({ min: -1, max: 22, noNaN: true }),
    attributes: fc.record(
      {
        colour: fc.subarray(["BLACK", "navy", ""]),
        Colour: fc.subarray(["navy"]),
        size: fc.subarray(["m", "s"]),
        cut: fc.constant(["slim"]),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ListingFilter>;

type Made = Parameters<Parameters<typeof products.map>[0]>[0];

function rowsOf(made: Made): ProductRow[] {
  return made.map(({ name, flag, es, ...product }, n) => ({
    ...product,
    id: `p-${n}`,
    position: n,
    name: name.join(" "),
    flags: Object.fromEntries(FLAGS.map((one) => [one, one === flag])) as ProductRow["flags"],
    words: es === null ? null : { es },
  }));
}

/** The groups of a filter, each with the test that a product must pass; told from the rules, one product at a time. */
function groupsOf(filter: ListingFilter): [about: string, fits: (row: ProductRow) => boolean][] {
  const low = (texts: string[]) => texts.map((text) => text.toLowerCase()).filter((text) => text !== "");
  const groups: [string, (row: ProductRow) => boolean][] = [];
  const named = (places: { id: number; handle: string }[], id: number) =>
    places.find((place) => place.id === id)!.handle;
  const { categories = [], subCategories = [], minPrice = -Infinity, maxPrice = Infinity } = filter;
  if (categories.length > 0)
    groups.push(["category", ({ category }) => low(categories).includes(named(frame.categories, category))]);
  if (subCategories.length > 0)
    groups.push(["sub", ({ sub }) => low(subCategories).includes(named(frame.subCategories, sub))]);
  if (minPrice > -Infinity || maxPrice < Infinity)
    groups.push(["price", ({ price }) => price >= minPrice && price <= maxPrice]);
  for (const [name, wanted] of Object.entries(filter.attributes ?? {})) {
    const id = frame.attributes.find(({ handle }) => handle === name.toLowerCase())?.id ?? -1;
    if (low(wanted).length === 0) continue;
    groups.push([
      `attribute ${id}`,
      ({ values }) => values!.some(([attribute, text]) => attribute === id && low(wanted).includes(text.toLowerCase())),
    ]);
  }
  return groups;
}

function isCandidate({ q, flag, collection, ids }: ListingFilter, row: ProductRow, spanish: boolean): boolean {
  if (q !== undefined) {
    const calls = [frame.categories[row.category - 1]!, frame.subCategories[row.sub - 1]!].map(
      ({ search }) => search!.es,
    );
    const inSpanish = spanish && (calls.includes(q) || (row.words?.es ?? "").includes(q.replace("  ", " ")));
    if (!row.name.toLowerCase().includes(q) && !inSpanish) return false;
  }
  if (flag && !row.flags[flag]) return false;
  if (ids && !ids.includes(row.id)) return false;
  return collection === undefined || (collection === "edit" && frame.collections[0]!.products.includes(row.id));
}

describe("narrowing the catalogue", () => {
  it("VAL-17 VAL-19 VAL-20 leaves and counts what one product after the other would", () => {
    fc.assert(
      fc.property(products, filters, fc.boolean(), (made, filter, spanish) => {
        const rows = rowsOf(made);
        const list = new ValueList();
        const copy = new CatalogueCopy(
          rows.map((row) => entryOf(row, list)),
          list,
          frame,
        );
        const found = narrow(copy, filter, spanish ? "es" : null);
        const groups = groupsOf(filter);
        const candidates = rows.filter((row) => isCandidate(filter, row, spanish));
        const misses = (row: ProductRow) => groups.filter(([, fits]) => !fits(row)).map(([about]) => about);
        const left = (about: string | null) =>
          candidates.filter((row) => {
            const missed = misses(row);
            return missed.length === 0 || (missed.length === 1 && missed[0] === about);
          });
        const count = (of: ProductRow[], sub: number) => of.filter((row) => row.sub === sub).length;
        const subs = [1, 2, 3, 4];
        const prices = left("price").map(({ price }) => price);
        expect(rowsIn(found.kept).map((row) => copy.ids[row])).toEqual(left(null).map(({ id }) => id));
        expect(found.total).toBe(left(null).length);
        expect(subs.map((sub) => found.byCategory[sub])).toEqual(subs.map((sub) => count(left("category"), sub)));
        expect(subs.map((sub) => found.bySub[sub])).toEqual(subs.map((sub) => count(left("sub"), sub)));
        expect(found.price).toEqual(prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null);
        for (const [number, text] of list.texts.entries()) {
          const attribute = list.attributes[number]!;
          const having = left(`attribute ${attribute}`).filter(({ values }) =>
            values!.some(([own, value]) => own === attribute && value === text),
          );
          expect(found.byValue[number]).toBe(having.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("does not mind words and values that came after the copy was made", () => {
    const list = new ValueList();
    const row = rowsOf([
      { name: ["linen"], category: 1, sub: 1, price: 5, flag: "top", values: [[1, "Black"]], es: null },
    ]);
    const copy = new CatalogueCopy([entryOf(row[0]!, list)], list, frame);
    const before = [copy.named("lin"), narrow(copy, { attributes: { colour: ["black"] } }, null).total];
    entryOf({ ...row[0]!, name: "linden", values: [[1, "BLACK"]] }, list);
    const after = [copy.named("lin"), narrow(copy, { attributes: { colour: ["black"] } }, null).total];
    expect([before, after]).toEqual([
      [[0], 1],
      [[0], 1],
    ]);
  });
});

describe("a set of rows", () => {
  it("gives its rows upwards, a page of them where that is wanted", () => {
    const row = fc.integer({ min: 0, max: 299 });
    fc.assert(
      fc.property(fc.uniqueArray(row), fc.nat(40), fc.nat(40), (rows, offset, most) => {
        const set = setOf(rows, 300);
        const sorted = rows.toSorted((a, b) => a - b);
        expect(rowsIn(set)).toEqual(sorted);
        expect(rowsIn(set, offset, most)).toEqual(sorted.slice(offset, offset + most));
        expect(rows.every((one) => hasRow(set, one))).toBe(true);
      }),
    );
  });
});
