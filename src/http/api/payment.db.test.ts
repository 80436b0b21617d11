import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

let shop: PaymentShop;
let asha: Shopper;
let item: { _id: string; price: number };
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shopper(shop.ctx, shop.app);
  item = await shop.sell("scarf", 10);
  await asha.post("/api/cart/add", { itemId: "scarf", selectedAttributeValues: {}, quantity: 2 });
});

const begin = (body: object = orderBody([{ ...item, quantity: 2 }])) => asha.post("/api/order/razorpay", body);
const verify = (fields: object) => asha.post("/api/order/verifyRazorpay", fields);
const cart = async () => Object.keys((await asha.post("/api/cart/get")).body.cartData);

describe("POST /api/order/razorpay", () => {
  it("API-23 CHK-12 places a Pending order, takes its stock, and keeps the cart", async () => {
    const { status, body } = await begin();
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "Please complete the payment.",
        orderId: expect.stringMatching(/^[0-9a-f]{24}$/),
        paid: false,
        order: { id: expect.stringMatching(/^order_/), amount: 100_000, currency: "INR", receipt: body.orderId },
        keyId: "rzp_test_sandbox",
        checkoutUrl: "/sandbox/razorpay/checkout.js",
        secondsLeft: expect.any(Number),
      },
    ]);
    expect(body.secondsLeft).toBeGreaterThan(29 * 60);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Pending", paid: false });
    expect(await shop.stockOf("scarf")).toBe(8);
    expect(await cart()).toEqual(["scarf"]);
  });

  it("G-26 gives the same order and the same payment for the same order_id", async () => {
    const body = orderBody([{ ...item, quantity: 2 }]);
    const replies = [await begin(body), await begin(body)];
    expect(replies[1]!.body.order).toEqual(replies[0]!.body.order);
    expect(await shop.stockOf("scarf")).toBe(8);
  });

  it("API-23 charges the currency's own minor units", async () => {
    const rates = await shop.ctx.adapters.rates.fetchRates();
    const quote = { currency: "JPY" as const, conversionRate: rates.rates.JPY! };
    await asha.post("/api/cart/get");
    await shop.ctx.db
      .insertInto("rate_snapshot")
      .values({
        source: "test",
        quoted_at: shop.ctx.now(),
        taken_at: shop.ctx.now(),
        last_given_at: shop.ctx.now(),
        rates: JSON.stringify(rates.rates),
      })
      .execute();
    const asked = orderBody([{ ...item, quantity: 1 }], { quote });
    const { body } = await begin(asked);
    expect(body.order).toMatchObject({ amount: asked.amount, currency: "JPY" });
  });

  it("skips the gateway when nothing is to be paid", async () => {
    await coupon(shop.ctx, "ALL", { percent: 100 });
    const free = { code: "ALL", discountType: "percentage" as const, discountValue: 100 };
    const { status, body } = await begin(orderBody([{ ...item, quantity: 1 }], { coupon: free }));
    expect([status, body.paid, body.order]).toEqual([200, true, undefined]);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Order Placed", paid: true });
    expect(await cart()).toEqual([]);
  });

  it("G-38 refuses another total than the shop's, and calls no gateway", async () => {
    const { status, body } = await begin({ ...orderBody([{ ...item, quantity: 2 }]), amount: 1 });
    expect([status, body.totals.amount]).toEqual([409, 1000]);
    expect(await shop.ctx.db.selectFrom("orders").where("customer_id", "=", asha.id).select("id").execute()).toEqual(
      [],
    );
  });

  it("G-38 refuses to go on with a key whose order waits for another total", async () => {
    const first = orderBody([{ ...item, quantity: 2 }]);
    const { body: begun } = await begin(first);
    const { status, body } = await begin({ ...orderBody([{ ...item, quantity: 1 }]), order_id: first.order_id });
    expect([status, body.closed, body.orderId]).toEqual([409, true, begun.orderId]);
    const cod = await asha.post("/api/order/place", first);
    expect([cod.status, cod.body.closed]).toEqual([409, true]);
  });
});

describe("POST /api/order/verifyRazorpay", () => {
  it("API-24 C-21 a signed return makes the order placed and paid, and empties the cart", async () => {
    const { body } = await begin();
    const paid = await shop.pay(body.order.id, "success");
    const { status, body: verified } = await verify(paid.body.fields);
    expect([status, verified]).toEqual([200, { success: true, message: "Order Placed", orderId: body.orderId }]);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Order Placed", paid: true });
    expect(await cart()).toEqual([]);
    expect(await shop.eventsOf(body.orderId)).toEqual(["paid"]);
    expect((await verify(paid.body.fields)).status).toBe(200);
    expect(await shop.eventsOf(body.orderId)).toEqual(["paid"]);
  });

  it("API-24 takes no signature but the gateway's, and no return without a payment", async () => {
    const { body } = await begin();
    const forged = {
      razorpay_order_id: body.order.id,
      razorpay_payment_id: "pay_forged",
      razorpay_signature: "0".repeat(64),
    };
    const refused = await verify(forged);
    expect([refused.status, refused.body.success, refused.body.message]).toEqual([
      400,
      false,
      "The payment could not be verified.",
    ]);
    expect((await verify({ ...forged, razorpay_signature: "" })).status).toBe(400);
    expect((await verify({ ...forged, razorpay_order_id: "order_other" })).status).toBe(404);
    const { hmac } = await import("#adapters/payments/signature.ts");
    const signed = { ...forged, razorpay_signature: hmac("sandbox-key-secret", `${body.order.id}|pay_forged`) };
    const unpaid = await verify(signed);
    expect([unpaid.status, unpaid.body.open]).toEqual([409, true]);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Pending", paid: false });
  });

  it("API-24 is no use to another shopper", async () => {
    const { body } = await begin();
    const paid = await shop.pay(body.order.id, "silence");
    const other = await shopper(shop.ctx, shop.app);
    expect(
      (
        await other.post("/api/order/verifyRazorpay", {
          ...paid.body.fields,
          razorpay_order_id: body.order.id,
          razorpay_payment_id: "pay_x",
          razorpay_signature: "y",
        })
      ).status,
    ).toBe(404);
    expect((await other.post("/api/order/verifyStripe", { orderId: body.orderId, success: true })).status).toBe(404);
  });

  it("a declined card leaves the order open, and the next one pays it", async () => {
    const asked = orderBody([{ ...item, quantity: 2 }]);
    const { body } = await begin(asked);
    expect((await shop.pay(body.order.id, "decline")).body).toMatchObject({
      result: "failed",
      error: { description: expect.stringContaining("declined") },
    });
    const again = await begin(asked);
    expect(again.body.order.id).toBe(body.order.id);
    const paid = await shop.pay(body.order.id, "success");
    expect((await verify(paid.body.fields)).status).toBe(200);
    expect(await shop.stockOf("scarf")).toBe(8);
  });

  it("captures money that is only held", async () => {
    const { body } = await begin();
    const paid = await shop.pay(body.order.id, "held");
    expect((await verify(paid.body.fields)).status).toBe(200);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Order Placed", paid: true });
  });

  it("a payment whose return was lost is found when the shopper tries again", async () => {
    const asked = orderBody([{ ...item, quantity: 2 }]);
    const { body } = await begin(asked);
    await shop.pay(body.order.id, "silence");
    const again = await begin(asked);
    expect([again.status, again.body.paid, again.body.order]).toEqual([200, true, undefined]);
  });
});

describe("POST /api/order/pay", () => {
  const pay = (orderId: string, by = asha) => by.post("/api/order/pay", { orderId });

  it("goes on with the same payment as long as the order waits for it", async () => {
    const { body: begun } = await begin();
    await asha.post("/api/order/verifyStripe", { orderId: begun.orderId, success: false });
    shop.pass(10);
    const { status, body } = await pay(begun.orderId);
    expect([status, body]).toEqual([200, { ...begun, secondsLeft: expect.any(Number) }]);
    expect(body.secondsLeft).toBeGreaterThan(19 * 60);
    expect(body.secondsLeft).toBeLessThanOrEqual(20 * 60);
    const paid = await shop.pay(body.order.id, "success");
    expect((await verify(paid.body.fields)).status).toBe(200);
    expect((await pay(begun.orderId)).body).toEqual({
      success: true,
      message: "Order Placed",
      orderId: begun.orderId,
      paid: true,
    });
  });

  it("ends with the half hour, whether the job has come or not; what was paid by then counts", async () => {
    const { body: begun } = await begin();
    const { body: paid } = await begin();
    await shop.pay(paid.order.id, "silence");
    shop.pass(30.5);
    const late = await pay(begun.orderId);
    expect([late.status, late.body.closed]).toEqual([409, true]);
    expect(late.body.message).toBe(
      "This order was cancelled before it was paid. Please check your cart and try again.",
    );
    expect((await pay(paid.orderId)).body).toMatchObject({ paid: true });
    expect(await shop.stockOf("scarf")).toBe(8);
  });

  it("ROLE-07 is for the order's own shopper, and has nothing to do for a cash order", async () => {
    const { body: begun } = await begin();
    const other = await shopper(shop.ctx, shop.app);
    expect((await pay(begun.orderId, other)).status).toBe(404);
    expect((await pay("x")).status).toBe(404);
    const { body: cash } = await asha.post("/api/order/place", orderBody([{ ...item, quantity: 1 }]));
    expect((await pay(cash.orderId)).body).toMatchObject({ success: true, paid: true });
  });
});

describe("POST /api/order/verifyStripe", () => {
  it("API-26 CHK-16 G-11 asks the gateway, whatever the query said", async () => {
    const { body } = await begin();
    const ask = (success: boolean) => asha.post("/api/order/verifyStripe", { success, orderId: body.orderId });
    expect([(await ask(true)).status, (await ask(true)).body.open]).toEqual([409, true]);
    await shop.pay(body.order.id, "silence");
    expect((await ask(false)).body).toEqual({ success: true, message: "Order Placed", orderId: body.orderId });
  });

  it("API-26 knows no order but the shopper's", async () => {
    expect((await asha.post("/api/order/verifyStripe", { success: true, orderId: "x" })).status).toBe(404);
  });
});
