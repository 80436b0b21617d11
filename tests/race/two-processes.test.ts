import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SANDBOX_KEYS } from "#adapters/payments/sandbox/keys.ts";
import { hmac } from "#adapters/payments/signature.ts";
import { lockOrder } from "#domain/orders/lock-order.ts";
import { moveOrder } from "#domain/orders/move-order.ts";
import { transact } from "#platform/database/transact.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { coupon, ten } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { CARDS } from "#tests/fixtures/payment-shop.ts";
import { razorpayWebhook } from "#tests/fixtures/razorpay-webhook.ts";
import { accounts, type Reply } from "#tests/fixtures/shoppers.ts";
import { sell, stockOf } from "#tests/fixtures/stock.ts";
import { tally } from "./race-shop.ts";
import { startProcess, type ShopProcess } from "./two-processes.ts";

/** Two processes of the shop on one database, and this one to look at it. */
let shop: TestShop;
let processes: ShopProcess[];
const folder = mkdtempSync(join(tmpdir(), "weft-two-"));
beforeAll(async () => {
  shop = await openTestShop({ connections: 5 });
  processes = await Promise.all([startProcess(shop.url, folder), startProcess(shop.url, folder)]);
});
afterAll(async () => {
  for (const each of processes) await each.stop();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const side = (n: number) => processes[n % 2]!;
const at = <T>(count: number, call: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));

let products = 0;
/** Puts another product on sale. */
const ware = (stock: number) => sell(shop.ctx, `ware-${++products}`, stock);

/** What the shop's own people do, from a process of their own. */
const accept = (orderId: string) =>
  transact(shop.ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    return moveOrder(trx, order!, "Accepted", { at: shop.ctx.now() });
  });

const place = (n: number, token: string, body: object) => side(n).post(token, "/api/order/place", body);

describe("two processes, one database", () => {
  it("N-06 the last 10 units go to 10 of 100 buyers", async () => {
    const item = await ware(10);
    const buyers = await accounts(shop.ctx, 100);
    const replies = await at(100, (n) => place(n, buyers[n]!.token, orderBody([{ ...item, quantity: 1 }])));
    expect(tally(replies)).toEqual({ 200: 10, 409: 90 });
    expect(await stockOf(shop.ctx, item._id)).toBe(0);
  });

  it("G-21 a coupon's last use is taken once", async () => {
    const item = await ware(500);
    const id = await coupon(shop.ctx, "LASTOFTWO", { limit: 1 });
    const buyers = await accounts(shop.ctx, 40);
    const replies = await at(40, (n) =>
      place(n, buyers[n]!.token, orderBody([{ ...item, quantity: 1 }], { coupon: ten("LASTOFTWO") })),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 39 });
    const { used } = await shop.ctx.db
      .selectFrom("coupon")
      .where("id", "=", id)
      .select("used")
      .executeTakeFirstOrThrow();
    expect([used, await stockOf(shop.ctx, item._id)]).toEqual([1, 499]);
  });

  it("G-26 one key sent to both is one order", async () => {
    const item = await ware(3);
    const [buyer] = await accounts(shop.ctx, 1);
    const body = orderBody([{ ...item, quantity: 3 }]);
    const replies = await at(40, (n) => place(n, buyer!.token, body));
    expect(tally(replies)).toEqual({ 200: 40 });
    expect(new Set(replies.map((reply) => reply.body.orderId))).toHaveLength(1);
    expect(await stockOf(shop.ctx, item._id)).toBe(0);
  });

  it("G-18 carts merged at both add up, and stop at the stock", async () => {
    const [plenty, few] = [await ware(900), await ware(7)];
    const [buyer] = await accounts(shop.ctx, 1);
    const cart = Object.fromEntries(
      [plenty, few].map(({ _id }) => [_id, { itemId: _id, quantity: 2, attributes: {} }]),
    );
    const replies = await at(40, (n) => side(n).post(buyer!.token, "/api/cart/merge", { cart }));
    expect(tally(replies)).toEqual({ 200: 40 });
    const { body } = await side(0).post(buyer!.token, "/api/cart/get");
    expect([body.cartData[plenty._id].quantity, body.cartData[few._id].quantity]).toEqual([80, 7]);
  });

  it("N-08 reviews of one shopper replace each other: one is left, whole, and counted once", async () => {
    const item = await ware(1);
    const [buyer] = await accounts(shop.ctx, 1);
    const replies = await at(20, (n) => {
      const form = new FormData();
      form.set("rating", String((n % 5) + 1));
      form.set("comment", `Rated ${(n % 5) + 1}`);
      return side(n).post(buyer!.token, `/api/review/${item._id}/add-review`, form);
    });
    expect(tally(replies)).toEqual({ 200: 20 });
    const reviews = await shop.ctx.db.selectFrom("review").where("product_id", "=", item._id).selectAll().execute();
    expect(reviews).toHaveLength(1);
    expect(reviews[0]!.comment).toBe(`Rated ${reviews[0]!.rating}`);
    const counted = await shop.ctx.db
      .selectFrom("product")
      .where("id", "=", item._id)
      .select(["rating_count", "rating_sum"])
      .execute();
    expect(counted).toEqual([{ rating_count: 1, rating_sum: reviews[0]!.rating }]);
  });

  it("N-07 cancelling and accepting exclude each other, and stock comes back once", async () => {
    for (let round = 0; round < 8; round++) {
      const item = await ware(5);
      const [buyer] = await accounts(shop.ctx, 1);
      const { body } = await place(round, buyer!.token, orderBody([{ ...item, quantity: 2 }]));
      const cancel = (n: number) => side(n).post(buyer!.token, "/api/order/cancel", { orderId: body.orderId });
      const [accepted, ...cancelled] = await Promise.all([accept(body.orderId), ...[0, 1, 2, 3].map(cancel)]);
      const { status } = await shop.ctx.db
        .selectFrom("orders")
        .where("id", "=", body.orderId)
        .select("status")
        .executeTakeFirstOrThrow();
      expect(status).toBe(accepted.ok ? "Accepted" : "Cancelled");
      expect(cancelled.map((reply) => reply.status)).toEqual(Array(4).fill(accepted.ok ? 409 : 200));
      expect(await stockOf(shop.ctx, item._id)).toBe(accepted.ok ? 3 : 5);
    }
  });
});

describe("a payment, told to both", () => {
  interface Begun {
    token: string;
    orderId: string;
    product: string;
    fields: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };
  }

  async function begin(): Promise<Begun> {
    const item = await ware(5);
    const [buyer] = await accounts(shop.ctx, 1);
    const { body } = await side(0).post(buyer!.token, "/api/order/razorpay", orderBody([{ ...item, quantity: 2 }]));
    const paid = await side(0).post(buyer!.token, "/sandbox/razorpay/popup/pay", {
      orderId: body.order.id,
      card: CARDS.silence,
    });
    expect(paid.body.result).toBe("silence");
    const { id } = await shop.ctx.db
      .selectFrom("sandbox.payment")
      .where("order_id", "=", body.order.id)
      .select("id")
      .executeTakeFirstOrThrow();
    const signed = hmac(SANDBOX_KEYS.razorpay.keySecret, `${body.order.id}|${id}`);
    const fields = { razorpay_order_id: body.order.id, razorpay_payment_id: id, razorpay_signature: signed };
    return { token: buyer!.token, orderId: body.orderId, product: item._id, fields };
  }

  async function webhook(to: ShopProcess, { orderId, fields }: Begun): Promise<Reply> {
    const payment = { id: fields.razorpay_payment_id, order_id: fields.razorpay_order_id };
    const { payload: body, headers } = razorpayWebhook(`evt_${orderId}`, "payment.captured", { payment });
    const reply = await fetch(`${to.address}/api/webhook/razorpay`, { method: "POST", headers, body });
    return { status: reply.status, body: await reply.json() };
  }

  async function accountOf({ orderId, product }: Begun) {
    const { db } = shop.ctx;
    const order = await db
      .selectFrom("orders")
      .where("id", "=", orderId)
      .select(["status", "paid"])
      .executeTakeFirstOrThrow();
    const events = await db.selectFrom("order_event").where("order_id", "=", orderId).select("kind").execute();
    return {
      ...order,
      stock: await stockOf(shop.ctx, product),
      paidTimes: events.filter(({ kind }) => kind === "paid").length,
    };
  }

  it("PAY return, webhook, question and both processes' jobs at once settle it once", async () => {
    for (let round = 0; round < 5; round++) {
      const begun = await begin();
      const due = { next_check_at: shop.ctx.now() };
      await shop.ctx.db.updateTable("payment").set(due).where("order_id", "=", begun.orderId).execute();
      await Promise.all([
        side(round).post(begun.token, "/api/order/verifyRazorpay", begun.fields),
        side(round + 1).post(begun.token, "/api/order/verifyRazorpay", begun.fields),
        side(round + 1).post(begun.token, "/api/order/verifyStripe", { orderId: begun.orderId, success: true }),
        webhook(side(round), begun),
        webhook(side(round + 1), begun),
        side(0).tend(),
        side(1).tend(),
      ]);
      expect(await accountOf(begun)).toEqual({ status: "Order Placed", paid: true, stock: 3, paidTimes: 1 });
    }
  });

  it("PAY its expiry at one while the other hears of the money: kept, or cancelled and given back once, never between", async () => {
    for (let round = 0; round < 6; round++) {
      const begun = await begin();
      const over = { pay_until: new Date(Date.now() - 1000) };
      await shop.ctx.db.updateTable("orders").set(over).where("id", "=", begun.orderId).execute();
      await Promise.all([
        side(round).tend(),
        side(round + 1).post(begun.token, "/api/order/verifyRazorpay", begun.fields),
        webhook(side(round + 1), begun),
      ]);
      await side(0).tend();
      const { status, stock, paidTimes } = await accountOf(begun);
      const refunds = await shop.ctx.db
        .selectFrom("payment_refund")
        .where("order_id", "=", begun.orderId)
        .select("amount")
        .execute();
      const kept = { status: "Order Placed", stock: 3, paidTimes: 1, refunds: [] };
      const givenBack = { status: "Cancelled", stock: 5, paidTimes, refunds: [{ amount: 100_000 }] };
      expect({ status, stock, paidTimes, refunds }).toEqual(status === "Cancelled" ? givenBack : kept);
    }
  });
});
