import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coupon, ten } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { openOrderShop, shirt, tee, type OrderShop } from "#tests/fixtures/order-shop.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

describe("an order with a coupon", () => {
  it("VAL-27 G-21 takes it off and counts the use", async () => {
    const id = await coupon(shop.ctx, "TEN1", { limit: 5 });
    const body = orderBody([{ ...shirt, quantity: 1 }], { coupon: ten("TEN1") });
    expect(body).toMatchObject({ amount: 1169, originalAmount: 1299, discountAmount: 130 });
    expect((await shop.place({ ...body, couponCode: " ten1 " })).status).toBe(200);
    expect((await shop.orders())[0]).toMatchObject({
      amount: 1169,
      originalAmount: 1299,
      discountAmount: 130,
      couponCode: "TEN1",
    });
    const row = await shop.ctx.db.selectFrom("coupon").where("id", "=", id).select("used").executeTakeFirstOrThrow();
    expect(row.used).toBe(1);
  });

  it("G-21 refuses one that does not count, with the totals without it", async () => {
    await coupon(shop.ctx, "OLD", { until: -0.5 });
    await coupon(shop.ctx, "BIG", { minOrder: 500_000 });
    const before = await shop.written();
    for (const [code, message] of [
      ["OLD", "This coupon has expired."],
      ["BIG", "This coupon needs an order of Rs.5000 or more."],
      ["NOPE", "Invalid coupon code"],
    ]) {
      const reply = await shop.place(orderBody([{ ...shirt, quantity: 1 }], { coupon: ten(code!) }));
      expect([reply.status, reply.body.message, reply.body.totals.amount]).toEqual([409, message, 1299]);
    }
    expect(await shop.written()).toEqual(before);
  });

  it("G-21 once a customer where it says so", async () => {
    await coupon(shop.ctx, "ONCE", { once: true });
    const order = () => orderBody([{ ...tee, quantity: 1 }], { coupon: ten("ONCE") });
    expect((await shop.place(order())).status).toBe(200);
    expect((await shop.place(order())).body.message).toBe("You have already used this coupon.");
    expect((await shop.asha.post("/api/discount/validate", { code: "ONCE" })).body.error).toBe(
      "You have already used this coupon.",
    );
    const other = await shopper(shop.ctx, shop.app);
    expect((await other.post("/api/order/place", order())).status).toBe(200);
  });
});
