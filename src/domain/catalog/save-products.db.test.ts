import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft, samplePicture } from "#tests/database/sample-drafts.ts";
import { findProduct } from "./find-product.ts";
import type { ProductDraft } from "./product-draft.ts";
import { listCategories } from "./queries.ts";
import { saveProducts } from "./save-products.ts";

let shop: TestShop;
let time = new Date("2026-03-01T10:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.deleteFrom("product").execute();
  time = new Date("2026-03-01T10:00:00Z");
});

const shirt = () =>
  sampleDraft({ id: "oxford-shirt", name: "Oxford Shirt", options: { Colour: ["Blue", "White"], Size: ["S", "M"] } });

describe("saving products", () => {
  it("adds a product with its variants, attributes and pictures, in their order", async () => {
    const draft = shirt();
    draft.pictures.push({
      picture: samplePicture("https://pictures.example/white.jpg"),
      option: { name: "Colour", value: "White" },
    });
    expect(await saveProducts(shop.ctx, [draft])).toEqual({ added: 1, changed: 0, unchanged: 0, refused: [] });
    const product = await findProduct(shop.ctx, "oxford-shirt");
    expect(product).toMatchObject({
      name: "Oxford Shirt",
      category: { handle: "men", name: "Men" },
      subCategory: { handle: "tees", name: "Tees" },
      price: 99_900,
      stock: 40,
      attributes: [
        { attributeId: "colour", name: "Colour", values: ["Blue", "White"] },
        { attributeId: "size", name: "Size", values: ["S", "M"] },
      ],
    });
    expect(product?.variants.map(({ sku }) => sku)).toEqual([
      "OXFORD-SHIRT-BLUE-S",
      "OXFORD-SHIRT-BLUE-M",
      "OXFORD-SHIRT-WHITE-S",
      "OXFORD-SHIRT-WHITE-M",
    ]);
    expect(product?.variants.map(({ options }) => Object.keys(options))).toEqual(Array(4).fill(["Colour", "Size"]));
    expect(product?.pictures.map(({ option }) => option)).toEqual([null, { name: "Colour", value: "White" }]);
  });

  it("the same drafts a second time change nothing, the time of change included", async () => {
    await saveProducts(shop.ctx, [shirt(), sampleDraft()]);
    const rows = () => shop.ctx.db.selectFrom("product").selectAll().orderBy("id").execute();
    const before = await rows();
    time = new Date("2026-03-02T10:00:00Z");
    expect(await saveProducts(shop.ctx, [shirt(), sampleDraft()])).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      refused: [],
    });
    expect(await rows()).toEqual(before);
  });

  it.each<[string, (draft: ProductDraft) => void]>([
    ["a name", (draft) => (draft.name = "Another Shirt")],
    ["a description", (draft) => (draft.detailedDescription = "Rewritten.")],
    ["a category", (draft) => (draft.category = "Women")],
    ["a flag", (draft) => (draft.flags = { top: true })],
    ["a price", (draft) => (draft.variants[0]!.priceMinor = 50_000)],
    ["the stock of a variant", (draft) => (draft.variants[1]!.stock = 0)],
    ["a picture's text", (draft) => (draft.pictures[0]!.picture.alt = "Seen from above")],
    ["one picture more", (draft) => draft.pictures.push({ picture: samplePicture("/x"), option: null })],
    ["the order of values", (draft) => draft.options[1]!.values.reverse()],
    ["publication", (draft) => (draft.published = false)],
  ])("%s that differs is a change, written once", async (_what, change) => {
    await saveProducts(shop.ctx, [shirt()]);
    time = new Date("2026-03-02T10:00:00Z");
    const draft = shirt();
    change(draft);
    expect(await saveProducts(shop.ctx, [draft])).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await saveProducts(shop.ctx, [draft])).toMatchObject({ changed: 0, unchanged: 1 });
    const { updated_at } = await shop.ctx.db.selectFrom("product").select("updated_at").executeTakeFirstOrThrow();
    expect(updated_at).toEqual(time);
  });

  it("a product's price is its lowest variant's, with that variant's original price", async () => {
    const draft = shirt();
    Object.assign(draft.variants[2]!, { priceMinor: 70_000, compareAtMinor: 80_000 });
    await saveProducts(shop.ctx, [draft]);
    expect(await findProduct(shop.ctx, "oxford-shirt")).toMatchObject({ price: 70_000, compareAt: 80_000 });
  });

  it("variants that stay keep their ids, also when they trade options, are renamed or lose a neighbour", async () => {
    const ids = async () => {
      const rows = await shop.ctx.db.selectFrom("variant").select(["id", "sku"]).execute();
      return new Map(rows.map(({ sku, id }) => [sku, id]));
    };
    await saveProducts(shop.ctx, [shirt()]);
    const before = await ids();
    const draft = shirt();
    const [first, second, third] = draft.variants;
    [first!.options, second!.options] = [second!.options, first!.options];
    third!.sku = "NEW-NAME";
    draft.variants.pop();
    expect(await saveProducts(shop.ctx, [draft])).toMatchObject({ changed: 1, refused: [] });
    const after = await ids();
    expect(after.get(first!.sku)).toBe(before.get(first!.sku));
    expect(after.get(second!.sku)).toBe(before.get(second!.sku));
    expect(after.get("NEW-NAME")).toBe(before.get("OXFORD-SHIRT-WHITE-S"));
    expect(after.size).toBe(3);
    const product = await findProduct(shop.ctx, "oxford-shirt");
    expect(product?.variants[0]).toMatchObject({ sku: "OXFORD-SHIRT-BLUE-S", options: { Colour: "Blue", Size: "M" } });
  });

  it("stock is set to the draft's, or left alone where asked", async () => {
    await saveProducts(shop.ctx, [shirt()]);
    await shop.ctx.db.updateTable("variant").set({ stock: 3 }).execute();
    expect(await saveProducts(shop.ctx, [shirt()], { stock: "keep" })).toMatchObject({ unchanged: 1 });
    expect((await findProduct(shop.ctx, "oxford-shirt"))?.stock).toBe(12);
    expect(await saveProducts(shop.ctx, [shirt()])).toMatchObject({ changed: 1 });
    expect((await findProduct(shop.ctx, "oxford-shirt"))?.stock).toBe(40);
  });

  it("N-06 sales while products are saved are not lost, and nobody waits in a circle", async () => {
    await saveProducts(shop.ctx, [shirt(), sampleDraft()]);
    const sell = () =>
      shop.ctx.db.transaction().execute(async (trx) => {
        const all = await trx.selectFrom("variant").select("id").orderBy("id").forNoKeyUpdate().execute();
        const ids = all.map(({ id }) => id);
        await trx
          .updateTable("variant")
          .set(({ eb }) => ({ stock: eb("stock", "-", 1) }))
          .where("id", "in", ids)
          .execute();
      });
    const save = (name: string) => {
      const drafts = [sampleDraft({ name }), { ...shirt(), name }];
      drafts[1]!.variants.reverse();
      return saveProducts(shop.ctx, drafts, { stock: "keep" });
    };
    await Promise.all(Array.from({ length: 8 }, (_, i) => Promise.all([sell(), save(`Name ${i}`)])));
    const stocks = await shop.ctx.db.selectFrom("variant").select("stock").execute();
    expect(stocks.map(({ stock }) => stock)).toEqual(Array(5).fill(2));
  });

  it("a flag that a draft leaves out stays as the shop has it", async () => {
    await saveProducts(shop.ctx, [{ ...shirt(), flags: { hot: true } }]);
    expect(await saveProducts(shop.ctx, [shirt()])).toMatchObject({ unchanged: 1 });
    const row = await shop.ctx.db.selectFrom("product").select(["hot", "top"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ hot: true, top: false });
  });

  it("C-10 categories, subcategories and attributes are matched whatever the letter case, and keep their first name", async () => {
    await saveProducts(shop.ctx, [
      sampleDraft({ category: "Home & Garden", subCategory: "Pots", options: { Colour: ["Red"] } }),
    ]);
    await saveProducts(shop.ctx, [
      sampleDraft({ id: "pot", category: "HOME garden", subCategory: "POTS", options: { color: ["Blue"] } }),
    ]);
    const categories = await listCategories(shop.ctx);
    expect(categories.filter(({ handle }) => handle === "home-garden")).toMatchObject([
      { name: "Home & Garden", subCategories: [{ handle: "pots", name: "Pots" }] },
    ]);
    expect(await findProduct(shop.ctx, "pot")).toMatchObject({
      attributes: [{ attributeId: "colour", name: "Colour", values: ["Blue"] }],
      variants: [{ options: { Colour: "Blue" } }],
    });
  });

  it("a category whose name has no Latin letter gets an address all the same", async () => {
    expect(await saveProducts(shop.ctx, [sampleDraft({ category: "服", subCategory: "上着" })])).toMatchObject({
      added: 1,
    });
    expect((await findProduct(shop.ctx, "plain-tee"))?.category).toEqual({
      handle: expect.stringMatching(/^c-[0-9a-f]{8}$/),
      name: "服",
    });
  });

  it.each<[string, (draft: ProductDraft) => void, RegExp]>([
    ["an id that is no handle", (draft) => (draft.id = "Oxford_Shirt"), /address/],
    ["no name", (draft) => (draft.name = " "), /no name/],
    ["no variant", (draft) => (draft.variants = []), /bought/],
    ["a fractional price", (draft) => (draft.variants[0]!.priceMinor = 1.5), /price/],
    ["a negative price", (draft) => (draft.variants[0]!.priceMinor = -1), /price/],
    ["a price beyond any", (draft) => (draft.variants[0]!.priceMinor = 3e9), /price/],
    ["a negative stock", (draft) => (draft.variants[0]!.stock = -1), /stock/],
    ["the same SKU twice", (draft) => (draft.variants[1]!.sku = draft.variants[0]!.sku), /same SKU/],
    ["the same options twice", (draft) => (draft.variants[1]!.options = draft.variants[0]!.options), /same options/],
    ["an unknown value", (draft) => (draft.variants[0]!.options = { Colour: "Pink", Size: "S" }), /Colour/],
    ["a value twice", (draft) => draft.options[0]!.values.push("BLUE"), /twice/],
    ["the same option twice", (draft) => draft.options.push({ name: "Color", values: ["Red"] }), /same name/],
  ])("refuses %s by name, and saves the others", async (_what, spoil, reason) => {
    const draft = shirt();
    spoil(draft);
    const saved = await saveProducts(shop.ctx, [draft, sampleDraft()]);
    expect(saved).toMatchObject({ added: 1, refused: [{ id: draft.id, reason: expect.stringMatching(reason) }] });
  });

  it("refuses an SKU that another product has, saved or handed in", async () => {
    const rival = (id: string) => {
      const draft = sampleDraft({ id });
      draft.variants[0]!.sku = "ONE-AND-ONLY";
      return draft;
    };
    expect(await saveProducts(shop.ctx, [rival("first"), rival("second")])).toMatchObject({
      added: 1,
      refused: [{ id: "second" }],
    });
    expect(await saveProducts(shop.ctx, [rival("third")])).toMatchObject({
      added: 0,
      refused: [{ id: "third", reason: "the SKU ONE-AND-ONLY belongs to first" }],
    });
  });

  it("two savers at once do not trip over each other", async () => {
    const drafts = Array.from({ length: 300 }, (_, i) =>
      sampleDraft({ id: `tee-${i}`, category: `Category ${i % 7}` }),
    );
    const results = await Promise.all([saveProducts(shop.ctx, drafts), saveProducts(shop.ctx, drafts.toReversed())]);
    expect(results[0].added + results[1].added).toBe(300);
    expect(results[0].unchanged + results[1].unchanged).toBe(300);
  });
});
