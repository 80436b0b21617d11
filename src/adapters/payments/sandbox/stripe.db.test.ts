import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CARDS, openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { SANDBOX_KEYS } from "./keys.ts";

let shop: PaymentShop;
let asha: Shopper;
let item: { _id: string; price: number };
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shopper(shop.ctx, shop.app);
  item = await shop.sell("belt", 10);
  await asha.post("/api/cart/add", { itemId: "belt", selectedAttributeValues: {}, quantity: 2 });
});

const begin = (body = orderBody([{ ...item, quantity: 2 }])) => asha.post("/api/order/stripe", body);
const ask = (orderId: string, success = true) => asha.post("/api/order/verifyStripe", { success, orderId });
const idOf = (url: string) => url.split("/").at(-1)!;
const pay = async (url: string, card: keyof typeof CARDS) => {
  const payload = { id: idOf(url), card: CARDS[card] };
  return (await shop.app.inject({ method: "POST", url: "/sandbox/stripe/page/pay", payload })).json();
};

describe("paying on Stripe's page", () => {
  it("API-22 CHK-18 places a Pending order and names the page; the same order_id gives the same page", async () => {
    const asked = orderBody([{ ...item, quantity: 2 }]);
    const { status, body } = await begin(asked);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "Please complete the payment.",
        orderId: expect.stringMatching(/^[0-9a-f]{24}$/),
        paid: false,
        session_url: expect.stringMatching(/\/sandbox\/stripe\/pay\/cs_test_\w+$/),
      },
    ]);
    expect((await begin(asked)).body).toEqual(body);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Pending", paid: false });
    expect(await shop.stockOf("belt")).toBe(8);
  });

  it("API-26 C-21 the return is verified by asking Stripe: paid, placed, cart emptied", async () => {
    const { body } = await begin();
    const early = await ask(body.orderId);
    expect([early.status, early.body.open]).toEqual([409, true]);
    const { url } = await pay(body.session_url, "success");
    expect(url).toBe(`${shop.ctx.config.SHOP_URL}/verify?success=true&orderId=${body.orderId}`);
    expect((await ask(body.orderId)).status).toBe(200);
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Order Placed", paid: true });
    expect((await asha.post("/api/cart/get")).body.cartData).toEqual({});
  });

  it("a declined card leaves the page open", async () => {
    const { body } = await begin();
    expect(await pay(body.session_url, "decline")).toMatchObject({ result: "failed" });
    expect((await ask(body.orderId, false)).status).toBe(409);
    await pay(body.session_url, "success");
    expect((await ask(body.orderId)).status).toBe(200);
  });

  it.each(["timeout", "double"] as const)("%s: webhooks alone settle the order, once", async (card) => {
    const { body } = await begin();
    await pay(body.session_url, card);
    await expect.poll(async () => (await shop.orderOf(asha)).status, { interval: 20 }).toBe("Order Placed");
    expect(await shop.eventsOf(body.orderId)).toEqual(["paid"]);
  });

  it("silence: the job finds the payment that nobody told of", async () => {
    const { body } = await begin();
    await pay(body.session_url, "silence");
    shop.pass(2);
    await shop.tend();
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Order Placed", paid: true });
    expect(await shop.eventsOf(body.orderId)).toEqual(["paid"]);
  });

  it("late: the order is cancelled after half an hour, and the money goes back by itself", async () => {
    const { body } = await begin();
    await pay(body.session_url, "late");
    shop.pass(30.5);
    await shop.tend();
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Cancelled", cancel_reason: "unpaid" });
    shop.pass(2);
    await shop.tend();
    await shop.tend();
    expect(await shop.eventsOf(body.orderId)).toEqual(["cancelled", "late-payment", "refunded"]);
  });

  it("a cancelled order is refunded", async () => {
    const { body } = await begin();
    await pay(body.session_url, "success");
    await ask(body.orderId);
    expect((await asha.post("/api/order/cancel", { orderId: body.orderId })).status).toBe(200);
    const [order] = (await asha.post("/api/order/userorders")).body.orders;
    expect(order.refunds).toEqual([
      { reason: "cancelled", amount: 1000, currency: "INR", refundedAt: expect.any(String) },
    ]);
    expect(await shop.stockOf("belt")).toBe(10);
  });

  it("takes no webhook but Stripe's", async () => {
    const payload = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "checkout.session.completed",
      data: { object: { id: "cs_test_1" } },
    });
    const send = (signature: string) =>
      shop.app.inject({
        method: "POST",
        url: "/api/webhook/stripe",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload,
      });
    const signed = (secret: string, timestamp?: number) =>
      new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload, secret, timestamp });
    expect((await send(signed(SANDBOX_KEYS.stripe.webhookSecret))).statusCode).toBe(200);
    expect((await send(signed("whsec_other"))).statusCode).toBe(400);
    expect(
      (await send(signed(SANDBOX_KEYS.stripe.webhookSecret, Math.floor(Date.now() / 1000) - 301))).statusCode,
    ).toBe(400);
    expect((await send("nonsense")).statusCode).toBe(400);
  });
});

describe("the sandbox, as Stripe's SDK sees it", () => {
  it("refuses a strange key, an unknown session, and other parameters under a known key", async () => {
    const client = (key: string) => {
      const there: typeof fetch = (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        return fetch(`${shop.address}/sandbox/stripe${pathname}${search}`, init);
      };
      return new Stripe(key, {
        httpClient: Stripe.createFetchHttpClient(there),
        telemetry: false,
        maxNetworkRetries: 0,
      });
    };
    const { sessions } = client(SANDBOX_KEYS.stripe.secretKey).checkout;
    const create = (unit_amount: number) =>
      sessions.create(
        {
          mode: "payment",
          line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount, product_data: { name: "x" } } }],
          success_url: "https://shop.example/s",
          cancel_url: "https://shop.example/c",
        },
        { idempotencyKey: "one-key" },
      );
    const made = await create(500);
    expect(made).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: 500,
      currency: "usd",
    });
    expect((await create(500)).id).toBe(made.id);
    await expect(create(600)).rejects.toMatchObject({ type: "StripeIdempotencyError" });
    await expect(sessions.retrieve("cs_test_none")).rejects.toMatchObject({ statusCode: 404 });
    await expect(client("sk_test_wrong").checkout.sessions.retrieve(made.id)).rejects.toMatchObject({
      type: "StripeAuthenticationError",
    });
  });
});
