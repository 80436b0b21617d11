import { ok, refuse, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import type { ShopContext } from "../context.ts";
import { lockOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";

/**
 * An accepted order has arrived (N-07); with cash on delivery it is paid by that. A completed one stays so; refused for any
 * other status.
 */
export async function completeOrder(ctx: ShopContext, orderId: string): Promise<Result<void>> {
  return transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return refuse("not_found", "There is no such order.");
    if (order.status === "Completed") return ok(undefined);
    if (order.paymentMethod === "cod")
      await trx.updateTable("orders").set({ paid: true }).where("id", "=", orderId).execute();
    return moveOrder(trx, order, "Completed", { at: ctx.now() });
  });
}
