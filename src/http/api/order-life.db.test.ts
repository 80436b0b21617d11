import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "#contract/order.ts";
import { transact } from "#platform/database/transact.ts";
import { lockOrder } from "#domain/orders/lock-order.ts";
import { moveOrder } from "#domain/orders/move-order.ts";
import { mayBecome } from "#domain/orders/rules.ts";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { coupon, ten } from "#tests/fixtures/coupons.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

let shop: PaymentShop;
let asha: Shopper;
let item: { _id: string; price: number };
let product = 0;
beforeAll(async () => {
  shop = await openPaymentShop();
  await coupon(shop.ctx, "TEN", { limit: 1000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shopper(shop.ctx, shop.app);
  item = await shop.sell(`coat-${++product}`, 10);
});

const place = async (way: "place" | "razorpay" = "place"): Promise<string> => {
  const { body } = await asha.post(`/api/order/${way}`, orderBody([{ ...item, quantity: 3 }], { coupon: ten("TEN") }));
  return body.orderId;
};
const cancel = (orderId: string, more: object = {}) => asha.post("/api/order/cancel", { orderId, ...more });
const detail = (orderId: string) => asha.post("/api/order/detail", { orderId });
const move = (orderId: string, to: OrderStatus) =>
  transact(shop.ctx.db, async (trx) => moveOrder(trx, (await lockOrder(trx, orderId))!, to, { at: shop.ctx.now() }));
const couponUses = async () =>
  (await shop.ctx.db.selectFrom("coupon").where("code", "=", "TEN").select("used").executeTakeFirstOrThrow()).used;

describe("cancelling", () => {
  it("N-07 gives stock and coupon use back, once, however often it is asked for", async () => {
    const before = await couponUses();
    const id = await place();
    expect([await shop.stockOf(item._id), await couponUses()]).toEqual([7, before + 1]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await shop.stockOf(item._id), await couponUses()]).toEqual([10, before]);
    expect((await detail(id)).body.order).toMatchObject({ status: "Cancelled", cancelReason: "shopper" });
  });

  it("ROLE-07 is for the order's own shopper, as looking at it is", async () => {
    const id = await place();
    const other = await shopper(shop.ctx, shop.app);
    for (const call of ["cancel", "detail"]) {
      const { status, body } = await other.post(`/api/order/${call}`, { orderId: id });
      expect([status, body.message]).toEqual([404, "There is no such order."]);
      expect(
        (await shop.app.inject({ method: "POST", url: `/api/order/${call}`, payload: { orderId: id } })).statusCode,
      ).toBe(401);
    }
    expect((await shop.orderOf(asha)).status).toBe("Order Placed");
  });

  it("is refused once the order is on its way", async () => {
    const id = await place();
    await move(id, "Accepted");
    const { status, body } = await cancel(id);
    expect([status, body.message]).toEqual([409, "This order is on its way and can no longer be cancelled."]);
    expect(await shop.stockOf(item._id)).toBe(7);
  });

  it("G-26 leaves a paid order alone where only an unpaid one was meant", async () => {
    const id = await place("razorpay");
    const { order } = (await asha.post("/api/order/userorders")).body.orders.map((order: object) => ({ order }))[0];
    expect(order).toMatchObject({ status: "Pending", payUntil: expect.any(String) });
    expect((await cancel(id, { onlyUnpaid: true })).status).toBe(200);
    const paid = await place();
    expect((await cancel(paid, { onlyUnpaid: true })).body).toMatchObject({ success: false, paid: true });
  });

  it("an order whose product has left the shop is cancelled all the same", async () => {
    const id = await place();
    await shop.ctx.db.deleteFrom("product").where("id", "=", item._id).execute();
    expect((await cancel(id)).status).toBe(200);
  });
});

describe("every transition", () => {
  it.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
    "ORD-13 N-07 %s → %s",
    async (from, to) => {
      const id = await place();
      await shop.ctx.db.updateTable("orders").set({ status: from }).where("id", "=", id).execute();
      const moved = await move(id, to);
      const allowed = mayBecome(from, to);
      expect(moved.ok).toBe(allowed);
      expect((await shop.orderOf(asha)).status).toBe(allowed ? to : from);
      expect(await shop.stockOf(item._id)).toBe(allowed && to === "Cancelled" ? 10 : 7);
    },
  );
});

describe("POST /api/order/detail", () => {
  it("has the address, the sums that add up, and what happened", async () => {
    const id = await place();
    await move(id, "Accepted");
    await move(id, "Completed");
    const { body } = await detail(id);
    expect(body.order).toMatchObject({
      _id: id,
      status: "Completed",
      address: home,
      sums: { subtotal: 150_000, shipping: 0, discount: 15_000, rounding: 0, total: 135_000 },
      events: [{ kind: "placed" }, { kind: "accepted" }, { kind: "completed" }],
    });
  });
});
