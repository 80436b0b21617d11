import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { razorpayGateway } from "#adapters/payments/razorpay.ts";
import { SANDBOX_KEYS } from "#adapters/payments/sandbox/keys.ts";
import { openOddGateway, type OddGateway } from "#tests/fixtures/odd-gateway.ts";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

type Answer = OddGateway["answer"];

const AWAY = "The payment service cannot be reached just now. Your cart is kept: please try again in a moment.";

let shop: PaymentShop;
let odd: OddGateway;
let asha: Shopper;
let item: { _id: string; price: number };
let hats = 0;
/** How much later it is than the clock says, for the gateway's circuit (ms). */
let later = 0;
/** A gateway that says nothing is not waited for; one that is well is, on a busy machine too. */
const calling = { patience: 0, now: () => performance.now() + later };
beforeAll(async () => {
  odd = await openOddGateway();
  shop = await openPaymentShop();
  const between = { apiUrl: odd.url, scriptUrl: "", ...SANDBOX_KEYS.razorpay, calling };
  shop.ctx.adapters.gateways.razorpay = razorpayGateway(between);
});
afterAll(async () => {
  await odd.close();
  await shop.close();
});
beforeEach(async () => {
  asha = await shopper(shop.ctx, shop.app);
  item = await shop.sell(`hat-${++hats}`, 5);
  await asha.post("/api/cart/add", { itemId: item._id, selectedAttributeValues: {}, quantity: 1 });
  becomes(toSandbox);
});

function becomes(answer: Answer): void {
  odd.answer = answer;
  calling.patience = [silent, silentAfterHeaders].includes(answer) ? 500 : 60_000;
  // The circuit, should webhooks that came late have opened it, lets somebody try.
  later += 60_000;
}

/** Hands the call on to the sandbox, as if nothing stood between. */
const toSandbox: Answer = (request, response, body) =>
  void handOn(request, body).then(
    async (reply) => response.writeHead(reply.status, { "content-type": "application/json" }).end(await reply.text()),
    () => response.destroy(),
  );

/** The sandbox takes the call, and its answer is lost. */
const answerLost: Answer = (request, response, body) => void handOn(request, body).finally(() => response.destroy());

function handOn({ method, url, headers }: IncomingMessage, body: string): Promise<Response> {
  const key = headers["x-refund-idempotency"];
  return fetch(`${shop.address}/sandbox/razorpay${url}`, {
    method,
    headers: {
      authorization: headers.authorization!,
      ...(body && { "content-type": "application/json" }),
      ...(typeof key === "string" && { "x-refund-idempotency": key }),
    },
    body: body || undefined,
  });
}

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const silent: Answer = () => {};
const silentAfterHeaders: Answer = (_request, response) => void response.writeHead(200).write("{");

const faults: [string, Answer][] = [
  ["hangs up", (request) => void request.socket.destroy()],
  ["is slower than the shop waits", silent],
  ["sends headers and then nothing", silentAfterHeaders],
  ["fails", json({ error: { code: "SERVER_ERROR" } }, 500)],
  ["refuses the key", json({ error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } }, 401)],
  ["sends a page", (_request, response) => void response.writeHead(200).end("<html>maintenance</html>")],
  ["sends nothing", (_request, response) => void response.writeHead(200).end()],
  ["sends null", json(null)],
  ["sends an empty object", json({})],
  ["sends the wrong amount", json({ id: "order_x", amount: 1, currency: "INR", receipt: "r" })],
  ["sends another's order", json({ id: "order_x", amount: 50_000, currency: "INR", receipt: "another" })],
  ["sends an id that is none", json({ id: "../../orders", amount: 50_000, currency: "INR", receipt: "r" })],
  ["leads elsewhere", (_request, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
];

describe("a gateway that", () => {
  it.each(faults)(
    "%s when an order is opened: a clear message, the cart kept, and the next try goes through",
    async (_, fault) => {
      const asked = orderBody([{ ...item, quantity: 1 }]);
      becomes(fault);
      const refused = await asha.post("/api/order/razorpay", asked);
      expect([refused.status, refused.body.message]).toEqual([503, AWAY]);
      expect(Object.keys((await asha.post("/api/cart/get")).body.cartData)).toEqual([item._id]);
      becomes(toSandbox);
      const again = await asha.post("/api/order/razorpay", asked);
      expect([again.status, again.body.orderId]).toEqual([200, refused.body.orderId]);
      expect(again.body.order.receipt).toBe(refused.body.orderId);
      expect(await shop.stockOf(item._id)).toBe(4);
      const paid = await shop.pay(again.body.order.id, "success");
      expect((await asha.post("/api/order/verifyRazorpay", paid.body.fields)).status).toBe(200);
    },
  );

  it.each(faults)(
    "%s when a payment is verified: nothing is lost, and the next question settles it",
    async (_, fault) => {
      const { body } = await asha.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }]));
      const paid = await shop.pay(body.order.id, "silence");
      expect(paid.body.result).toBe("silence");
      becomes(fault);
      const refused = await asha.post("/api/order/verifyStripe", { success: true, orderId: body.orderId });
      expect([refused.status, refused.body.open]).toEqual([503, true]);
      expect(await shop.orderOf(asha)).toMatchObject({ status: "Pending", paid: false });
      becomes(toSandbox);
      expect((await asha.post("/api/order/verifyStripe", { success: true, orderId: body.orderId })).status).toBe(200);
    },
  );

  it("does not take such a payment: the shopper reads that another way is needed, and another way frees the order", async () => {
    const description = "Currency is not supported";
    becomes(json({ error: { code: "BAD_REQUEST_ERROR", description } }, 400));
    const refused = await asha.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }]));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This payment service does not take this amount in this currency. Your cart is kept: please choose another way to pay.",
    ]);
    expect(Object.keys((await asha.post("/api/cart/get")).body.cartData)).toEqual([item._id]);
    const cancel = { orderId: refused.body.orderId, onlyUnpaid: true };
    expect((await asha.post("/api/order/cancel", cancel)).status).toBe(200);
    expect(await shop.stockOf(item._id)).toBe(5);
  });

  it("opens the order and is not heard: the same order is there at the next try", async () => {
    becomes(answerLost);
    const asked = orderBody([{ ...item, quantity: 1 }]);
    expect((await asha.post("/api/order/razorpay", asked)).status).toBe(503);
    becomes(toSandbox);
    const { body } = await asha.post("/api/order/razorpay", asked);
    const made = await shop.ctx.db
      .selectFrom("sandbox.payment_order")
      .where("receipt", "=", body.orderId)
      .select("id")
      .execute();
    expect(made).toEqual([{ id: body.order.id }]);
  });

  it("is away at the end of the half hour: the order is cancelled all the same, and the money that was there goes back", async () => {
    const { body } = await asha.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }]));
    await shop.pay(body.order.id, "silence");
    becomes(faults[0]![1]);
    shop.pass(31);
    await shop.tend();
    expect(await shop.orderOf(asha)).toMatchObject({ status: "Cancelled", cancel_reason: "unpaid" });
    expect(await shop.stockOf(item._id)).toBe(5);
    becomes(toSandbox);
    shop.pass(10);
    await shop.tend();
    expect(await shop.eventsOf(body.orderId)).toEqual(["cancelled", "late-payment", "refunded"]);
  });

  it("does not take a refund: it is sent again, later each time, and goes back once", async () => {
    const { body } = await asha.post("/api/order/razorpay", orderBody([{ ...item, quantity: 1 }]));
    const paid = await shop.pay(body.order.id, "success");
    await asha.post("/api/order/verifyRazorpay", paid.body.fields);
    // The gateway takes it, and its answer is lost.
    becomes(answerLost);
    expect((await asha.post("/api/order/cancel", { orderId: body.orderId })).status).toBe(200);
    const [order] = (await asha.post("/api/order/userorders")).body.orders;
    expect(order.refunds).toEqual([{ reason: "cancelled", amount: 500, currency: "INR", refundedAt: null }]);
    becomes(toSandbox);
    await shop.tend();
    expect(await shop.eventsOf(body.orderId)).toEqual(["paid", "cancelled"]);
    shop.pass(2);
    await shop.tend();
    expect(await shop.eventsOf(body.orderId)).toEqual(["paid", "cancelled", "refunded"]);
    const refunds = await shop.ctx.db
      .selectFrom("sandbox.refund")
      .where("payment_id", "=", paid.body.fields.razorpay_payment_id)
      .select("amount")
      .execute();
    expect(refunds).toEqual([{ amount: 50_000 }]);
  });
});
