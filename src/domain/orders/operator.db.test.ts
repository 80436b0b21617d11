import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sentMails } from "#tests/fixtures/mails.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { acceptOrder } from "./accept-order.ts";
import { completeOrder } from "./complete-order.ts";
import { orderMeant, shopOrders } from "./shop-orders.ts";
import { withdrawOrder } from "./withdraw-order.ts";

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
  item = await shop.sell(`boot-${++count}`, 50);
});

const LINK = "https://parcels.example/track?id=1&lang=en";
const body = () => orderBody([{ ...item, quantity: 2 }]);
const placed = async (): Promise<string> => (await asha.post("/api/order/place", body())).body.orderId;
const paid = async (): Promise<string> => {
  const { body: begun } = await asha.post("/api/order/razorpay", body());
  const { body: popup } = await shop.pay(begun.order.id, "success");
  await asha.post("/api/order/verifyRazorpay", popup.fields);
  return begun.orderId;
};
const seen = async () => (await asha.post("/api/order/userorders")).body.orders[0];
const NONE = "0".repeat(24);

describe("what the shop does with an order", () => {
  it("N-07 ORD-08 accepts it with a tracking link, and writes to its shopper once", async () => {
    const id = await placed();
    await sentMails(shop);
    const done = await Promise.all(Array.from({ length: 5 }, () => acceptOrder(shop.ctx, id, LINK)));
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(await seen()).toMatchObject({ status: "Accepted", trackingLink: LINK, payment: false });
    expect(await shop.eventsOf(id)).toEqual(["accepted"]);
    const mails = await sentMails(shop);
    expect(mails.map(({ text }) => text.includes(`Track your parcel: ${LINK}`))).toEqual([true]);
  });

  it("N-07 sets a link later, or another one, and takes no link that is no web address", async () => {
    const id = await placed();
    expect((await acceptOrder(shop.ctx, id)).ok).toBe(true);
    expect(await seen()).toMatchObject({ status: "Accepted", trackingLink: null });
    expect((await acceptOrder(shop.ctx, id, LINK)).ok).toBe(true);
    expect((await seen()).trackingLink).toBe(LINK);
    for (const wrong of [
      "javascript:alert(1)",
      "parcels.example/1",
      "https://a b",
      `https://a.example/${"x".repeat(2000)}`,
    ])
      expect(await acceptOrder(shop.ctx, id, wrong)).toMatchObject({ ok: false, code: "invalid" });
    expect((await seen()).trackingLink).toBe(LINK);
    expect(await shop.eventsOf(id)).toEqual(["accepted"]);
  });

  it("N-07 completes it; cash on delivery is paid by that", async () => {
    const id = await placed();
    expect(await completeOrder(shop.ctx, id)).toMatchObject({ ok: false, code: "conflict" });
    expect(await seen()).toMatchObject({ status: "Order Placed", payment: false });
    await acceptOrder(shop.ctx, id, LINK);
    for (const _ of [1, 2]) expect((await completeOrder(shop.ctx, id)).ok).toBe(true);
    expect(await seen()).toMatchObject({ status: "Completed", payment: true });
    expect(await shop.eventsOf(id)).toEqual(["accepted", "completed"]);
  });

  it("N-07 cancels it on its way, and the money goes back", async () => {
    const id = await paid();
    await acceptOrder(shop.ctx, id, LINK);
    for (const _ of [1, 2]) expect((await withdrawOrder(shop.ctx, id)).ok).toBe(true);
    expect(await seen()).toMatchObject({
      status: "Cancelled",
      cancelReason: "shop",
      refunds: [{ reason: "cancelled", amount: 1000, refundedAt: expect.any(String) }],
    });
    expect(await shop.stockOf(item._id)).toBe(50);
  });

  it("N-07 does nothing else, whatever it is told and however often at once", async () => {
    const waits = (await asha.post("/api/order/razorpay", body())).body.orderId;
    expect(await acceptOrder(shop.ctx, waits, LINK)).toMatchObject({ ok: false, code: "conflict" });
    expect(await seen()).toMatchObject({ status: "Pending", trackingLink: null });
    const id = await paid();
    await acceptOrder(shop.ctx, id);
    await completeOrder(shop.ctx, id);
    expect(await withdrawOrder(shop.ctx, id)).toMatchObject({ ok: false, code: "conflict" });
    for (const act of [acceptOrder, completeOrder, withdrawOrder])
      expect(await act(shop.ctx, NONE)).toMatchObject({ ok: false, code: "not_found" });
    const both = await placed();
    await Promise.all([
      acceptOrder(shop.ctx, both),
      withdrawOrder(shop.ctx, both),
      acceptOrder(shop.ctx, both),
      asha.post("/api/order/cancel", { orderId: both }),
    ]);
    expect((await seen()).status).toBe("Cancelled");
    expect((await shop.eventsOf(both)).filter((kind) => kind === "cancelled")).toHaveLength(1);
  });

  it("ORD-05 knows an order by the end of its id, if that is one order's alone", async () => {
    const id = await placed();
    for (const said of [id, `#${id.slice(-6)}`, id.slice(-8).toUpperCase()])
      expect(await orderMeant(shop.ctx, said)).toEqual({ ok: true, value: id });
    const twin = `0${id.slice(1, 17)}0${id.slice(18)}`;
    await shop.ctx.db
      .insertInto("orders")
      .columns([
        "id",
        "customer_id",
        "idempotency_key",
        "status",
        "payment_method",
        "address",
        "currency",
        "conversion_rate",
        "subtotal_minor",
        "shipping_minor",
        "discount_minor",
        "amount",
        "original_amount",
        "discount_amount",
      ])
      .expression((from) =>
        from
          .selectFrom("orders")
          .where("id", "=", id)
          .select((of) => [
            of.val(twin).as("id"),
            "customer_id",
            of.fn<string>("gen_random_uuid").as("key"),
            "status",
            "payment_method",
            "address",
            "currency",
            "conversion_rate",
            "subtotal_minor",
            "shipping_minor",
            "discount_minor",
            "amount",
            "original_amount",
            "discount_amount",
          ]),
      )
      .execute();
    expect(await orderMeant(shop.ctx, id.slice(-6))).toMatchObject({ ok: false, code: "conflict" });
    expect(await orderMeant(shop.ctx, "abc")).toMatchObject({ ok: false, code: "invalid" });
    expect(await orderMeant(shop.ctx, "%".repeat(6))).toMatchObject({ ok: false, code: "invalid" });
    expect(await orderMeant(shop.ctx, NONE)).toMatchObject({ ok: false, code: "not_found" });
  });

  it("lists the latest orders, of one status or all", async () => {
    const id = await placed();
    const [latest] = await shopOrders(shop.ctx, { limit: 1 });
    expect(latest).toMatchObject({ id, status: "Order Placed", amount: 1000, name: "Asha Rao", city: "Pune" });
    const cancelled = await shopOrders(shop.ctx, { status: "Cancelled", limit: 100 });
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(["Cancelled"]));
  });
});
