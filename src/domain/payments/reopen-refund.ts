import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { recordEvent } from "../orders/record-event.ts";
import { refundPause } from "./rules.ts";

/**
 * A refund that its gateway had taken has failed after all: it is on its way again, and a job sends it once more. Told a
 * second time, nothing happens. One that was sent on the gateway's own pages is for who sent it there.
 */
export async function reopenRefund(ctx: ShopContext, gateway: string, refundId: string): Promise<void> {
  const failed = await ctx.db
    .selectFrom("payment_refund")
    .where("gateway", "=", gateway)
    .where("refund_id", "=", refundId)
    .select(["id", "order_id as orderId"])
    .executeTakeFirst();
  if (!failed) return;
  const { id, orderId } = failed;
  await ctx.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const at = ctx.now();
    const row = await trx
      .updateTable("payment_refund")
      .set((of) => ({
        refunded_at: null,
        refund_id: null,
        failures: of("failures", "+", 1),
        tries: 0,
        next_try_at: new Date(at.getTime() + refundPause(0)),
      }))
      .where("id", "=", id)
      .where("refund_id", "=", refundId)
      .returning("id")
      .executeTakeFirst();
    if (!row) return;
    await recordEvent(trx, orderId, "refund-failed", at, id);
    ctx.log.error({ orderId, refundId }, "a refund failed at the gateway; it is sent once more");
  });
}
