import { ok, refuse, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import type { ShopContext } from "../context.ts";
import { sendRefunds } from "../payments/send-refunds.ts";
import { watchForLatePayment } from "../payments/watch-payment.ts";
import { lockOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";

/**
 * The shop cancels an order, also one that is on its way (N-07): stock and coupon use go back, and what was paid is
 * refunded. A cancelled one stays so; refused for one that has arrived.
 */
export async function withdrawOrder(ctx: ShopContext, orderId: string): Promise<Result<void>> {
  const withdrawn = await transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return refuse("not_found", "There is no such order.");
    if (order.status === "Cancelled") return ok(undefined);
    const at = ctx.now();
    const moved = await moveOrder(trx, order, "Cancelled", { at, reason: "shop" });
    await watchForLatePayment(trx, orderId, at);
    return moved;
  });
  if (withdrawn.ok) await sendRefunds(ctx, orderId);
  return withdrawn;
}
