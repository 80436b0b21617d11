import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { refundIntent } from "#adapters/payments/sandbox/stripe-api.ts";
import { refundPayment } from "#adapters/payments/sandbox/razorpay-api.ts";
import { failRefund } from "#adapters/payments/sandbox/fail-refund.ts";
import { SANDBOX_KEYS } from "#adapters/payments/sandbox/keys.ts";
import { sandboxOf } from "#adapters/payments/sandbox/open-sandbox.ts";
import { hmac } from "#adapters/payments/signature.ts";
import type { PaymentGateway } from "#domain/payments/payment-gateway.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { sentMails } from "#tests/fixtures/mails.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { CARDS, openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

let shop: PaymentShop;
let asha: Shopper;
let orderId: string;
let paymentId: string;
let count = 0;
beforeAll(async () => {
  shop = await openPaymentShop({ connections: 20 });
});
afterAll(() => shop.close());

interface Webhook {
  id: string;
  body: string;
}

describe.each(["razorpay", "stripe"] as const)("a refund begun on the pages of %s", (name) => {
  const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
  const keyed =
    name === "razorpay"
      ? `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`
      : `Bearer ${SANDBOX_KEYS.stripe.secretKey}`;
  let own: PaymentGateway;

  beforeEach(async () => {
    own = shop.ctx.adapters.gateways[name]!;
    asha = await shopper(shop.ctx, shop.app);
    const item = await shop.sell(`glove-${++count}`, 5);
    const { body } = await asha.post(`/api/order/${name}`, orderBody([{ ...item, quantity: 1 }]));
    orderId = body.orderId;
    if (name === "razorpay") await shop.pay(body.order.id, "silence");
    else {
      const payload = { id: body.session_url.split("/").at(-1), card: CARDS.silence };
      await shop.app.inject({ method: "POST", url: "/sandbox/stripe/page/pay", payload });
    }
    await asha.post("/api/order/verifyStripe", { success: true, orderId });
    const paid = shop.ctx.db.selectFrom("payment").where("order_id", "=", orderId).select("payment_id");
    paymentId = (await paid.executeTakeFirstOrThrow()).payment_id!;
    await sentMails(shop);
    return () => void (shop.ctx.adapters.gateways[name] = own);
  });

  /** Somebody of the shop gives money back on the gateway's own pages, and the gateway tells so. */
  async function giveBack(amount: number): Promise<string> {
    const [path, type, body] =
      name === "razorpay"
        ? [`payments/${paymentId}/refund`, "application/json", JSON.stringify({ amount })]
        : ["refunds", "application/x-www-form-urlencoded", `payment_intent=${paymentId}&amount=${amount}`];
    const reply = await fetch(`${shop.address}/sandbox/${name}/v1/${path}`, {
      method: "POST",
      headers: { authorization: keyed, "content-type": type },
      body,
    });
    expect(reply.status).toBe(200);
    const undelivered = shop.ctx.db.selectFrom("sandbox.webhook").where("delivered_at", "is", null).select("id");
    await expect.poll(() => undelivered.execute(), { interval: 20 }).toEqual([]);
    return ((await reply.json()) as { id: string }).id;
  }

  /** The same, and the gateway has not told so yet. */
  async function giveBackUntold(amount: number): Promise<string> {
    const sandbox = sandboxOf(shop.ctx)!;
    const made =
      name === "razorpay"
        ? await refundPayment(sandbox, paymentId, { amount }, null)
        : await refundIntent(sandbox, { payment_intent: paymentId, amount: String(amount) }, null);
    return (made.body as { id: string }).id;
  }

  const fails = (refundId: string) => failRefund(sandboxOf(shop.ctx)!, refundId);

  /** What the gateway has to tell, kept back. */
  async function keptBack(): Promise<Webhook[]> {
    const undelivered = shop.ctx.db.deleteFrom("sandbox.webhook").where("delivered_at", "is", null);
    return undelivered.returning(["id", "body"]).execute();
  }

  /** Tells it over the network, as the gateway does. */
  async function tell({ id, body }: Webhook): Promise<void> {
    const time = Math.floor(Date.now() / 1000);
    const signature: Record<string, string> =
      name === "razorpay"
        ? { "x-razorpay-signature": hmac(SANDBOX_KEYS.razorpay.webhookSecret, body), "x-razorpay-event-id": id }
        : { "stripe-signature": `t=${time},v1=${hmac(SANDBOX_KEYS.stripe.webhookSecret, `${time}.${body}`)}` };
    const headers = { "content-type": "application/json", ...signature };
    const reply = await fetch(`${shop.address}/api/webhook/${name}`, { method: "POST", headers, body });
    expect(reply.status).toBe(200);
  }

  /** Reason, amount, and whether it has gone. */
  const refunds = async () =>
    (await asha.post("/api/order/detail", { orderId })).body.order.refunds.map(
      (one: { reason: string; amount: number; refundedAt: string | null }) => [
        one.reason,
        one.amount,
        one.refundedAt !== null,
      ],
    );
  const atGateway = async () =>
    (
      await shop.ctx.db
        .selectFrom("sandbox.payment")
        .where("id", "=", paymentId)
        .select("amount_refunded")
        .executeTakeFirstOrThrow()
    ).amount_refunded;

  it("went back until it fails: then it did not, nothing is sent by itself, and it can be made again", async () => {
    const first = await giveBack(20_000);
    expect(await refunds()).toEqual([["at-gateway", 200, true]]);
    const told = vi.spyOn(shop.ctx.log, "error");
    await fails(first);
    await shop.tend();
    expect(told.mock.calls.map(([about]) => about)).toEqual([{ orderId, paymentId, refundId: first }]);
    expect(await refunds()).toEqual([]);
    expect(await shop.eventsOf(orderId)).toEqual(["paid", "refunded", "refund-undone"]);
    shop.pass(600);
    await shop.tend();
    expect(await atGateway()).toBe(0);
    await giveBack(20_000);
    expect(await refunds()).toEqual([["at-gateway", 200, true]]);
    expect((await asha.post("/api/order/cancel", { orderId })).status).toBe(200);
    await shop.tend();
    expect(await refunds()).toEqual([
      ["at-gateway", 200, true],
      ["cancelled", 300, true],
    ]);
    expect(await atGateway()).toBe(50_000);
    const mails = (await sentMails(shop)).map(({ subject }) => subject.split(" ")[0]);
    expect(mails.toSorted()).toEqual(["Your", "₹200.00", "₹200.00", "₹300.00"].toSorted());
  });

  it("and that fails before anybody told of it never went, in whatever order that is told", async () => {
    const first = await giveBackUntold(50_000);
    const made = await keptBack();
    await fails(first);
    const undone = await keptBack();
    for (const webhook of [...undone, ...made]) await tell(webhook);
    expect(await refunds()).toEqual([]);
    expect(await shop.eventsOf(orderId)).toEqual(["paid"]);
    expect(await sentMails(shop)).toEqual([]);
    await asha.post("/api/order/cancel", { orderId });
    await shop.tend();
    expect(await refunds()).toEqual([["cancelled", 500, true]]);
    expect(await atGateway()).toBe(50_000);
  });

  it("is undone once, however often its failure is told, and at how many doors at the same time", async () => {
    for (let round = 1; round <= 4; round++) {
      const part = await giveBackUntold(10_000);
      const made = await keptBack();
      if (round % 2 === 0) await Promise.all(made.map(tell));
      await fails(part);
      const all = [...made, ...(await keptBack())];
      await Promise.all([...all, ...all, ...all].map(tell));
      for (const webhook of all) await tell(webhook);
      const known = Array.from({ length: Math.floor(round / 2) }, () => ["refunded", "refund-undone"]).flat();
      expect(await shop.eventsOf(orderId)).toEqual(["paid", ...known]);
      expect(await refunds()).toEqual([]);
    }
  });

  it("and that fails is sent by the shop where the order was cancelled meanwhile: all of it is the shopper's", async () => {
    const part = await giveBack(20_000);
    await asha.post("/api/order/cancel", { orderId });
    await shop.tend();
    await fails(part);
    await shop.tend();
    expect((await refunds()).toSorted()).toEqual([
      ["at-gateway", 200, false],
      ["cancelled", 300, true],
    ]);
    shop.pass(2);
    await shop.tend();
    await shop.tend();
    expect((await refunds()).toSorted()).toEqual([
      ["at-gateway", 200, true],
      ["cancelled", 300, true],
    ]);
    expect(await atGateway()).toBe(50_000);
  });

  it("in parts, all of it, before the order is cancelled: the shop sends nothing, until a part fails", async () => {
    await giveBackUntold(20_000);
    const part = await giveBackUntold(30_000);
    await keptBack();
    await asha.post("/api/order/cancel", { orderId });
    const parts = [
      ["at-gateway", 200, true],
      ["at-gateway", 300, true],
    ];
    expect((await refunds()).toSorted()).toEqual(parts);
    await fails(part);
    await shop.tend();
    shop.pass(2);
    await shop.tend();
    expect((await refunds()).toSorted()).toEqual(parts);
    expect(await atGateway()).toBe(50_000);
  });

  it("and that failed while the shop was reading that it went, did not go", async () => {
    const part = await giveBackUntold(20_000);
    await keptBack();
    // This answer comes late, and tells how it was before.
    const read = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    shop.ctx.adapters.gateways[name] = {
      ...own,
      async refunds(id) {
        const said = await own.refunds(id);
        read.resolve();
        await goOn.promise;
        return said;
      },
    };
    const slow = settlePayment(shop.ctx, orderId);
    await read.promise;
    shop.ctx.adapters.gateways[name] = own;
    await fails(part);
    for (const webhook of await keptBack()) await tell(webhook);
    goOn.resolve();
    await slow;
    expect(await refunds()).toEqual([]);
    expect(await shop.eventsOf(orderId)).toEqual(["paid"]);
  });

  it("or by the shop, and told to have failed before the shop has its answer, goes back once, later", async () => {
    shop.ctx.adapters.gateways[name] = {
      ...own,
      async refund(payment, key) {
        const made = await own.refund(payment, key);
        await fails(made.refundId);
        for (const webhook of (await keptBack()).toReversed()) await tell(webhook);
        return made;
      },
    };
    await asha.post("/api/order/cancel", { orderId });
    shop.ctx.adapters.gateways[name] = own;
    expect(await refunds()).toEqual([["cancelled", 500, false]]);
    shop.pass(2);
    await shop.tend();
    await shop.tend();
    expect(await refunds()).toEqual([["cancelled", 500, true]]);
    expect(await atGateway()).toBe(50_000);
    expect(await shop.eventsOf(orderId)).toEqual(["paid", "cancelled", "refunded"]);
  });
});
