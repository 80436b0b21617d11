import { Logger, runOnce } from "graphile-worker";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailTasks } from "#domain/mail/mail-tasks.ts";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { sentMails } from "#tests/fixtures/mails.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

let shop: PaymentShop;
let asha: Shopper;
let item: { _id: string; price: number };
let count = 0;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shopper(shop.ctx, shop.app);
  item = await shop.sell(`cap-${++count}`, 5);
  await sentMails(shop);
});

const body = () => orderBody([{ ...item, quantity: 1 }]);
const subjects = async (orderId: string) =>
  (await sentMails(shop)).map(({ id, subject, to }) => {
    expect(to).toBe(home.email);
    expect(id).toContain(orderId);
    return subject.replace(`#${orderId.slice(-6)}`, "#…");
  });

describe("mails about an order", () => {
  it("one for a cash order, however often the same order is sent", async () => {
    const asked = body();
    const replies = await Promise.all(Array.from({ length: 8 }, () => asha.post("/api/order/place", asked)));
    expect(await subjects(replies[0]!.body.orderId)).toEqual(["We have your order #…"]);
  });

  it("none for an order that is refused", async () => {
    expect((await asha.post("/api/order/place", { ...body(), amount: 1 })).status).toBe(409);
    expect(await sentMails(shop)).toEqual([]);
  });

  it("placed, paid, cancelled and refunded: one each, however often webhooks, returns and jobs repeat", async () => {
    const { body: begun } = await asha.post("/api/order/razorpay", body());
    const paid = await shop.pay(begun.order.id, "double");
    const verify = () => asha.post("/api/order/verifyRazorpay", paid.body.fields);
    await Promise.all([verify(), verify(), shop.tend(), verify(), shop.tend()]);
    expect(await subjects(begun.orderId)).toEqual(["We have your order #…", "Your payment for order #… has arrived"]);
    const cancel = () => asha.post("/api/order/cancel", { orderId: begun.orderId });
    await Promise.all([cancel(), cancel(), shop.tend(), verify(), cancel()]);
    await shop.tend();
    const mails = await sentMails(shop);
    expect(mails.map(({ subject }) => subject.split(" ").slice(-3).join(" "))).toEqual([
      `#${begun.orderId.slice(-6)} was cancelled`,
      `for order #${begun.orderId.slice(-6)}`,
    ]);
    expect(mails[1]!.text).toMatch(/sent ₹500\.00 back to you[^]*your order was cancelled/);
    await shop.tend();
    expect(await sentMails(shop)).toEqual([]);
  });

  it("an order that is not paid in time: its end, and where its money goes that came late", async () => {
    const { body: begun } = await asha.post("/api/order/razorpay", body());
    await shop.pay(begun.order.id, "late");
    shop.pass(30.5);
    await shop.tend();
    const before = await sentMails(shop);
    // Nobody is asked any more to pay what can no longer be paid.
    expect(before[0]!.text).not.toContain("Pay now");
    expect(before[1]!.text).toContain("It was not paid in time");
    shop.pass(2);
    await shop.tend();
    const [refund, ...more] = await sentMails(shop);
    expect(refund!.text).toMatch(/sent ₹500\.00 back to you[^]*your payment came after the order was cancelled/);
    expect(more).toEqual([]);
  });

  it("in the language that the order was placed in", async () => {
    const { app } = shop;
    const post = (url: string, payload: object, cookie: string) =>
      app.inject({ method: "POST", url, payload, headers: { token: asha.token, cookie } });
    const placed = await post("/api/order/place", body(), "currency=INR; lang=de");
    expect(placed.statusCode).toBe(200);
    await post("/api/order/cancel", { orderId: placed.json().orderId }, "lang=fr");
    const [first, second] = await sentMails(shop);
    expect(first!.subject).toMatch(/^Wir haben deine Bestellung Nr\. /);
    expect(second!.subject).toMatch(/wurde storniert$/);
  });

  it("is tried again, later, when the mail server is away, and holds up no order", async () => {
    const { body: placed } = await asha.post("/api/order/place", body());
    const away = { ...shop.ctx.adapters, mail: { send: () => Promise.reject(new Error("away")) } };
    const heard: string[] = [];
    await runOnce({
      connectionString: shop.url,
      noHandleSignals: true,
      taskList: Object.fromEntries(mailTasks({ ...shop.ctx, adapters: away }).map(({ name, run }) => [name, run])),
      logger: new Logger(() => (level, message) => void (level === "error" && heard.push(message))),
    });
    expect(heard.join()).toContain("away");
    const { rows } = await sql<{ attempts: number; later: boolean }>`
      select attempts, run_at > created_at + interval '1 second' as later from graphile_worker.jobs`.execute(
      shop.ctx.db,
    );
    expect(rows).toEqual([{ attempts: 1, later: true }]);
    expect((await shop.orderOf(asha)).status).toBe("Order Placed");
    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
      shop.ctx.db,
    );
    expect(await subjects(placed.orderId)).toEqual(["We have your order #…"]);
  });
});
