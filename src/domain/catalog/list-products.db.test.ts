import fc from "#tests/fixtures/fast-check.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListingFilter, ProductSummary } from "#contract/catalog.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { listProducts } from "./list-products.ts";
import { everyProduct, type WholeProduct } from "./whole-products.ts";
import { saveProducts } from "./save-products.ts";

const drafts = [
  sampleDraft({
    id: "a",
    name: "Linen Shirt",
    category: "Women",
    subCategory: "Tops",
    price: 50_000,
    options: { Colour: ["White", "Blue"], Size: ["S", "M"] },
    flags: { top: true },
  }),
  sampleDraft({
    id: "b",
    name: "Cotton Shirt 50%",
    category: "Men",
    subCategory: "Tops",
    price: 30_000,
    options: { Colour: ["Blue"], Size: ["M", "L"] },
  }),
  sampleDraft({
    id: "c",
    name: "Wool Coat",
    category: "Women",
    subCategory: "Outerwear",
    price: 90_000,
    options: { Colour: ["Black"], Size: ["L"] },
    flags: { top: true },
  }),
  sampleDraft({
    id: "d",
    name: "Élan_Scarf",
    category: "Accessories",
    subCategory: "Scarves",
    price: 30_000,
    options: { Colour: ["black", "Red"], Length: ["Long"] },
  }),
  sampleDraft({
    id: "e",
    name: "Leather Belt",
    category: "Accessories",
    subCategory: "Belts",
    price: 20_000,
    options: { Size: ["90", "100"] },
  }),
  sampleDraft({ id: "f", name: "Plain Cap", category: "Accessories", subCategory: "Hats", price: 20_000 }),
  sampleDraft({
    id: "hidden",
    name: "Secret Shirt",
    category: "Women",
    subCategory: "Tops",
    price: 10,
    published: false,
    options: { Colour: ["Gold"] },
  }),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await saveProducts(shop.ctx, drafts);
  const { id } = await shop.ctx.db
    .insertInto("collection")
    .values({ handle: "capsule", title: "Capsule" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const members = ["e", "a", "hidden", "c"].map((product_id, position) => ({
    collection_id: id,
    product_id,
    position,
  }));
  await shop.ctx.db.insertInto("collection_product").values(members).execute();
});
afterAll(() => shop.close());

async function idsOf(filter: ListingFilter): Promise<string> {
  const { products } = await listProducts(shop.ctx, filter);
  return products.map(({ id }) => id).join("");
}

describe("which products", () => {
  it.each<[string, ListingFilter, string]>([
    ["LIST-07 Relevant keeps the original order", {}, "abcdef"],
    [
      "LIST-07 Relevant keeps the original order with filters",
      { sort: "relevant", categories: ["women", "accessories"] },
      "acdef",
    ],
    ["LIST-08 Low To High is ascending by price, ties in the original order", { sort: "price-asc" }, "efbdac"],
    ["LIST-08 High to Low is descending by price, ties in the original order", { sort: "price-desc" }, "cabdef"],
    ["VAL-17 the search is a case-insensitive substring of the name", { q: "SHIR" }, "ab"],
    ["VAL-17 the search knows letters beyond ASCII", { q: "éLAN" }, "d"],
    ["VAL-17 the search does not read the description", { q: "length" }, ""],
    ["VAL-17 a percent sign is a letter like any other", { q: "0%" }, "b"],
    ["VAL-17 an underscore is a letter like any other", { q: "n_s" }, "d"],
    ["VAL-17 a backslash is a letter like any other", { q: "\\" }, ""],
    ["VAL-17 an empty search narrows nothing", { q: "  " }, "abcdef"],
    ["CAT-02 by category", { categories: ["women"] }, "ac"],
    ["C-10 by category, whatever the letter case", { categories: ["WoMen"] }, "ac"],
    ["CAT-05 by category and subcategory together", { categories: ["women"], subCategories: ["Tops"] }, "a"],
    [
      "VAL-19 AND across groups, also where nothing is left",
      { categories: ["accessories"], subCategories: ["tops"] },
      "",
    ],
    ["VAL-20 OR within a group", { categories: ["men", "women"], subCategories: ["tops", "belts"] }, "ab"],
    ["VAL-19 attributes are groups of their own", { attributes: { colour: ["Blue", "Black"], size: ["L"] } }, "bc"],
    ["VAL-20 attribute values whatever the letter case", { attributes: { Color: ["BLACK"] } }, "cd"],
    ["VAL-19 an attribute nobody has leaves nothing", { attributes: { flavour: ["Mint"] } }, ""],
    ["price from", { minPrice: 30_000 }, "abcd"],
    ["price from and to, inclusive", { minPrice: 30_000, maxPrice: 50_000 }, "abd"],
    ["by flag", { flag: "top" }, "ac"],
    ["C-09 a collection has its own order", { collection: "Capsule" }, "eac"],
    ["a collection sorted by price", { collection: "capsule", sort: "price-desc" }, "cae"],
    ["an unknown category", { categories: ["nowhere"] }, ""],
    ["an unknown collection", { collection: "nowhere" }, ""],
    ["by id", { ids: ["c", "a", "hidden", "nobody"] }, "ac"],
    ["no id at all", { ids: [] }, ""],
    ["words that SQL would read", { q: "'; drop table product; --", attributes: { "x'y": ["z'"] } }, ""],
  ])("%s", async (_what, filter, ids) => {
    expect(await idsOf(filter)).toBe(ids);
  });
});

describe("pages", () => {
  it("come in turn, with the total and the number of pages", async () => {
    expect(await listProducts(shop.ctx, { limit: 4 })).toMatchObject({ total: 6, page: 1, pages: 2 });
    expect(await idsOf({ limit: 4, page: 2 })).toBe("ef");
  });

  it("beyond the end are empty, with the right total", async () => {
    expect(await listProducts(shop.ctx, { limit: 4, page: 900 })).toMatchObject({
      products: [],
      total: 6,
      pages: 2,
      page: 900,
    });
  });

  it.each([0, -3, 1.5, Number.NaN, Infinity])("number %d is read as the first", async (page) => {
    expect(await listProducts(shop.ctx, { page, limit: 2 })).toMatchObject({ page: 1 });
  });

  it("hold 24 products by default and 100 at most", async () => {
    const many = Array.from({ length: 130 }, (_, i) =>
      sampleDraft({ id: `many-${i}`, category: "Many", subCategory: "All" }),
    );
    await saveProducts(shop.ctx, many);
    expect((await listProducts(shop.ctx, { categories: ["many"] })).products).toHaveLength(24);
    expect((await listProducts(shop.ctx, { categories: ["many"], limit: 5000 })).products).toHaveLength(100);
    await shop.ctx.db.deleteFrom("product").where("id", "like", "many-%").execute();
  });
});

describe("facets", () => {
  const counts = (entries: { handle: string; count: number }[]) =>
    Object.fromEntries(entries.map(({ handle, count }) => [handle, count]));

  it("leave their own group aside and honour the others", async () => {
    const { facets } = await listProducts(shop.ctx, { categories: ["women"], attributes: { colour: ["black"] } });
    expect(counts(facets.categories)).toMatchObject({ women: 1, men: 0, accessories: 1 });
    expect(facets.subCategories).toContainEqual({
      category: "women",
      handle: "outerwear",
      name: "Outerwear",
      count: 1,
    });
    expect(facets.subCategories).toContainEqual({ category: "women", handle: "tops", name: "Tops", count: 0 });
    const colour = facets.attributes.find(({ handle }) => handle === "colour");
    expect(counts(colour?.values ?? [])).toEqual({ white: 1, blue: 1, black: 1 });
    const size = facets.attributes.find(({ handle }) => handle === "size");
    expect(counts(size?.values ?? [])).toEqual({ l: 1 });
    expect(facets.price).toEqual({ min: 90_000, max: 90_000 });
  });

  it("count spellings that differ in letter case alone as one value, and never what is not published", async () => {
    const { facets } = await listProducts(shop.ctx, {});
    const colour = facets.attributes.find(({ handle }) => handle === "colour");
    expect(counts(colour?.values ?? [])).toEqual({ white: 1, blue: 2, black: 2, red: 1 });
    expect(counts(facets.categories)).toMatchObject({ women: 2, men: 1, accessories: 3 });
    expect(facets.price).toEqual({ min: 20_000, max: 90_000 });
  });

  it("keep a chosen value that leaves nothing, so that it can be taken back", async () => {
    const { facets } = await listProducts(shop.ctx, { categories: ["men"], attributes: { colour: ["Red"] } });
    const colour = facets.attributes.find(({ handle }) => handle === "colour");
    expect(counts(colour?.values ?? [])).toEqual({ blue: 1, red: 0 });
  });

  it("stand in an order that a shopper expects: colour, size, others; S M L, then numbers", async () => {
    const { facets } = await listProducts(shop.ctx, {});
    expect(facets.attributes.map(({ name }) => name)).toEqual(["Colour", "Size", "Length"]);
    expect(facets.attributes[1]?.values.map(({ name }) => name)).toEqual(["S", "M", "L", "90", "100"]);
  });

  it("of an empty listing have no price range", async () => {
    expect((await listProducts(shop.ctx, { q: "nothing like it" })).facets.price).toBeNull();
  });
});

describe("VAL-19 VAL-20 any filter at all", () => {
  const some = (values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
  const filters = fc.record<ListingFilter>(
    {
      categories: some(["women", "men", "accessories", "nowhere"]),
      subCategories: some(["tops", "outerwear", "scarves", "belts", "hats"]),
      q: fc.constantFrom(undefined, "", "shirt", "e", "O", "50%", "_"),
      flag: fc.constantFrom(undefined, "top" as const, "hot" as const),
      attributes: fc.dictionary(
        fc.constantFrom("colour", "size", "length"),
        fc.subarray(["Black", "blue", "M", "L", "Long"], { minLength: 1 }),
        { maxKeys: 3 },
      ),
      minPrice: fc.constantFrom(undefined, 20_001, 30_000),
      maxPrice: fc.constantFrom(undefined, 30_000, 60_000),
      sort: fc.constantFrom("relevant" as const, "price-asc" as const, "price-desc" as const),
    },
    { requiredKeys: [] },
  );

  it("gives what filtering the whole catalogue by hand gives, counts included", async () => {
    const all = await everyProduct(shop.ctx);
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const listing = await listProducts(shop.ctx, filter);
        const expected = byHand(all, filter);
        expect(listing.products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(listing.total).toBe(expected.length);
        for (const { handle, count } of listing.facets.categories) {
          expect(count).toBe(byHand(all, { ...filter, categories: [handle] }).length);
        }
        for (const { category, handle, count } of listing.facets.subCategories) {
          const own = byHand(all, { ...filter, subCategories: [handle] }).filter(
            (product) => product.category.handle === category,
          );
          expect(count).toBe(own.length);
        }
        for (const attribute of listing.facets.attributes) {
          for (const { name, count } of attribute.values) {
            expect(count).toBe(
              byHand(all, { ...filter, attributes: { ...filter.attributes, [attribute.handle]: [name] } }).length,
            );
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

function byHand(all: WholeProduct[], filter: ListingFilter): ProductSummary[] {
  const fits = (product: WholeProduct) =>
    (!filter.categories || filter.categories.includes(product.category.handle)) &&
    (!filter.subCategories || filter.subCategories.includes(product.subCategory.handle)) &&
    product.name.toLowerCase().includes((filter.q ?? "").toLowerCase()) &&
    (!filter.flag || product.flags[filter.flag]) &&
    product.price >= (filter.minPrice ?? 0) &&
    product.price <= (filter.maxPrice ?? Infinity) &&
    Object.entries(filter.attributes ?? {}).every(([name, values]) => {
      const wanted = values.map((value) => value.toLowerCase());
      const own = product.attributes.find(({ attributeId }) => attributeId === name)?.values ?? [];
      return own.some((value) => wanted.includes(value.toLowerCase()));
    });
  const found = all.filter(fits);
  if (filter.sort === "price-asc") found.sort((a, b) => a.price - b.price);
  if (filter.sort === "price-desc") found.sort((a, b) => b.price - a.price);
  return found;
}
