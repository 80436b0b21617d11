import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { listenToCatalogue, type Listening } from "#platform/catalogue-changes/listen.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { productRoutes } from "./api/products.ts";
import { buildApp, type App } from "./app.ts";

let shop: TestShop;
let listening: Listening;
let app: App;
beforeAll(async () => {
  shop = await openTestShop();
  const many = Array.from({ length: 1_200 }, (_, n) => sampleDraft({ id: `tee-${n}`, name: `Tee "${n}"`, stock: 10 }));
  await saveProducts(shop.ctx, many);
  listening = await listenToCatalogue(shop.url, shop.ctx.changes, shop.ctx.log);
  app = await buildApp(shop.ctx, [productRoutes]);
});
afterAll(async () => {
  await app.close();
  await listening.stop();
  await shop.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
/** Often enough for the reply to be kept. */
const often = async (url: string) => {
  for (let n = 0; n < 4; n += 1) await get(url);
  return (await get(url)).json();
};

describe("replies kept in memory", () => {
  it.each(["/api/product/list?limit=3", "/api/product/detail/tee-1", "/api/product/summaries?ids=tee-1,tee-2"])(
    "%s is the same with and without memory",
    async (url) => {
      const first = (await get(url)).json();
      expect(await often(url)).toEqual(first);
    },
  );

  it("C-15 what is sold shows soon, though nothing was notified by the sale", async () => {
    const url = "/api/product/list?limit=3";
    const detail = "/api/product/detail/tee-1";
    await Promise.all([often(url), often(detail)]);
    await shop.ctx.db.transaction().execute(async (trx) => {
      await sql`select set_config('weft.selling', 'on', true)`.execute(trx);
      await sql`update variant set stock = 7 where product_id = 'tee-1'`.execute(trx);
    });
    shop.ctx.changes.sold(["tee-1"]);
    await expect.poll(async () => (await get(url)).json().products[1].quantity).toBe(7);
    await expect.poll(async () => (await get(detail)).json().product.quantity).toBe(7);
  });

  it("what somebody else changes shows soon; what has left the shop is gone", async () => {
    const url = "/api/product/list?limit=2&sort=price-asc";
    expect((await often(url)).products[0]._id).toBe("tee-0");
    await shop.ctx.db.updateTable("product").set({ price_minor: 100 }).where("id", "=", "tee-9").execute();
    await expect.poll(async () => (await get(url)).json().products[0]).toMatchObject({ _id: "tee-9", price: 1 });
    await often("/api/product/detail/tee-9");
    await shop.ctx.db.updateTable("product").set({ published: false }).where("id", "=", "tee-9").execute();
    await expect.poll(async () => (await get("/api/product/detail/tee-9")).statusCode).toBe(404);
  });

  it("are compressed for who can read it, and answered by 304 to who has them", async () => {
    const url = "/api/product/list?limit=4";
    await often(url);
    const plain = await get(url);
    const squeezed = await get(url, { "accept-encoding": "br" });
    expect(squeezed.headers["content-encoding"]).toBe("br");
    expect(squeezed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const again = await get(url, { "if-none-match": plain.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("API-01 all products of a large shop come as they are read, with a tag that changes when they do", async () => {
    const all = await get("/api/product/list");
    const { success, products } = all.json();
    expect([success, products.length, products[0].name]).toEqual([true, 1_199, 'Tee "0"']);
    const { etag } = all.headers;
    expect((await get("/api/product/list", { "if-none-match": etag })).statusCode).toBe(304);
    shop.ctx.changes.sold(["tee-3"]);
    expect((await get("/api/product/list", { "if-none-match": etag })).statusCode).toBe(200);
  });
});
