import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueToken } from "#domain/accounts/tokens.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { buildApp, type App } from "#http/app.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft, samplePicture } from "#tests/database/sample-drafts.ts";
import { attributeRoutes } from "./attributes.ts";
import { categoryRoutes } from "./categories.ts";
import { collectionRoutes } from "./collections.ts";
import { productRoutes } from "./products.ts";

const women = { category: "Women", subCategory: "Tops" };
const drafts = [
  sampleDraft({
    id: "linen-shirt",
    name: "Linen Shirt",
    ...women,
    price: 129_950,
    compareAt: 159_900,
    stock: 3,
    options: { Colour: ["Black", "White"], Size: ["S", "M"] },
    flags: { top: true, bestseller: true },
  }),
  sampleDraft({ id: "silk-top", name: "Silk Top", ...women, price: 250_000, options: { Colour: ["Red"] } }),
  sampleDraft({
    id: "belt",
    name: "Belt",
    category: "Accessories",
    subCategory: "Belts",
    price: 50_000,
    options: { Length: ["90 cm", "100 cm"] },
  }),
  sampleDraft({ id: "hidden", published: false }),
];

let shop: TestShop;
let app: App;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  await saveProducts(shop.ctx, drafts);
  await shop.ctx.db
    .insertInto("collection")
    .values([
      {
        handle: "capsule",
        title: "Capsule",
        subtitle: "Twelve pieces",
        picture: JSON.stringify(samplePicture("/media/test/capsule")),
        redirect_link: "/collections/capsule",
        created_at: "2026-01-02T03:04:05Z",
      },
      { handle: "bare", title: "Bare", position: 1 },
    ])
    .execute();
  const { id } = await shop.ctx.db
    .insertInto("customer")
    .values({ identity_uid: "u1", email: "a@example.com", auth_method: "email" })
    .returning("id")
    .executeTakeFirstOrThrow();
  token = await issueToken(shop.ctx, id);
  app = await buildApp(shop.ctx, [productRoutes, categoryRoutes, attributeRoutes, collectionRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === "" ? null : response.json(),
  };
}

async function namesOf(query: string): Promise<string[]> {
  const { body } = await get(`/api/product/list?${query}`);
  return body.products.map((product: { _id: string }) => product._id);
}

describe("GET /api/product/list", () => {
  it("API-01 gives all published products without parameters, and nothing of pages", async () => {
    const { status, body } = await get("/api/product/list");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["success", "products"]);
    expect(body.products.map((product: { _id: string }) => product._id)).toEqual(["linen-shirt", "silk-top", "belt"]);
  });

  it("ENT-01 a product has the specification's fields, prices in rupees, and the shop's additions", async () => {
    const { body } = await get("/api/product/list");
    expect(body.products[0]).toEqual({
      _id: "linen-shirt",
      name: "Linen Shirt",
      category: "Women",
      subCategory: "Tops",
      description: "A tee.",
      detailedDescription: "A tee, at length.",
      price: 1299.5,
      originalPrice: 1599,
      image: ["/media/test/linen-shirt-800.webp"],
      quantity: 12,
      bestseller: true,
      top: true,
      newly: false,
      hot: false,
      popular: false,
      reviews: [],
      attributes: [
        { attributeId: "colour", attributeName: "Colour", selectedValues: ["Black", "White"] },
        { attributeId: "size", attributeName: "Size", selectedValues: ["S", "M"] },
      ],
      variants: ["Black", "White"].flatMap((Colour) =>
        ["S", "M"].map((Size) => ({
          sku: `LINEN-SHIRT-${Colour}-${Size}`.toUpperCase(),
          attributes: { Colour, Size },
          quantity: 3,
          price: 1299.5,
          originalPrice: 1599,
        })),
      ),
      ratingAverage: null,
      ratingCount: 0,
    });
  });

  it("C-15 the average and count of ratings are public, the texts are not", async () => {
    const review = (rating: number) => ({
      product_id: "silk-top",
      author: "Somebody",
      rating,
      comment: "A secret.",
      images: "[]",
      videos: "[]",
    });
    await shop.ctx.db
      .insertInto("review")
      .values([review(5), review(4), review(4)])
      .execute();
    const { body } = await get("/api/product/list?ids=silk-top");
    expect(body.products[0]).toMatchObject({ ratingAverage: 4.3, ratingCount: 3, reviews: [] });
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("API-01 answers 304 to whoever holds the reply, until something changes", async () => {
    const first = await get("/api/product/list");
    const etag = first.headers.etag as string;
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    const second = await get("/api/product/list", { "if-none-match": `"old", ${etag}` });
    expect(second).toMatchObject({ status: 304, body: null, headers: { etag } });
    await shop.ctx.db.updateTable("variant").set({ stock: 2 }).where("sku", "=", "SILK-TOP-RED").execute();
    expect((await get("/api/product/list", { "if-none-match": etag })).status).toBe(200);
  });

  it.each([
    ["VAL-17", "q=SILK", "silk-top"],
    ["CAT-02", "category=women", "linen-shirt,silk-top"],
    ["C-10", "category=WOMEN&subCategory=Tops", "linen-shirt,silk-top"],
    ["VAL-20", "category=women,accessories", "linen-shirt,silk-top,belt"],
    ["VAL-20", "category=women&category=accessories", "linen-shirt,silk-top,belt"],
    ["VAL-19", "category=women&colour=red", "silk-top"],
    ["VAL-20", "colour=red&colour=White", "linen-shirt,silk-top"],
    ["VAL-19", "colour=black&size=L", ""],
    ["VAL-19", "attribute=length:90%20cm", "belt"],
    ["LIST-08", "sort=price-asc", "belt,linen-shirt,silk-top"],
    ["LIST-08", "sort=price-desc&limit=1", "silk-top"],
    ["HOME-20", "flag=top", "linen-shirt"],
    ["G-24", "minPrice=500&maxPrice=1299.5", "linen-shirt,belt"],
    ["API-01", "ids=belt,hidden,nobody,linen-shirt,belt", "linen-shirt,belt"],
    ["API-01", "page=2&limit=2", "belt"],
    ["API-01", "page=9", ""],
    ["API-01", "unknown=1&limit=1", "linen-shirt"],
  ])("%s %s", async (_id, query, ids) => {
    expect((await namesOf(query)).join(",")).toBe(ids);
  });

  it("a narrowed list has total, pages and facets, prices in rupees", async () => {
    const { body } = await get("/api/product/list?category=women&limit=1");
    expect(body).toMatchObject({ success: true, total: 2, page: 1, pages: 2 });
    expect(body.facets.categories).toEqual([
      { handle: "women", name: "Women", count: 2 },
      { handle: "accessories", name: "Accessories", count: 1 },
      { handle: "men", name: "Men", count: 0 },
    ]);
    expect(body.facets.price).toEqual({ min: 1299.5, max: 2500 });
  });

  it.each([
    "page=0",
    "page=x",
    "limit=101",
    "minPrice=-1",
    "sort=cheap",
    "flag=cold",
    "attribute=length",
    `q=${"x".repeat(201)}`,
  ])("G-24 refuses %s with 400 and a sentence for the field", async (query) => {
    const { status, body } = await get(`/api/product/list?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.any(String), errors: expect.any(Object) });
    expect(Object.keys(body.errors)[0]?.split(".")[0]).toBe(query.split("=")[0]);
  });

  it("G-24 refuses more than 100 ids", async () => {
    const ids = Array.from({ length: 101 }, (_, i) => `p${i}`).join(",");
    expect(await get(`/api/product/list?ids=${ids}`)).toMatchObject({ status: 400, body: { success: false } });
    expect(await get(`/api/product/summaries?ids=${ids}`)).toMatchObject({
      status: 400,
      body: { errors: { ids: expect.any(String) } },
    });
  });
});

describe("GET /api/product/summaries", () => {
  it("ENT-05 gives what a cart line shows, in the order asked for, in paise", async () => {
    const { status, body } = await get("/api/product/summaries?ids=belt,nobody,linen-shirt");
    expect(status).toBe(200);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual(["belt", "linen-shirt"]);
    expect(body.products[1]).toMatchObject({
      price: 129_950,
      compareAt: 159_900,
      category: { handle: "women", name: "Women" },
      variants: [{ sku: "LINEN-SHIRT-BLACK-S", options: { Colour: "Black", Size: "S" }, stock: 3 }, {}, {}, {}],
      pictures: [{ src: "/media/test/linen-shirt", widths: [400, 800], option: null }],
    });
    expect((await get("/api/product/summaries?ids=")).body.products).toEqual([]);
  });
});

describe("GET /api/category/getSubCategory", () => {
  it("API-02 ENT-08 ENT-09 C-16 each entry has category, subcategories and image", async () => {
    const { body } = await get("/api/category/getSubCategory");
    expect(body).toEqual({
      success: true,
      categories: [
        { category: "Women", subcategories: ["Tops"], image: "/media/test/linen-shirt-800.webp" },
        { category: "Accessories", subcategories: ["Belts"], image: "/media/test/belt-800.webp" },
        { category: "Men", subcategories: ["Tees"], image: null },
      ],
    });
  });

  it("API-02 C-24 C-25 answers with either header, with none, and with a token that no longer counts", async () => {
    for (const headers of [{}, { token }, { authorization: `Bearer ${token}` }, { token: "stale" }]) {
      expect((await get("/api/category/getSubCategory", headers as Record<string, string>)).status).toBe(200);
    }
  });
});

describe("GET /api/attribute/list", () => {
  it("API-03 ENT-02 C-22 gives each definition in both shapes", async () => {
    const { status, body } = await get("/api/attribute/list", { token });
    expect(status).toBe(200);
    expect(body.attributes).toEqual([
      {
        _id: "colour",
        attributeName: "Colour",
        name: "Colour",
        displayType: "colour",
        values: ["Black", "Red", "White"],
      },
      { _id: "size", attributeName: "Size", name: "Size", displayType: "size", values: ["S", "M"] },
      { _id: "length", attributeName: "Length", name: "Length", displayType: "select", values: ["90 cm", "100 cm"] },
    ]);
  });

  it("API-03 C-14 C-24 needs a token, in either header", async () => {
    expect(await get("/api/attribute/list")).toMatchObject({ status: 401, body: { success: false } });
    expect((await get("/api/attribute/list", { token: "stale" })).status).toBe(401);
    expect((await get("/api/attribute/list", { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it("ENT-01 the ids are those that products name", async () => {
    const { body } = await get("/api/attribute/list", { token });
    const { body: list } = await get("/api/product/list");
    const known = body.attributes.map(({ _id }: { _id: string }) => _id);
    for (const product of list.products)
      for (const { attributeId } of product.attributes) expect(known).toContain(attributeId);
  });
});

describe("GET /api/dynamic/all", () => {
  it("API-11 ENT-10 C-25 gives the collections to everyone", async () => {
    const { status, body } = await get("/api/dynamic/all");
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      dynamics: [
        {
          _id: "capsule",
          title: "Capsule",
          subtitle: "Twelve pieces",
          image: ["/media/test/capsule-800.webp"],
          redirectLink: "/collections/capsule",
          createdAt: "2026-01-02T03:04:05.000Z",
        },
        { _id: "bare", title: "Bare", subtitle: null, image: [], redirectLink: null, createdAt: expect.any(String) },
      ],
    });
    expect((await get("/api/dynamic/all", { token })).status).toBe(200);
  });
});
