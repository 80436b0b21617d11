import { afterEach, describe, expect, it } from "vitest";
import { listProducts } from "#domain/catalog/list-products.ts";
import { listCategories, productsById } from "#domain/catalog/queries.ts";
import { stockBadge } from "#domain/catalog/rules.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { everyProduct } from "#domain/catalog/whole-products.ts";
import { listCollections } from "#domain/content/collections.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { demoProducts } from "./catalogue/products.ts";
import { loadDemoShopIfEmpty } from "./load-demo-shop.ts";
import { draftOf } from "./product-draft.ts";

const open: TestShop[] = [];
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
});

async function openShop(env: Record<string, string> = {}): Promise<TestShop> {
  const shop = await openTestShop({ env: { DEMO: "1", ...env } });
  open.push(shop);
  return shop;
}

describe("the demo shop", () => {
  it("fills an empty catalogue with all of its parts", async () => {
    const { ctx } = await openShop();
    expect(await loadDemoShopIfEmpty(ctx)).toEqual({ loaded: true, products: demoProducts.length });
    const products = await everyProduct(ctx);
    expect(products.map(({ id }) => id)).toEqual(demoProducts.map(({ id }) => id));
    expect(new Set(products.map(({ stock }) => stockBadge(stock)))).toEqual(
      new Set(["Out of Stock", "Low Stock", "In Stock", "Available"]),
    );
    expect(products.every(({ pictures }) => pictures.length >= 2)).toBe(true);
    const categories = await listCategories(ctx);
    expect(categories.map(({ name }) => name)).toEqual(["Women", "Men", "Children", "Accessories", "Shoes", "Bags"]);
    expect(categories.flatMap(({ subCategories }) => subCategories).length).toBeGreaterThanOrEqual(20);
    expect(categories.every(({ picture }) => picture?.src.startsWith("/media/demo/tile-"))).toBe(true);
    const { facets } = await listProducts(ctx, {});
    expect(facets.subCategories.filter(({ count }) => count === 0)).toEqual([]);
  });

  it("C-09 brings the three fallback collections, with products in their order", async () => {
    const { ctx } = await openShop();
    await loadDemoShopIfEmpty(ctx);
    const handles = (await listCollections(ctx)).map(({ handle }) => handle);
    expect(handles).toEqual(expect.arrayContaining(["capsule", "summer", "bags"]));
    const { products } = await listProducts(ctx, { collection: "capsule" });
    expect(products[0]?.id).toBe("womens-poplin-shirt");
  });

  it("shows the first colour, then the second view, then the other colours", async () => {
    const { ctx } = await openShop();
    await loadDemoShopIfEmpty(ctx);
    const [product] = await productsById(ctx, ["womens-bias-slip-dress"]);
    expect(product?.pictures.map(({ option }) => option?.value ?? "second")).toEqual([
      "Green",
      "second",
      "Black",
      "Gold",
    ]);
    expect(product?.pictures[0]).toMatchObject({
      alt: "Women's Bias Slip Dress in Green",
      src: expect.stringMatching(/^\/media\/demo\//),
    });
  });

  it("brings coupons of each kind, and reviews that count", async () => {
    const { ctx } = await openShop();
    await loadDemoShopIfEmpty(ctx);
    const coupons = await ctx.db.selectFrom("coupon").selectAll().execute();
    const now = ctx.now();
    expect(coupons.some(({ percent, max_discount_minor }) => percent !== null && max_discount_minor !== null)).toBe(
      true,
    );
    expect(
      coupons.some(({ value_minor, min_order_minor }) => value_minor === 15_000 && min_order_minor === 59_900),
    ).toBe(true);
    expect(coupons.some(({ ends_at }) => ends_at < now)).toBe(true);
    expect(coupons.some(({ starts_at }) => starts_at > now)).toBe(true);
    const counted = await ctx.db
      .selectFrom("product")
      .select(({ fn }) => fn.sum<number>("rating_count").as("n"))
      .executeTakeFirstOrThrow();
    const reviews = await ctx.db
      .selectFrom("review")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    expect(reviews.n).toBeGreaterThan(100);
    expect(Number(counted.n)).toBe(reviews.n);
  });

  it("loads once, also when two shops start on one database at once", async () => {
    const { ctx } = await openShop();
    const results = await Promise.all([loadDemoShopIfEmpty(ctx), loadDemoShopIfEmpty(ctx)]);
    expect(results.map(({ loaded }) => loaded).toSorted()).toEqual([false, true]);
    expect(await loadDemoShopIfEmpty(ctx)).toEqual({ loaded: false, products: 0 });
  });

  it("leaves a catalogue alone that holds anything, and stays away where DEMO is off", async () => {
    const own = await openShop();
    await saveProducts(own.ctx, [sampleDraft()]);
    expect(await loadDemoShopIfEmpty(own.ctx)).toEqual({ loaded: false, products: 0 });
    const bare = await openShop({ DEMO: "0" });
    expect(await loadDemoShopIfEmpty(bare.ctx)).toEqual({ loaded: false, products: 0 });
    expect(await everyProduct(bare.ctx)).toEqual([]);
  });

  it("leaves nothing behind when a part fails", async () => {
    const { ctx } = await openShop();
    await ctx.db.schema.alterTable("review").dropColumn("comment").execute();
    await expect(loadDemoShopIfEmpty(ctx)).rejects.toThrow("comment");
    const rows = await ctx.db.selectFrom("category").select("id").execute();
    expect(rows).toEqual([]);
  });

  it("saved once more by its own drafts, changes nothing", async () => {
    const { ctx } = await openShop();
    await loadDemoShopIfEmpty(ctx);
    expect(await saveProducts(ctx, demoProducts.map(draftOf))).toEqual({
      added: 0,
      changed: 0,
      unchanged: demoProducts.length,
      refused: [],
    });
  });
});
