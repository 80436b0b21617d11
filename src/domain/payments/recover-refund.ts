import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { markRefunded, notedRefunds, noteForeignRefund } from "./note-refund.ts";
import { GatewayFailure, type GatewayPayment, type PaymentGateway } from "./payment-gateway.ts";
import { leftToRefund } from "./rules.ts";
import type { DueRefund } from "./send-refunds.ts";

/**
 * After a gateway did not take a refund: asks it what has gone back already. What the shop wanted to give back may be
 * there, its answer lost, or somebody gave a part back at the gateway, and the rest alone is still to be sent.
 */
export async function recoverRefund(ctx: ShopContext, gateway: PaymentGateway, refund: DueRefund): Promise<void> {
  const found = await ask(ctx, gateway, refund);
  if (!found) return;
  const { id, orderId } = refund;
  await ctx.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const at = ctx.now();
    const others = (await notedRefunds(trx, refund)) - refund.amount;
    const left = leftToRefund({ wanted: refund.amount, others, paid: found.amount, refunded: found.refunded });
    if (left === refund.amount) return;
    if (left === 0) return markRefunded(trx, { id, orderId, refundId: null }, at);
    const row = await trx
      .updateTable("payment_refund")
      .set({ amount: left, tries: 0, next_try_at: at })
      .where("id", "=", id)
      .where("refunded_at", "is", null)
      .where("amount", "=", refund.amount)
      .returning("id")
      .executeTakeFirst();
    if (row) await noteForeignRefund(trx, refund, found.refunded + left, at);
  });
}

async function ask(
  ctx: ShopContext,
  gateway: PaymentGateway,
  { orderId, paymentId }: DueRefund,
): Promise<GatewayPayment | undefined> {
  const row = await ctx.db
    .selectFrom("payment")
    .where("order_id", "=", orderId)
    .select("gateway_order_id as gatewayOrderId")
    .executeTakeFirst();
  if (!row?.gatewayOrderId) return undefined;
  try {
    return (await gateway.payments(row.gatewayOrderId)).find((payment) => payment.paymentId === paymentId);
  } catch (error) {
    // Away altogether: the next try asks again.
    if (error instanceof GatewayFailure) return undefined;
    throw error;
  }
}
