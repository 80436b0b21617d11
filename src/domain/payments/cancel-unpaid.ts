import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { watchForLatePayment } from "./watch-payment.ts";

const AT_ONCE = 200;

/** Cancels the orders whose time to pay is over; their stock and coupon uses go back to the shop. */
export async function cancelUnpaid(ctx: ShopContext): Promise<void> {
  const due = await ctx.db
    .selectFrom("orders")
    .where("status", "=", "Pending")
    .where("pay_until", "<=", ctx.now())
    .select("id")
    .orderBy("pay_until")
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) await cancelIfUnpaid(ctx, id);
}

async function cancelIfUnpaid(ctx: ShopContext, orderId: string): Promise<void> {
  const at = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    // Paid or cancelled since it was found.
    if (order?.status !== "Pending" || order.payUntil === null || order.payUntil > at) return;
    await moveOrder(trx, order, "Cancelled", { at, reason: "unpaid" });
    await watchForLatePayment(trx, orderId, at);
  });
}
