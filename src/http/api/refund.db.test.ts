import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { failRefund } from "#adapters/payments/sandbox/fail-refund.ts";
import { sandboxOf } from "#adapters/payments/sandbox/open-sandbox.ts";
import { refundPayment } from "#adapters/payments/sandbox/razorpay-api.ts";
import type { OrderDetail } from "#contract/order.ts";
import { sentMails } from "#tests/fixtures/mails.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { razorpayWebhook } from "#tests/fixtures/razorpay-webhook.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

let shop: PaymentShop;
let asha: Shopper;
let orderId: string;
let paymentId: string;
let count = 0;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shopper(shop.ctx, shop.app);
  const item = await shop.sell(`glove-${++count}`, 5);
  const { body } = await asha.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }]));
  const paid = await shop.pay(body.order.id, "success");
  orderId = body.orderId;
  paymentId = paid.body.fields.razorpay_payment_id;
  await asha.post("/api/order/verifyRazorpay", paid.body.fields);
  await shop.tend();
  await sentMails(shop);
});

/** Somebody of the shop gives money back on the gateway's own pages; the shop hears of it when it is tended, unless nobody tells. */
async function giveBack(amount: number, { told = true } = {}): Promise<void> {
  expect((await refundPayment(sandboxOf(shop.ctx)!, paymentId, { amount }, null)).status).toBe(200);
  if (!told) await shop.ctx.db.deleteFrom("sandbox.webhook").where("delivered_at", "is", null).execute();
}

/** The gateway tells that a refund has failed, as often as it likes. */
function tellFailed(refundId: string, eventId: string) {
  const refund = { id: refundId, payment_id: paymentId };
  const sent = razorpayWebhook(eventId, "refund.failed", { refund });
  return shop.app.inject({ method: "POST", url: "/api/webhook/razorpay", ...sent });
}

const detail = async () => (await asha.post("/api/order/detail", { orderId })).body.order;
const refunds = async () =>
  (await detail()).refunds.map((one: { reason: string; amount: number; refundedAt: string | null }) => [
    one.reason,
    one.amount,
    one.refundedAt !== null,
  ]);
const atGateway = async () =>
  (
    await shop.ctx.db
      .selectFrom("sandbox.payment")
      .where("id", "=", paymentId)
      .select("amount_refunded")
      .executeTakeFirstOrThrow()
  ).amount_refunded;

describe("money given back at the gateway in parts", () => {
  it("each part is shown as what it is, told by one mail, once, however often webhooks repeat", async () => {
    await giveBack(3_050);
    await Promise.all([shop.tend(), shop.tend()]);
    await giveBack(10_000);
    await shop.tend();
    await shop.tend();
    expect(await refunds()).toEqual([
      ["at-gateway", 30.5, true],
      ["at-gateway", 100, true],
    ]);
    const { status, payment, events } = await detail();
    expect([status, payment]).toEqual(["Order Placed", true]);
    expect(events.map(({ kind, back }: OrderDetail["events"][number]) => [kind, back && back.amount])).toEqual([
      ["placed", null],
      ["paid", null],
      ["refunded", 30.5],
      ["refunded", 100],
    ]);
    const mails = await sentMails(shop);
    expect(mails.map(({ subject }) => subject.split(" ")[0])).toEqual(["₹30.50", "₹100.00"]);
    expect(mails[0]!.text).toMatch(/₹30\.50 of your ₹500\.00[^]*the shop decided/);
  });

  it("cancelling then sends the rest alone", async () => {
    await giveBack(20_000);
    await shop.tend();
    expect((await asha.post("/api/order/cancel", { orderId })).status).toBe(200);
    await shop.tend();
    expect(await refunds()).toEqual([
      ["at-gateway", 200, true],
      ["cancelled", 300, true],
    ]);
    expect(await atGateway()).toBe(50_000);
  });

  it("cancelling sends the rest alone, though nobody has told the shop of the first part", async () => {
    await giveBack(20_000, { told: false });
    expect((await asha.post("/api/order/cancel", { orderId })).status).toBe(200);
    expect((await refunds()).toSorted()).toEqual([
      ["at-gateway", 200, true],
      ["cancelled", 300, false],
    ]);
    await shop.tend();
    expect((await refunds()).toSorted()).toEqual([
      ["at-gateway", 200, true],
      ["cancelled", 300, true],
    ]);
    expect(await atGateway()).toBe(50_000);
  });

  it("all of it given back at the gateway is not sent a second time", async () => {
    await giveBack(50_000, { told: false });
    await asha.post("/api/order/cancel", { orderId });
    expect(await refunds()).toEqual([["cancelled", 500, true]]);
    await shop.tend();
    expect(await atGateway()).toBe(50_000);
    expect((await sentMails(shop)).map(({ subject }) => subject.split(" ")[0])).toEqual(["Your", "₹500.00"]);
  });
});

describe("a refund that the gateway has taken", () => {
  it("and that fails at the bank is on its way again, is sent once more, and goes back once", async () => {
    await asha.post("/api/order/cancel", { orderId });
    await shop.tend();
    const refundRow = () =>
      shop.ctx.db
        .selectFrom("payment_refund")
        .where("order_id", "=", orderId)
        .select(["refund_id", "refunded_at", "failures"])
        .executeTakeFirstOrThrow();
    const first = (await refundRow()).refund_id!;
    await failRefund(sandboxOf(shop.ctx)!, first);
    const told = await Promise.all(Array.from({ length: 5 }, (_, n) => tellFailed(first, `evt_${first}_${n % 2}`)));
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await refunds()).toEqual([["cancelled", 500, false]]);
    expect(await refundRow()).toMatchObject({ failures: 1, refund_id: null });
    shop.pass(2);
    await shop.tend();
    await shop.tend();
    await tellFailed(first, `evt_${first}_late`);
    expect(await refunds()).toEqual([["cancelled", 500, true]]);
    expect((await refundRow()).refund_id).not.toBe(first);
    expect(await atGateway()).toBe(50_000);
    expect(await shop.eventsOf(orderId)).toEqual(["paid", "cancelled", "refunded", "refund-failed", "refunded"]);
  });
});
