import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCollection, listCollections } from "#domain/content/collections.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft, samplePicture } from "#tests/database/sample-drafts.ts";
import { findProduct } from "./find-product.ts";
import { listAttributes } from "./list-attributes.ts";
import { listProducts } from "./list-products.ts";
import { firstProducts, flaggedProducts, listCategories, productsById, relatedProducts } from "./queries.ts";
import { saveProducts } from "./save-products.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const tees = Array.from({ length: 12 }, (_, i) =>
    sampleDraft({ id: `tee-${i}`, flags: { hot: i !== 3 }, published: i !== 5, options: { Size: ["M", "S"] } }),
  );
  const coats = [
    sampleDraft({
      id: "coat",
      category: "Men",
      subCategory: "Outerwear",
      options: { Color: ["Red", "red"].slice(0, 1), Fit: ["Slim"] },
    }),
  ];
  await saveProducts(shop.ctx, [
    ...tees,
    ...coats,
    sampleDraft({ id: "dress", category: "Women", subCategory: "Tees", options: { Colour: ["red", "Blue"] } }),
  ]);
});
afterAll(() => shop.close());

const idsOf = (products: { id: string }[]) => products.map(({ id }) => id);

describe("reading the catalogue", () => {
  it("HOME-07 the first products come in the shop's order, published ones alone", async () => {
    expect(idsOf(await firstProducts(shop.ctx, 6))).toEqual(["tee-0", "tee-1", "tee-2", "tee-3", "tee-4", "tee-6"]);
  });

  it("HOME-08 HOME-20 HOME-21 flagged products are those that carry the flag, at most as many as asked", async () => {
    const hot = idsOf(await flaggedProducts(shop.ctx, "hot", 10));
    expect(hot).toHaveLength(10);
    expect(hot).not.toContain("tee-3");
    expect(await flaggedProducts(shop.ctx, "bestseller", 10)).toEqual([]);
  });

  it("PDP-22 G-08 related products share category and subcategory; the product itself is left out", async () => {
    const tee = await findProduct(shop.ctx, "tee-1");
    expect(idsOf(await relatedProducts(shop.ctx, tee!, 4))).toEqual(["tee-0", "tee-2", "tee-3", "tee-4"]);
    const coat = await findProduct(shop.ctx, "coat");
    expect(await relatedProducts(shop.ctx, coat!, 4)).toEqual([]);
  });

  it("products by id come in the order of the ids, each once; unknown and hidden ones are left out", async () => {
    expect(idsOf(await productsById(shop.ctx, ["coat", "nobody", "tee-5", "tee-1", "coat"]))).toEqual([
      "coat",
      "tee-1",
    ]);
    expect(await productsById(shop.ctx, [])).toEqual([]);
  });

  it("G-05 an unknown or hidden product is none", async () => {
    expect(await findProduct(shop.ctx, "nobody")).toBeNull();
    expect(await findProduct(shop.ctx, "tee-5")).toBeNull();
  });

  it("PDP-05 C-15 the rating is the average of the reviews, for everyone", async () => {
    const review = (rating: number) => ({
      product_id: "tee-7",
      author: "A",
      rating,
      comment: "Good.",
      images: "[]",
      videos: "[]",
    });
    expect(await findProduct(shop.ctx, "tee-7")).toMatchObject({ ratingCount: 0, ratingAverage: null });
    await shop.ctx.db
      .insertInto("review")
      .values([review(5), review(4), review(4)])
      .execute();
    const product = await findProduct(shop.ctx, "tee-7");
    expect(product?.ratingCount).toBe(3);
    expect(product?.ratingAverage).toBeCloseTo(13 / 3);
  });

  it("ENT-08 C-16 a category has its subcategories and a picture: its own, or its first product's", async () => {
    const [men, women] = await listCategories(shop.ctx);
    expect(men).toMatchObject({
      handle: "men",
      name: "Men",
      subCategories: [{ handle: "tees" }, { handle: "outerwear" }],
    });
    expect(men?.picture?.src).toBe("/media/test/tee-0");
    expect(women?.picture?.src).toBe("/media/test/dress");
    await shop.ctx.db
      .updateTable("category")
      .set({ picture: JSON.stringify(samplePicture("/media/test/own")) })
      .where("handle", "=", "men")
      .execute();
    expect((await listCategories(shop.ctx))[0]?.picture?.src).toBe("/media/test/own");
  });

  it("ENT-02 ENT-03 C-22 attributes have their display type and all values, spellings as one", async () => {
    expect(await listAttributes(shop.ctx)).toEqual([
      { attributeId: "colour", name: "Color", displayType: "colour", values: ["Blue", "red"] },
      { attributeId: "size", name: "Size", displayType: "size", values: ["S", "M"] },
      { attributeId: "fit", name: "Fit", displayType: "select", values: ["Slim"] },
    ]);
  });

  it("C-09 collections come in order, and one by its handle", async () => {
    const values = [
      { handle: "summer", title: "Summer", position: 1, subtitle: "Light" },
      {
        handle: "capsule",
        title: "Capsule",
        position: 0,
        redirect_link: "/collections/capsule",
        picture: JSON.stringify(samplePicture("/media/test/c")),
      },
    ];
    await shop.ctx.db.insertInto("collection").values(values).execute();
    expect((await listCollections(shop.ctx)).map(({ title }) => title)).toEqual(["Capsule", "Summer"]);
    expect(await findCollection(shop.ctx, "Capsule")).toMatchObject({
      handle: "capsule",
      redirectLink: "/collections/capsule",
      subtitle: null,
    });
    expect(await findCollection(shop.ctx, "winter")).toBeNull();
  });

  it("the number of queries does not depend on the number of products", async () => {
    const count = async (work: (ctx: TestShop["ctx"]) => Promise<unknown>) => {
      let queries = 0;
      const { db } = shop.ctx;
      const counting = db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await work({ ...shop.ctx, db: counting });
      return queries;
    };
    await listCategories(shop.ctx);
    // One asks whether the copy in memory still counts, which a shop that hears of changes leaves out.
    for (const limit of [1, 12]) {
      expect(await count((ctx) => firstProducts(ctx, limit))).toBe(2);
      expect(await count((ctx) => listProducts(ctx, { limit, q: "tee", sort: "price-asc" }))).toBe(2);
    }
    expect(await count((ctx) => listCategories(ctx))).toBe(1);
    expect(await count((ctx) => findProduct(ctx, "tee-1"))).toBe(1);
  });
});
