import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopper, shoppers, type Shopper } from "#tests/fixtures/shoppers.ts";
import { openRaceShop, tally, type RaceShop } from "./race-shop.ts";

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop(20);
});
afterAll(() => shop.close());

const times = <T>(count: number, call: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));
const cartOf = async (buyer: Shopper) => (await buyer.post("/api/cart/get")).body.cartData;

describe("one cart, many calls at once", () => {
  it("STATE-05 fifty additions all count", async () => {
    await shop.sell("tee", 500);
    const buyer = await shopper(shop.ctx, shop.app);
    const replies = await times(50, () => buyer.post("/api/cart/add", { itemId: "tee", quantity: 3 }));
    expect(tally(replies)).toEqual({ 200: 50 });
    expect((await cartOf(buyer)).tee.quantity).toBe(150);
  });

  it("N-06 additions stop exactly at the stock", async () => {
    await shop.sell("few", 20);
    const buyer = await shopper(shop.ctx, shop.app);
    const replies = await times(50, () => buyer.post("/api/cart/add", { itemId: "few" }));
    expect(tally(replies)).toEqual({ 200: 20, 409: 30 });
    expect((await cartOf(buyer)).few.quantity).toBe(20);
  });

  it("G-18 merges all count, whatever the order of their lines", async () => {
    const items = await shop.sellMany("m", 60, 900);
    const buyer = await shopper(shop.ctx, shop.app);
    const entries = items.map(({ _id }) => [_id, { itemId: _id, quantity: 2, attributes: {} }] as const);
    const replies = await times(50, (n) =>
      buyer.post("/api/cart/merge", { cart: Object.fromEntries(n % 2 === 0 ? entries : entries.toReversed()) }),
    );
    expect(tally(replies)).toEqual({ 200: 50 });
    const cart = await cartOf(buyer);
    expect(items.map(({ _id }) => cart[_id].quantity)).toEqual(items.map(() => 100));
  });

  it("G-18 merges stop at the stock", async () => {
    await shop.sell("capped", 7);
    const buyer = await shopper(shop.ctx, shop.app);
    const replies = await times(50, () =>
      buyer.post("/api/cart/merge", { cart: { capped: { itemId: "capped", quantity: 2 } } }),
    );
    expect(tally(replies)).toEqual({ 200: 50 });
    expect((await cartOf(buyer)).capped.quantity).toBe(7);
  });

  it("G-18 wishlists merged at once hold each entry once", async () => {
    const items = await shop.sellMany("w", 200, 1);
    const buyers = await shoppers(shop.ctx, shop.app, 10);
    const entries = items.map(({ _id }) => [_id, { itemId: _id, attributes: {} }] as const);
    const replies = await times(100, (n) => {
      const own = n % 20 < 10 ? entries : entries.toReversed();
      return buyers[n % 10]!.post("/api/wishlist/merge", { wishlist: Object.fromEntries(own) });
    });
    expect(tally(replies)).toEqual({ 200: 100 });
    for (const buyer of buyers) {
      expect(Object.keys((await buyer.post("/api/wishlist/get")).body.wishlistData)).toHaveLength(200);
    }
  });
});
