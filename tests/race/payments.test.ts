import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SANDBOX_KEYS } from "#adapters/payments/sandbox/keys.ts";
import { hmac } from "#adapters/payments/signature.ts";
import { tendPayments } from "#domain/payments/tend-payments.ts";
import { openPaymentShop, type CARDS, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { razorpayWebhook } from "#tests/fixtures/razorpay-webhook.ts";
import { shopper, shoppers, type Shopper } from "#tests/fixtures/shoppers.ts";
import { tally } from "./race-shop.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop({ connections: 30 });
});
afterAll(() => shop.close());

/** An order that waits for its payment, and whatever may happen to it. */
interface Begun {
  buyer: Shopper;
  id: string;
  product: string;
  acts: Record<Act, () => Promise<unknown>>;
}

type Act = "return" | "ask" | "webhook" | "job" | "expiry" | "cancel" | "again";

let count = 0;

async function begin(card: keyof typeof CARDS): Promise<Begun> {
  const product = `race-${++count}`;
  const item = await shop.sell(product, 5);
  const buyer = await shopper(shop.ctx, shop.app);
  const asked = orderBody([{ ...item, quantity: 2 }]);
  const { body } = await buyer.post("/api/order/razorpay", asked);
  const gatewayOrderId: string = body.order.id;
  if (card !== "late") await shop.pay(gatewayOrderId, card);
  const payment = await shop.ctx.db
    .selectFrom("sandbox.payment")
    .where("order_id", "=", gatewayOrderId)
    .select("id")
    .executeTakeFirst();
  const paymentId = payment?.id ?? "pay_none";
  const { keySecret } = SANDBOX_KEYS.razorpay;
  const fields = {
    razorpay_order_id: gatewayOrderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: hmac(keySecret, `${gatewayOrderId}|${paymentId}`),
  };
  const id: string = body.orderId;
  return {
    buyer,
    id,
    product,
    acts: {
      return: () => buyer.post("/api/order/verifyRazorpay", fields),
      ask: () => buyer.post("/api/order/verifyStripe", { orderId: id, success: true }),
      webhook: () => sendWebhook(`evt_${id}`, gatewayOrderId, paymentId),
      job: async () => {
        const due = { next_check_at: shop.ctx.now() };
        await shop.ctx.db.updateTable("payment").set(due).where("order_id", "=", id).execute();
        await tendPayments(shop.ctx);
      },
      expiry: async () => {
        const over = { pay_until: shop.ctx.now() };
        await shop.ctx.db.updateTable("orders").set(over).where("id", "=", id).execute();
        await tendPayments(shop.ctx);
      },
      cancel: () => buyer.post("/api/order/cancel", { orderId: id }),
      again: () => buyer.post("/api/order/razorpay", asked),
    },
  };
}

function sendWebhook(eventId: string, gatewayOrderId: string, paymentId: string) {
  const payment = { id: paymentId, order_id: gatewayOrderId };
  const sent = razorpayWebhook(eventId, "payment.captured", { payment });
  return shop.app.inject({ method: "POST", url: "/api/webhook/razorpay", ...sent });
}

/** Everything that must agree of an order whose money is at the gateway, whatever happened in which order. */
async function accountOf({ id, buyer, product }: Begun) {
  await shop.tend();
  const { status, paid } = await shop.orderOf(buyer);
  const events = await shop.eventsOf(id);
  return {
    status,
    paid,
    stock: await shop.stockOf(product),
    refunded: await refundsOf(id),
    cancelled: events.filter((kind) => kind === "cancelled").length,
    givenBack: events.filter((kind) => kind === "refunded").length,
  };
}

const KEPT = { status: "Order Placed", paid: true, stock: 3, refunded: 0, cancelled: 0, givenBack: 0 };
const GIVEN_BACK = {
  status: "Cancelled",
  paid: expect.any(Boolean),
  stock: 5,
  refunded: 100_000,
  cancelled: 1,
  givenBack: 1,
};

/** Minor units that the gateway has given back for an order. */
async function refundsOf(orderId: string): Promise<number> {
  const rows = await shop.ctx.db
    .selectFrom("sandbox.refund as refund")
    .innerJoin("sandbox.payment as taken", "taken.id", "refund.payment_id")
    .innerJoin("payment", "payment.gateway_order_id", "taken.order_id")
    .where("payment.order_id", "=", orderId)
    .select("refund.amount")
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe("browser return, webhook, job and expiry, one after the other", () => {
  it.each(permutations<Act>(["return", "webhook", "job", "expiry"]).map((acts) => [acts.join(" → "), acts] as const))(
    "%s: the order is paid once, and everything is accounted for",
    async (_, acts) => {
      const begun = await begin("silence");
      for (const act of acts) await begun.acts[act]();
      // Whoever came first asked the gateway, expiry included.
      expect(await accountOf(begun)).toEqual(KEPT);
    },
  );

  it.each(permutations<Act>(["return", "webhook", "cancel"]).map((acts) => [acts.join(" → "), acts] as const))(
    "%s: a cancelled order gives its money back, once",
    async (_, acts) => {
      const begun = await begin("silence");
      for (const act of acts) await begun.acts[act]();
      expect(await accountOf(begun)).toEqual(GIVEN_BACK);
    },
  );
});

describe("all at once", () => {
  it("return, question, webhooks, jobs and another try, twenty orders: each is paid once", async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => begin("silence")));
    const acts: Act[] = ["return", "ask", "webhook", "webhook", "job", "again", "return"];
    await Promise.all(orders.flatMap((begun) => acts.map((act) => begun.acts[act]())));
    for (const begun of orders) expect(await accountOf(begun)).toEqual(KEPT);
  });

  it("return, webhook and expiry, twenty orders: paid and kept, or cancelled and given back, never both or neither", async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => begin("silence")));
    await Promise.all(orders.flatMap(({ acts }) => [acts.expiry(), acts.return(), acts.webhook(), acts.expiry()]));
    for (const begun of orders) expect([KEPT, GIVEN_BACK]).toContainEqual(await accountOf(begun));
  });

  it("return, webhook and the shopper's own cancelling: cancelled wins, and the money goes back once", async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => begin("silence")));
    await Promise.all(orders.flatMap(({ acts }) => [acts.return(), acts.cancel(), acts.webhook(), acts.cancel()]));
    for (const begun of orders) expect(await accountOf(begun)).toEqual(GIVEN_BACK);
  });

  it("one event fifty times is kept once", async () => {
    const begun = await begin("silence");
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => begun.acts.webhook() as ReturnType<typeof sendWebhook>),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const kept = await shop.ctx.db
      .selectFrom("webhook_event")
      .where("event_id", "=", `evt_${begun.id}`)
      .select("handled_at")
      .execute();
    expect(kept).toEqual([{ handled_at: expect.any(Date) }]);
    expect(await accountOf(begun)).toEqual(KEPT);
  });

  it("G-26 the same order_id forty times opens one payment at the gateway", async () => {
    const item = await shop.sell("one-payment", 50);
    const buyer = await shopper(shop.ctx, shop.app);
    const asked = orderBody([{ ...item, quantity: 1 }]);
    const replies = await Promise.all(Array.from({ length: 40 }, () => buyer.post("/api/order/razorpay", asked)));
    expect(tally(replies)).toEqual({ 200: 40 });
    expect(new Set(replies.map(({ body }) => body.order.id))).toHaveLength(1);
    expect(await shop.stockOf("one-payment")).toBe(49);
  });
});

describe("stock and coupons that are only held", () => {
  it("N-06 40 buyers on 10 units hold exactly 10, and after the half hour all of them are back", async () => {
    const item = await shop.sell("held", 10);
    await coupon(shop.ctx, "HELD", { limit: 10 });
    const ten = { code: "HELD", discountType: "percentage" as const, discountValue: 10 };
    const buyers = await shoppers(shop.ctx, shop.app, 40);
    const replies = await Promise.all(
      buyers.map((buyer) => buyer.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }], { coupon: ten }))),
    );
    expect(tally(replies)).toEqual({ 200: 10, 409: 30 });
    expect(await shop.stockOf("held")).toBe(0);
    shop.pass(31);
    await Promise.all([tendPayments(shop.ctx), tendPayments(shop.ctx), tendPayments(shop.ctx)]);
    expect(await shop.stockOf("held")).toBe(10);
    const { used } = await shop.ctx.db
      .selectFrom("coupon")
      .where("code", "=", "HELD")
      .select("used")
      .executeTakeFirstOrThrow();
    expect(used).toBe(0);
    const again = await buyers[39]!.post(
      "/api/order/razorpay",
      orderBody([{ ...item, quantity: 10 }], { coupon: ten }),
    );
    expect(again.status).toBe(200);
  });

  it("a payment after the half hour goes back by itself, and its shopper is told", async () => {
    const begun = await begin("late");
    const { gateway_order_id: gatewayOrderId } = await shop.ctx.db
      .selectFrom("payment")
      .where("order_id", "=", begun.id)
      .select("gateway_order_id")
      .executeTakeFirstOrThrow();
    await shop.pay(gatewayOrderId!, "late");
    shop.pass(30.5);
    await shop.tend();
    expect(await shop.orderOf(begun.buyer)).toMatchObject({ status: "Cancelled" });
    shop.pass(2);
    await shop.tend();
    expect(await accountOf(begun)).toEqual(GIVEN_BACK);
    const [order] = (await begun.buyer.post("/api/order/userorders")).body.orders;
    expect(order).toMatchObject({
      status: "Cancelled",
      cancelReason: "unpaid",
      refunds: [{ reason: "late-payment", amount: 1000, refundedAt: expect.any(String) }],
    });
  });
});
