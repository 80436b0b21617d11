import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { coupon, ten } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper, shoppers, type Reply, type Shopper } from "#tests/fixtures/shoppers.ts";
import { openRaceShop, tally, type RaceShop } from "./race-shop.ts";

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop(50);
});
afterAll(() => shop.close());

const ids = (people: { id: string }[]) => people.map(({ id }) => id);

describe("many orders at once", () => {
  it("N-06 200 buyers on 10 units make exactly 10 orders and 190 clear refusals", async () => {
    const item = await shop.sell("rare", 10);
    const buyers = await shoppers(shop.ctx, shop.app, 200);
    const replies = await Promise.all(
      buyers.map((buyer) => buyer.post("/api/order/place", orderBody([{ ...item, quantity: 1 }]))),
    );
    expect(tally(replies)).toEqual({ 200: 10, 409: 190 });
    expect(await shop.stockOf("rare")).toBe(0);
    expect(await shop.ordersOf(ids(buyers))).toBe(10);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        success: false,
        message: "rare is sold out.",
        shortages: [{ itemId: "rare", wanted: 1, available: 0 }],
      });
    }
  });

  it("N-06 units left over stay: 40 buyers of 3 on 100 make 33 orders", async () => {
    const item = await shop.sell("by-three", 100);
    const buyers = await shoppers(shop.ctx, shop.app, 40);
    const replies = await Promise.all(
      buyers.map((buyer) => buyer.post("/api/order/place", orderBody([{ ...item, quantity: 3 }]))),
    );
    expect(tally(replies)).toEqual({ 200: 33, 409: 7 });
    expect(await shop.stockOf("by-three")).toBe(1);
    const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(new Set(refused)).toEqual(new Set(["Only 1 of by-three is left."]));
  });

  it("G-26 the same order_id 50 times gives one order and 50 replies alike", async () => {
    const item = await shop.sell("once", 100);
    const buyer = await shopper(shop.ctx, shop.app);
    const body = orderBody([{ ...item, quantity: 2 }]);
    const replies = await Promise.all(Array.from({ length: 50 }, () => buyer.post("/api/order/place", body)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toHaveLength(1);
    expect(tally(replies)).toEqual({ 200: 50 });
    expect(await shop.ordersOf([buyer.id])).toBe(1);
    expect(await shop.stockOf("once")).toBe(98);
  });

  it("G-26 also when that order takes the last units", async () => {
    for (const round of Array.from({ length: 10 }, (_, n) => n)) {
      const item = await shop.sell(`last-${round}`, 2);
      const buyer = await shopper(shop.ctx, shop.app);
      const body = orderBody([{ ...item, quantity: 2 }]);
      const replies = await Promise.all(Array.from({ length: 50 }, () => buyer.post("/api/order/place", body)));
      expect(tally(replies)).toEqual({ 200: 50 });
      expect(new Set(replies.map((reply) => reply.body.orderId))).toHaveLength(1);
      expect(await shop.stockOf(`last-${round}`)).toBe(0);
    }
  });

  it("G-26 a refused order_id leaves nothing and goes through once there is stock again", async () => {
    const item = await shop.sell("again", 1);
    const [first, second] = await shoppers(shop.ctx, shop.app, 2);
    await first!.post("/api/order/place", orderBody([{ ...item, quantity: 1 }]));
    const body = orderBody([{ ...item, quantity: 1 }]);
    const refused = await Promise.all(Array.from({ length: 20 }, () => second!.post("/api/order/place", body)));
    expect(tally(refused)).toEqual({ 409: 20 });
    expect(await shop.ordersOf([second!.id])).toBe(0);
    await shop.sell("again", 1);
    expect((await second!.post("/api/order/place", body)).status).toBe(200);
  });

  it("N-06 two products in opposite order, 100 at once: no deadlock, and every unit is accounted for", async () => {
    const [left, right] = [await shop.sell("left", 70), await shop.sell("right", 70)];
    const buyers = await shoppers(shop.ctx, shop.app, 100);
    const replies = await Promise.all(
      buyers.map((buyer, index) => {
        const items = [
          { ...left, quantity: 1 },
          { ...right, quantity: 1 },
        ];
        return buyer.post("/api/order/place", orderBody(index % 2 === 0 ? items : items.toReversed()));
      }),
    );
    expect(tally(replies)).toEqual({ 200: 70, 409: 30 });
    expect([await shop.stockOf("left"), await shop.stockOf("right")]).toEqual([0, 0]);
  });

  it("N-06 an order that is short of one product takes nothing of the other", async () => {
    const [plenty, scarce] = [await shop.sell("plenty", 1000), await shop.sell("scarce", 5)];
    const buyers = await shoppers(shop.ctx, shop.app, 60);
    const body = () =>
      orderBody([
        { ...plenty, quantity: 2 },
        { ...scarce, quantity: 1 },
      ]);
    const replies = await Promise.all(buyers.map((buyer) => buyer.post("/api/order/place", body())));
    expect(tally(replies)).toEqual({ 200: 5, 409: 55 });
    expect([await shop.stockOf("plenty"), await shop.stockOf("scarce")]).toEqual([990, 0]);
  });

  it("C-21 one shopper's orders at once, with a full cart being merged meanwhile: no deadlock", async () => {
    const items = await shop.sellMany("full", 90, 500);
    const buyers = await shoppers(shop.ctx, shop.app, 5);
    const cart = Object.fromEntries(items.map(({ _id }) => [_id, { itemId: _id, quantity: 1 }]));
    const calls = Array.from({ length: 100 }, (_, n) => {
      const buyer = buyers[n % 5]!;
      if (n % 3 > 0) return buyer.post("/api/cart/merge", { cart });
      return buyer.post("/api/order/place", orderBody([{ ...items[n % 90]!, quantity: 1 }]));
    });
    expect(tally(await Promise.all(calls))).toEqual({ 200: 100 });
    expect(await shop.ordersOf(ids(buyers))).toBe(34);
  });
});

describe("an import while orders come in", () => {
  it("N-06 loses no sale, and nobody waits in a circle", async () => {
    const items = await shop.sellMany("imported", 40, 500);
    const buyers = await shoppers(shop.ctx, shop.app, 10);
    let selling = true;
    const importAgain = async () => {
      for (let round = 1; selling; round++) {
        const drafts = items
          .toReversed()
          .map(({ _id, price }) => sampleDraft({ id: _id, name: _id, price, compareAt: price + round }));
        await saveProducts(shop.ctx, drafts, { stock: "keep" });
      }
    };
    const imports = importAgain();
    const replies: Reply[] = [];
    const buyTen = async (buyer: Shopper) => {
      for (let round = 0; round < 10; round++) {
        replies.push(await buyer.post("/api/order/place", orderBody(items.map((item) => ({ ...item, quantity: 1 })))));
      }
    };
    await Promise.all(buyers.map(buyTen));
    selling = false;
    await imports;
    expect(tally(replies)).toEqual({ 200: 100 });
    expect(await Promise.all(items.map(({ _id }) => shop.stockOf(_id)))).toEqual(items.map(() => 400));
  });
});

describe("one coupon, many orders at once", () => {
  const usesOf = async (id: number) => {
    const row = await shop.ctx.db.selectFrom("coupon").where("id", "=", id).select("used").executeTakeFirstOrThrow();
    const uses = await shop.ctx.db.selectFrom("coupon_use").where("coupon_id", "=", id).select("order_id").execute();
    return [row.used, uses.length];
  };

  it("G-21 with one use left is used once", async () => {
    const item = await shop.sell("bargain", 500);
    const id = await coupon(shop.ctx, "LASTONE", { limit: 3, used: 2 });
    const buyers = await shoppers(shop.ctx, shop.app, 60);
    const replies = await Promise.all(
      buyers.map((buyer) =>
        buyer.post("/api/order/place", orderBody([{ ...item, quantity: 1 }], { coupon: ten("LASTONE") })),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 59 });
    expect(await usesOf(id)).toEqual([3, 1]);
    expect(await shop.stockOf("bargain")).toBe(499);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect([body.message, body.totals.amount]).toEqual(["This coupon has been used up.", 500]);
    }
  });

  it("G-21 that counts once a customer is used once by each", async () => {
    const item = await shop.sell("welcome", 500);
    const id = await coupon(shop.ctx, "WELCOME", { once: true });
    const buyers = await shoppers(shop.ctx, shop.app, 4);
    const replies = await Promise.all(
      buyers.flatMap((buyer) =>
        Array.from({ length: 15 }, () =>
          buyer.post("/api/order/place", orderBody([{ ...item, quantity: 1 }], { coupon: ten("WELCOME") })),
        ),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 4, 409: 56 });
    expect(await usesOf(id)).toEqual([4, 4]);
    expect(await shop.stockOf("welcome")).toBe(496);
    const messages = replies.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(new Set(messages)).toEqual(new Set(["You have already used this coupon."]));
  });

  it("G-26 G-21 is used once by one order_id sent 50 times", async () => {
    const item = await shop.sell("twins", 500);
    const id = await coupon(shop.ctx, "TWINS", { once: true, limit: 1 });
    const buyer = await shopper(shop.ctx, shop.app);
    const body = orderBody([{ ...item, quantity: 1 }], { coupon: ten("TWINS") });
    const replies = await Promise.all(Array.from({ length: 50 }, () => buyer.post("/api/order/place", body)));
    expect(tally(replies)).toEqual({ 200: 50 });
    expect(await usesOf(id)).toEqual([1, 1]);
    expect(await shop.stockOf("twins")).toBe(499);
  });
});
