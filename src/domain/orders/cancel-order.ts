import { ok, refuse, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { sendRefunds } from "../payments/send-refunds.ts";
import { watchForLatePayment } from "../payments/watch-payment.ts";
import { lockOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";
import { mayCancel } from "./rules.ts";

/**
 * Cancels a shopper's own order as long as it is not on its way: stock and coupon use go back, and what was paid is
 * refunded. An order that is cancelled already stays so. Refused for one that is not the shopper's, or too far.
 * @param onlyUnpaid to leave an order alone whose payment has come meanwhile
 */
export async function cancelOrder(
  ctx: ShopContext,
  customer: Customer,
  orderId: string,
  { onlyUnpaid = false } = {},
): Promise<Result<void>> {
  const cancelled = await transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.customerId !== customer.id) return refuse("not_found", "There is no such order.");
    if (order.status === "Cancelled") return ok(undefined);
    if (onlyUnpaid && order.status !== "Pending")
      return refuse("conflict", "This order has been paid.", { extra: { paid: true } });
    if (!mayCancel(order)) return refuse("conflict", "This order is on its way and can no longer be cancelled.");
    const at = ctx.now();
    const moved = await moveOrder(trx, order, "Cancelled", { at, reason: "shopper" });
    await watchForLatePayment(trx, orderId, at);
    return moved;
  });
  if (cancelled.ok) await sendRefunds(ctx, orderId);
  return cancelled;
}
