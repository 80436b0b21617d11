import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#contract/language.ts";
import { listProducts } from "#domain/catalog/list-products.ts";
import { listCategories, productsById } from "#domain/catalog/queries.ts";
import { stockBadge } from "#domain/catalog/rules.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { everyProduct } from "#domain/catalog/whole-products.ts";
import { listCollections } from "#domain/content/collections.ts";
import { listReviews } from "#domain/reviews/list-reviews.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { demoProducts } from "./catalogue/products.ts";
import { demoWords } from "./catalogue/words/demo-words.ts";
import { loadDemoShopIfEmpty } from "./load-demo-shop.ts";
import { draftOf } from "./product-draft.ts";

describe("a loaded demo shop", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ env: { DEMO: "1" } });
    await loadDemoShopIfEmpty(shop.ctx);
  });
  afterAll(() => shop.close());

  it("has all of its products in order, with every stock badge and two pictures or more", async () => {
    const products = await everyProduct(shop.ctx);
    expect(products.map(({ id }) => id)).toEqual(demoProducts.map(({ id }) => id));
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(new Set(products.map(({ stock }) => stockBadge(stock)))).toEqual(
      new Set(["Out of Stock", "Low Stock", "In Stock", "Available"]),
    );
    expect(products.every(({ pictures }) => pictures.length >= 2)).toBe(true);
  });

  it("has its categories in order, each subcategory with products", async () => {
    const categories = await listCategories(shop.ctx);
    expect(categories.map(({ name }) => name)).toEqual(["Women", "Men", "Children", "Accessories", "Shoes", "Bags"]);
    expect(categories.flatMap(({ subCategories }) => subCategories).length).toBeGreaterThanOrEqual(20);
    expect(categories.every(({ picture }) => picture?.src.startsWith("/media/demo/tile-"))).toBe(true);
    const { facets } = await listProducts(shop.ctx, {});
    expect(facets.subCategories.filter(({ count }) => count === 0)).toEqual([]);
  });

  it("C-09 has the three fallback collections, with products in their order", async () => {
    const handles = (await listCollections(shop.ctx)).map(({ handle }) => handle);
    expect(handles).toEqual(expect.arrayContaining(["capsule", "summer", "bags"]));
    const { products } = await listProducts(shop.ctx, { collection: "capsule" });
    expect(products[0]?.id).toBe("womens-poplin-shirt");
  });

  it("shows the first colour, then the second view, then the other colours", async () => {
    const [product] = await productsById(shop.ctx, ["womens-bias-slip-dress"]);
    const values = product?.pictures.map(({ option }) => option?.value ?? "second");
    expect(values).toEqual(["Green", "second", "Black", "Gold"]);
    expect(product?.pictures[0]).toMatchObject({
      alt: "Women's Bias Slip Dress in Green",
      src: expect.stringMatching(/^\/media\/demo\//),
    });
  });

  it("has coupons of each kind, and reviews that count", async () => {
    const { db } = shop.ctx;
    const now = shop.ctx.now();
    const coupons = await db.selectFrom("coupon").selectAll().execute();
    expect(coupons.some(({ percent, max_discount_minor }) => percent !== null && max_discount_minor !== null)).toBe(
      true,
    );
    expect(coupons.some((coupon) => coupon.value_minor === 15_000 && coupon.min_order_minor === 59_900)).toBe(true);
    expect(coupons.some(({ ends_at }) => ends_at < now)).toBe(true);
    expect(coupons.some(({ starts_at }) => starts_at > now)).toBe(true);
    const sums = await db
      .selectFrom("product")
      .select(({ fn }) => fn.sum<number>("rating_count").as("counted"))
      .executeTakeFirstOrThrow();
    const reviews = await db.selectFrom("review").select("id").execute();
    expect(reviews.length).toBeGreaterThan(100);
    expect(Number(sums.counted)).toBe(reviews.length);
  });

  it.each(["es", "fr", "de", "ja"] as const)(
    "TRANS says everything in %s, and is found by what it says",
    async (language) => {
      const { ctx } = shop;
      const words = demoWords[language];
      const products = await everyProduct(ctx, language);
      for (const product of products) {
        const said = words.products[product.id as keyof typeof words.products];
        expect([product.name, product.description, product.detailedDescription]).toEqual(said);
        expect(product.pictures.every(({ alt }) => alt.startsWith(product.name))).toBe(true);
        const [colour] = product.attributes;
        expect(colour?.label).toBe(words.attributes.Colour);
        expect(Object.keys(colour?.labels ?? {}).sort()).toEqual(colour?.values.toSorted());
      }
      expect((await listCategories(ctx, language)).map(({ name }) => name)).toEqual(
        Object.values(words.categories).map(({ name }) => name),
      );
      expect((await listCollections(ctx, language)).map(({ title }) => title)).toEqual(
        expect.arrayContaining(Object.values(words.collections).map(({ title }) => title)),
      );
      for (const [id, [name]] of Object.entries(words.products).slice(0, 20)) {
        const found = await listProducts(ctx, { language, q: name.toUpperCase() });
        expect(found.products.map((product) => product.id)).toContain(id);
      }
    },
  );

  it("TRANS has every review in every language, with the original", async () => {
    const { ctx } = shop;
    const { id } = await ctx.db
      .insertInto("customer")
      .values({ identity_uid: "reader", email: "reader@example.com", auth_method: "email" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const reader = { id, name: "Reader", email: "reader@example.com", authMethod: "email", createdAt: new Date() };
    const read = async (language?: Language) => {
      const result = await listReviews(ctx, reader, "mens-penny-loafers", language);
      return result.ok ? result.value.map(({ comment, original }) => [comment, original]) : [];
    };
    expect(await read("de")).toContainEqual(["Die Handnaht ist wunderschön.", "The hand sewing is beautiful."]);
    expect(await read("ja")).toContainEqual(["手縫いが美しい。", "The hand sewing is beautiful."]);
    expect(await read("en")).toContainEqual(["The hand sewing is beautiful.", undefined]);
    expect(await read()).toEqual(await read("en"));
    const { rows } = await sql<{ language: string; reviews: number }>`
      select language, count(*)::int as reviews from review_translation group by language`.execute(ctx.db);
    const all = await ctx.db.selectFrom("review").select("id").execute();
    expect(rows.map(({ reviews }) => reviews)).toEqual(Array(4).fill(all.length));
  });

  it("saved once more by its own drafts, changes nothing", async () => {
    const saved = await saveProducts(shop.ctx, demoProducts.map(draftOf));
    expect(saved).toEqual({ added: 0, changed: 0, unchanged: demoProducts.length, refused: [] });
  });
});

describe("loading the demo shop", () => {
  let shop: TestShop;
  const openShop = async (demo = "1") => (shop = await openTestShop({ env: { DEMO: demo } }));
  afterEach(() => shop.close());

  it("loads once, also when two shops start on one database at once", async () => {
    const { ctx } = await openShop();
    const results = await Promise.all([loadDemoShopIfEmpty(ctx), loadDemoShopIfEmpty(ctx)]);
    expect(results).toContainEqual({ loaded: true, products: demoProducts.length });
    expect(results).toContainEqual({ loaded: false, products: 0 });
    expect(await loadDemoShopIfEmpty(ctx)).toEqual({ loaded: false, products: 0 });
  });

  it("leaves a catalogue alone that holds anything", async () => {
    const { ctx } = await openShop();
    await saveProducts(ctx, [sampleDraft()]);
    expect(await loadDemoShopIfEmpty(ctx)).toEqual({ loaded: false, products: 0 });
  });

  it("TRANS gives translations to a demo shop from before there were any, once", async () => {
    const { ctx } = await openShop();
    await loadDemoShopIfEmpty(ctx);
    await ctx.db.deleteFrom("product_translation").execute();
    await loadDemoShopIfEmpty(ctx);
    const named = (language: "de") => productsById(ctx, ["mens-penny-loafers"], language);
    expect((await named("de"))[0]?.name).toBe("Penny Loafer");
    await ctx.db.updateTable("product_translation").set({ name: "Slipper" }).execute();
    await loadDemoShopIfEmpty(ctx);
    expect((await named("de"))[0]?.name).toBe("Slipper");
  });

  it("does not happen where DEMO is off", async () => {
    const { ctx } = await openShop("0");
    expect(await loadDemoShopIfEmpty(ctx)).toEqual({ loaded: false, products: 0 });
    expect(await everyProduct(ctx)).toEqual([]);
  });

  it("leaves nothing behind when a part fails", async () => {
    const { ctx } = await openShop();
    await ctx.db.schema.alterTable("review").dropColumn("author").execute();
    await expect(loadDemoShopIfEmpty(ctx)).rejects.toThrow("author");
    const rows = await ctx.db.selectFrom("category").select("id").execute();
    expect(rows).toEqual([]);
  });
});
