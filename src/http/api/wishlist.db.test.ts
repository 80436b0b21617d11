import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { cartRoutes } from "./cart.ts";
import { wishlistRoutes } from "./wishlist.ts";

const size = { Size: "M" };

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [cartRoutes, wishlistRoutes]);
  await saveProducts(shop.ctx, [
    sampleDraft({ id: "tee", name: "Tee", stock: 2, options: { Size: ["M", "L"] } }),
    sampleDraft({ id: "sold-out", name: "Sold Out", stock: 0 }),
  ]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(async () => {
  asha = await shopper(shop.ctx, app);
});

const call = (name: string, itemId: string, selectedAttributeValues: object = {}) =>
  asha.post(`/api/wishlist/${name}`, { itemId, selectedAttributeValues });
const wishlist = async () => (await asha.post("/api/wishlist/get")).body.wishlistData;
const cart = async () => (await asha.post("/api/cart/get")).body.cartData;

describe("the wishlist calls", () => {
  it("API-07 API-10 ENT-07 add an entry and answer wishlistData", async () => {
    expect(await call("add", "tee", size)).toEqual({
      status: 200,
      body: { success: true, message: "Added to wishlist" },
    });
    expect(await asha.post("/api/wishlist/get")).toEqual({
      status: 200,
      body: { success: true, wishlistData: { tee_M: { itemId: "tee", attributes: size } } },
    });
  });

  it("STATE-12 adding again changes nothing, also for a sold-out product", async () => {
    await call("add", "tee", size);
    await call("add", "sold-out");
    expect((await call("add", "tee", size)).status).toBe(200);
    expect(Object.keys(await wishlist())).toEqual(["tee_M", "sold-out"]);
  });

  it("API-07 refuses an unknown product and a value that it does not come in", async () => {
    expect((await call("add", "nothing")).status).toBe(404);
    expect((await call("add", "tee", { Size: "XXL" })).body.message).toBe('Tee does not come in Size "XXL".');
  });

  it("API-08 ERR-33 removes an entry; one that is not there is no error", async () => {
    await call("add", "tee", size);
    expect(await call("remove", "tee", size)).toEqual({
      status: 200,
      body: { success: true, message: "Removed from wishlist" },
    });
    expect(await wishlist()).toEqual({});
    expect((await call("remove", "tee", size)).status).toBe(200);
    expect((await call("remove", "\u0001")).status).toBe(200);
  });

  it("API-09 STATE-09 moves an entry to the cart", async () => {
    await call("add", "tee", size);
    expect(await call("move-to-cart", "tee", size)).toEqual({
      status: 200,
      body: { success: true, message: "Moved to cart" },
    });
    expect(await wishlist()).toEqual({});
    expect(await cart()).toEqual({ tee_M: { itemId: "tee", quantity: 1, attributes: size } });
  });

  it("STATE-10 moves only what is in the wishlist", async () => {
    const reply = await call("move-to-cart", "tee", size);
    expect(reply).toEqual({ status: 404, body: { success: false, message: "This item is not in your wishlist." } });
    expect(await cart()).toEqual({});
  });

  it("N-06 a move beyond the stock leaves the entry where it is", async () => {
    await call("add", "tee", size);
    await asha.post("/api/cart/add", { itemId: "tee", selectedAttributeValues: size, quantity: 2 });
    expect((await call("move-to-cart", "tee", size)).body.message).toBe("Only 2 of Tee (M) are left.");
    expect(Object.keys(await wishlist())).toEqual(["tee_M"]);
    expect((await cart()).tee_M.quantity).toBe(2);
  });

  it("API-09 of fifty moves at once one goes through", async () => {
    await call("add", "tee", size);
    const replies = await Promise.all(Array.from({ length: 50 }, () => call("move-to-cart", "tee", size)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(49);
    expect((await cart()).tee_M.quantity).toBe(1);
  });

  it("G-18 merges a visitor's list into the shopper's own", async () => {
    await call("add", "tee", size);
    const kept = {
      tee_M: { itemId: "tee", attributes: size },
      tee_L: { attributes: { Size: "L" } },
      nothing: {},
      tee_Q: { attributes: { Size: "Q" } },
    };
    const reply = await asha.post("/api/wishlist/merge", { wishlist: kept });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body.wishlistData)).toEqual(["tee_M", "tee_L"]);
  });

  it("ROLE-07 are refused without a token", async () => {
    for (const name of ["add", "remove", "move-to-cart", "get", "merge"]) {
      const reply = await app.inject({ method: "POST", url: `/api/wishlist/${name}`, payload: {} });
      expect(reply.statusCode).toBe(401);
    }
  });
});
