import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { createCatalogueChanges, type Changed, type Extent } from "./catalogue-changes.ts";
import { listenToCatalogue, type Listening } from "./listen.ts";

/** Another process on the same database. */
let other: Listening;
let shop: TestShop;
const heard: [Changed, Extent][] = [];
beforeAll(async () => {
  shop = await openTestShop();
  await saveProducts(shop.ctx, [sampleDraft({ id: "tee" }), sampleDraft({ id: "coat" })]);
  const changes = createCatalogueChanges(shop.ctx.db, shop.ctx.log);
  changes.subscribe((changed, extent) => heard.push([changed, extent]));
  other = await listenToCatalogue(shop.url, changes, shop.ctx.log);
});
afterAll(async () => {
  await other.stop();
  await shop.close();
});
beforeEach(() => {
  heard.length = 0;
});

it("tells of a review that its product's figures changed, and of a rating changed or taken back", async () => {
  const { db } = shop.ctx;
  const review = { product_id: "tee", author: "Asha", rating: 4, comment: "Soft.", images: "[]", videos: "[]" };
  await db.insertInto("review").values(review).execute();
  await expect.poll(() => heard).toEqual([[["tee"], "figures"]]);
  await db.updateTable("review").set({ rating: 5 }).execute();
  await expect.poll(() => heard.length).toBe(2);
  await db.deleteFrom("review").execute();
  await expect.poll(() => heard.length).toBe(3);
  expect(new Set(heard.map(([, extent]) => extent))).toEqual(new Set(["figures"]));
  const { rating_count: count } = await db
    .selectFrom("product")
    .where("id", "=", "tee")
    .select("rating_count")
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

it("tells of a price in the same transaction as a review that anything may have changed", async () => {
  await shop.ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("review")
      .values({ product_id: "coat", author: "Asha", rating: 4, comment: "Warm.", images: "[]", videos: "[]" })
      .execute();
    await trx.updateTable("product").set({ price_minor: 1 }).where("id", "=", "tee").execute();
  });
  await expect.poll(() => heard).toContainEqual([["tee"], "anything"]);
  expect(heard).toContainEqual([["coat"], "figures"]);
});

it("tells other processes of what was sold, many products too", async () => {
  const feed = createCatalogueChanges(shop.ctx.db, shop.ctx.log);
  feed.hears(true);
  const own: [Changed, Extent][] = [];
  feed.subscribe((changed, extent) => own.push([changed, extent]));
  feed.sold(["tee"]);
  expect(own).toEqual([[["tee"], "figures"]]);
  await expect.poll(() => heard).toEqual([[["tee"], "figures"]]);

  heard.length = 0;
  const ids = Array.from({ length: 120 }, (_, index) => `product-${index}`);
  feed.sold(ids);
  await expect.poll(() => heard.flatMap(([changed]) => changed ?? []).length).toBe(120);
  expect(heard.flatMap(([changed]) => changed ?? []).sort()).toEqual(ids.sort());

  heard.length = 0;
  feed.sold(Array.from({ length: 1000 }, (_, index) => `product-${index}`));
  await expect.poll(() => heard).toEqual([[null, "anything"]]);
});

it("tells of new rates", async () => {
  await shop.ctx.db
    .insertInto("rate_snapshot")
    .values({ source: "test", quoted_at: new Date(), rates: JSON.stringify({ INR: 1 }) })
    .execute();
  await expect.poll(() => heard).toEqual([[["@rates"], "figures"]]);
});
