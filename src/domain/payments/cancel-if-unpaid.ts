import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { watchForLatePayment } from "./watch-payment.ts";

/** Cancels an order whose time to pay is over; any other stays as it is. */
export async function cancelIfUnpaid(ctx: ShopContext, orderId: string): Promise<void> {
  const at = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    // Paid or cancelled since it was found.
    if (order?.status !== "Pending" || order.payUntil === null || order.payUntil > at) return;
    await moveOrder(trx, order, "Cancelled", { at, reason: "unpaid" });
    await watchForLatePayment(trx, orderId, at);
  });
}
