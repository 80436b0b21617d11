import Razorpay from "razorpay";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";
import { SANDBOX_KEYS } from "./keys.ts";

/** Razorpay's own SDK is the client here: what it takes for Razorpay's answers, the sandbox gives. */
let shop: PaymentShop;
let client: Razorpay;
beforeAll(async () => {
  shop = await openPaymentShop();
  const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
  client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The SDK has no option for its address.
  const { defaults } = (client.api as unknown as { rq: { defaults: { baseURL: string } } }).rq;
  defaults.baseURL = `${shop.address}/sandbox/razorpay`;
});
afterAll(() => shop.close());

const order = (amount = 29_500, more: object = {}) =>
  client.orders.create({ amount, currency: "INR", receipt: crypto.randomUUID(), ...more });
const paid = async (amount?: number) => {
  const { id } = await order(amount);
  const { body } = await shop.pay(id, "success");
  return { id, paymentId: body.fields.razorpay_payment_id, fields: body.fields };
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ statusCode, error }: { statusCode: number; error: object }) => ({ statusCode, ...error }),
  );

describe("the sandbox, as Razorpay's SDK sees it", () => {
  it("API-23 creates and reads orders", async () => {
    const receipt = "65f0c0ffee0123456789abcd";
    const made = await order(29_500, { receipt, notes: { order: "x" } });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: "order",
      amount: 29_500,
      amount_paid: 0,
      amount_due: 29_500,
      currency: "INR",
      receipt,
      status: "created",
      attempts: 0,
      notes: { order: "x" },
    });
    expect(await client.orders.fetch(made.id)).toEqual(made);
    expect((await order()).notes).toEqual([]);
  });

  it("refuses what Razorpay refuses, in its words", async () => {
    const create = (body: object) => refusal(client.orders.create(body as Parameters<typeof client.orders.create>[0]));
    expect(await create({ amount: 99, currency: "INR" })).toMatchObject({
      statusCode: 400,
      reason: "amount_less_than_minimum_amount",
      field: "amount",
    });
    expect(await create({ amount: 100.5, currency: "INR" })).toMatchObject({
      description: "The amount must be an integer.",
    });
    expect(await create({ currency: "INR" })).toMatchObject({
      code: "BAD_REQUEST_ERROR",
      description: "amount: is required.",
    });
    expect(await create({ amount: 100, currency: "INR", receipt: "r".repeat(41) })).toMatchObject({ field: "receipt" });
    expect(await refusal(client.orders.fetch("order_none"))).toMatchObject({ statusCode: 400 });
    const stranger = new Razorpay({ key_id: "rzp_test_sandbox", key_secret: "wrong" });
    (stranger.api as unknown as { rq: { defaults: { baseURL: string } } }).rq.defaults.baseURL =
      `${shop.address}/sandbox/razorpay`;
    expect(await refusal(stranger.orders.fetch("order_none"))).toMatchObject({ statusCode: 401 });
  });

  it("G-26 knows a receipt again: the same order with unique_receipt, a refusal without", async () => {
    const receipt = crypto.randomUUID();
    const first = await order(500, { receipt, unique_receipt: true });
    expect((await order(500, { receipt, unique_receipt: true })).id).toBe(first.id);
    expect(await refusal(order(500, { receipt }))).toMatchObject({ description: "Order receipt should be unique." });
  });

  it("API-24 signs what the SDK verifies", async () => {
    const { id, paymentId, fields } = await paid();
    const verify = (
      Razorpay as unknown as { validateWebhookSignature(body: string, signature: string, secret: string): boolean }
    ).validateWebhookSignature;
    expect(verify(`${id}|${paymentId}`, fields.razorpay_signature, SANDBOX_KEYS.razorpay.keySecret)).toBe(true);
    const { items } = await client.orders.fetchPayments(id);
    expect(items).toMatchObject([
      { id: paymentId, order_id: id, status: "captured", captured: true, amount: 29_500, method: "card" },
    ]);
    expect(await client.orders.fetch(id)).toMatchObject({
      status: "paid",
      amount_paid: 29_500,
      amount_due: 0,
      attempts: 1,
    });
  });

  it("keeps a failed attempt, with its reason", async () => {
    const { id } = await order();
    await shop.pay(id, "decline");
    const { items } = await client.orders.fetchPayments(id);
    expect(items).toMatchObject([{ status: "failed", captured: false, error_reason: "payment_failed" }]);
    expect(await client.orders.fetch(id)).toMatchObject({ status: "attempted", attempts: 1 });
  });

  it("holds money until it is captured", async () => {
    const { id } = await order(700);
    const { body } = await shop.pay(id, "held");
    const { razorpay_payment_id: paymentId } = body.fields;
    expect(await client.payments.fetch(paymentId)).toMatchObject({ status: "authorized", captured: false });
    expect(await refusal(client.payments.capture(paymentId, 600, "INR"))).toMatchObject({ statusCode: 400 });
    expect(await client.payments.capture(paymentId, 700, "INR")).toMatchObject({ status: "captured" });
    expect(await refusal(client.payments.capture(paymentId, 700, "INR"))).toMatchObject({
      description: "This payment has already been captured",
    });
  });

  it("refunds in parts, never more than was paid", async () => {
    const { paymentId } = await paid(1_000);
    expect(await client.payments.refund(paymentId, { amount: 400 })).toMatchObject({
      entity: "refund",
      amount: 400,
      payment_id: paymentId,
    });
    expect(await client.payments.fetch(paymentId)).toMatchObject({
      status: "captured",
      amount_refunded: 400,
      refund_status: "partial",
    });
    expect(await refusal(client.payments.refund(paymentId, { amount: 601 }))).toMatchObject({ statusCode: 400 });
    await client.payments.refund(paymentId, { amount: 600 });
    expect(await client.payments.fetch(paymentId)).toMatchObject({ status: "refunded", refund_status: "full" });
  });

  it("refunds once for each idempotency key, and refuses another refund under it", async () => {
    const { paymentId } = await paid(1_000);
    const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
    const refund = async (amount: number) => {
      const reply = await shop.app.inject({
        method: "POST",
        url: `/sandbox/razorpay/v1/payments/${paymentId}/refund`,
        headers: { authorization, "x-refund-idempotency": "refund-key-1" },
        payload: { amount },
      });
      return { status: reply.statusCode, body: reply.json() };
    };
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(300)));
    expect(new Set(replies.map(({ body }) => body.id))).toHaveLength(1);
    expect((await refund(400)).body.error.description).toContain("Different request with the same idempotency key");
    expect(await client.payments.fetch(paymentId)).toMatchObject({ amount_refunded: 300 });
  });
});

describe("the sandbox's webhooks", () => {
  const waitFor = async <T>(read: () => Promise<T>, expected: T): Promise<void> =>
    expect.poll(read, { interval: 20 }).toEqual(expected);

  it.each([
    ["Time-out", "timeout", 2],
    ["Double webhook", "double", 2],
  ] as const)(
    "CHK-12 %s: the shop learns of the payment without the browser, and keeps each event once",
    async (_, card, events) => {
      const asha = await shopper(shop.ctx, shop.app);
      const item = await shop.sell("scarf", 50);
      const { body } = await asha.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }]));
      await shop.pay(body.order.id, card);
      await waitFor(async () => (await shop.orderOf(asha)).status, "Order Placed");
      const delivered = () =>
        shop.ctx.db.selectFrom("sandbox.webhook").where("delivered_at", "is", null).select("id").execute();
      await waitFor(delivered, []);
      const kept = await shop.ctx.db
        .selectFrom("webhook_event")
        .where("gateway_order_id", "=", body.order.id)
        .select(["kind", "handled_at"])
        .execute();
      expect(kept).toHaveLength(events);
      expect(kept.every(({ handled_at }) => handled_at !== null)).toBe(true);
      expect(await shop.eventsOf(body.orderId)).toEqual(["paid"]);
    },
  );
});
