import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderBody } from "#tests/fixtures/orders.ts";
import { black, openOrderShop, shirt, tee, type OrderShop } from "#tests/fixtures/order-shop.ts";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

describe("an order of more than there is", () => {
  it("N-06 names what is short and how many are left, and leaves nothing behind", async () => {
    const before = await shop.written();
    const body = orderBody([
      { ...tee, quantity: 1 },
      { ...shirt, quantity: 6 },
    ]);
    const reply = await shop.place(body);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("Only 5 of Linen Shirt (Black, M) are left.");
    expect(reply.body.shortages).toEqual([{ itemId: "linen-shirt", attributes: black, wanted: 6, available: 5 }]);
    expect(reply.body.totals.currency).toBe("INR");
    expect(await shop.written()).toEqual(before);
    expect(await shop.stockOf("tee")).toEqual([5]);
    await shop.ctx.db.updateTable("variant").set({ stock: 6 }).where("product_id", "=", "linen-shirt").execute();
    expect((await shop.place(body)).status).toBe(200);
  });

  it("N-06 refuses what cannot be bought at all", async () => {
    const gone = await shop.place(orderBody([{ _id: "nothing", price: 100, quantity: 1 }]));
    expect([gone.status, gone.body.shortages]).toEqual([
      409,
      [{ itemId: "nothing", attributes: {}, wanted: 1, available: 0 }],
    ]);
    const unchosen = await shop.place(orderBody([{ _id: "linen-shirt", price: 129_900, quantity: 1 }]));
    expect([unchosen.status, unchosen.body.message]).toEqual([400, "Please choose Colour and Size of Linen Shirt."]);
    const much = await shop.place(
      orderBody([
        { ...tee, quantity: 600 },
        { ...tee, quantity: 400 },
      ]),
    );
    expect([much.status, much.body.message]).toEqual([400, "At most 999 of Tee can be ordered at once."]);
  });
});
