import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { saveWords } from "#domain/catalog/words/save-words.ts";
import { buildApp, type App } from "#http/app.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft, samplePicture } from "#tests/database/sample-drafts.ts";
import { categoryRoutes } from "./categories.ts";
import { collectionRoutes } from "./collections.ts";
import { productRoutes } from "./products.ts";

let shop: TestShop;
let app: App;
beforeAll(async () => {
  shop = await openTestShop();
  const { ctx } = shop;
  await saveProducts(ctx, [
    sampleDraft({
      id: "linen-shirt",
      name: "Linen Shirt",
      category: "Women",
      subCategory: "Blouses",
      options: { Colour: ["Black", "White"], Size: ["S", "M"] },
    }),
    sampleDraft({ id: "belt", name: "Belt", category: "Accessories", subCategory: "Belts" }),
  ]);
  await ctx.db
    .insertInto("collection")
    .values({ handle: "capsule", title: "Capsule", picture: JSON.stringify(samplePicture("/media/test/capsule")) })
    .execute();
  await saveWords(ctx.db, "de", {
    products: { "linen-shirt": { name: "Leinenhemd", description: "Ein Hemd." } },
    categories: { women: "Damen" },
    subCategories: { "women/blouses": "Blusen" },
    collections: { capsule: { title: "Die Capsule" } },
    attributes: { colour: "Farbe" },
    attributeValues: { colour: { black: "Schwarz" } },
  });
  app = await buildApp(ctx, [productRoutes, categoryRoutes, collectionRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function get(url: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe("TRANS the catalogue's calls in another language", () => {
  it("stay in the shop's own where none is asked for, whatever the browser prefers", async () => {
    const own = await get("/api/product/list");
    expect(own["products"][0]).toMatchObject({ name: "Linen Shirt", category: "Women", subCategory: "Blouses" });
    expect(own["products"][0]).not.toHaveProperty("labels");
    expect(await get("/api/product/list", { "accept-language": "de" })).toEqual(own);
    expect(await get("/api/product/list?lang=xx")).toEqual(own);
    const categories = await get("/api/category/getSubCategory", { "accept-language": "de" });
    expect(categories["categories"][0]).toEqual({
      category: "Women",
      subcategories: ["Blouses"],
      image: expect.any(String),
    });
    const { products } = await get("/api/product/summaries?ids=linen-shirt");
    expect(products[0].attributes[0]).toEqual({ attributeId: "colour", name: "Colour", values: ["Black", "White"] });
  });

  it.each([
    ["?lang=de", {}],
    ["?lang=de", { cookie: "lang=fr" }],
    ["", { cookie: "currency=EUR; lang=de" }],
  ])("API-01 say all products in it, asked for by %j %j, and keep what is sent back", async (query, headers) => {
    const { products, ...rest } = await get(`/api/product/list${query}`, headers);
    expect(rest).toEqual({ success: true });
    expect(products).toHaveLength(2);
    expect(products[0]).toMatchObject({
      _id: "linen-shirt",
      name: "Leinenhemd",
      description: "Ein Hemd.",
      detailedDescription: "A tee, at length.",
      category: "Women",
      subCategory: "Blouses",
      attributes: [
        { attributeId: "colour", attributeName: "Colour", selectedValues: ["Black", "White"] },
        { attributeId: "size", attributeName: "Size", selectedValues: ["S", "M"] },
      ],
      labels: {
        category: "Damen",
        subCategory: "Blusen",
        attributes: {
          Colour: { name: "Farbe", values: { Black: "Schwarz", White: "White" } },
          Size: { name: "Size", values: { S: "S", M: "M" } },
        },
      },
    });
    expect(products[0].variants[0].attributes).toEqual({ Colour: "Black", Size: "S" });
    expect(products[1]).toMatchObject({ name: "Belt", category: "Accessories" });
  });

  it("search in it, and take the filters' own names", async () => {
    const found = await get("/api/product/list?lang=de&q=LEINEN&category=Women&colour=Black");
    expect(found["products"].map(({ name }: { name: string }) => name)).toEqual(["Leinenhemd"]);
    expect(found["facets"].attributes[0]).toMatchObject({
      handle: "colour",
      name: "Farbe",
      values: [
        { handle: "black", name: "Schwarz" },
        { handle: "white", name: "White" },
      ],
    });
    expect((await get("/api/product/list?q=leinen"))["total"]).toBe(0);
  });

  it("name lines of a cart, categories and collections in it", async () => {
    const { products } = await get("/api/product/summaries?ids=linen-shirt&lang=de");
    expect(products[0]).toMatchObject({
      name: "Leinenhemd",
      category: { handle: "women", name: "Damen" },
      attributes: [{ name: "Colour", label: "Farbe", labels: { Black: "Schwarz" } }, { name: "Size" }],
    });
    const { categories } = await get("/api/category/getSubCategory?lang=de");
    expect(categories).toMatchObject([
      { category: "Women", subcategories: ["Blouses"], labels: { category: "Damen", subcategories: ["Blusen"] } },
      { category: "Accessories", labels: { category: "Accessories", subcategories: ["Belts"] } },
    ]);
    expect((await get("/api/dynamic/all?lang=de"))["dynamics"][0]).toMatchObject({
      _id: "capsule",
      title: "Die Capsule",
    });
  });
});
