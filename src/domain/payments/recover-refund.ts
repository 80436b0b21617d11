import type { ShopContext } from "../context.ts";
import type { Database } from "#platform/database/connect.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { followRefunds } from "./follow-refunds.ts";
import { markRefunded, notedRefunds } from "./note-refund.ts";
import { GatewayFailure, type GatewayPayment, type GatewayRefund, type PaymentGateway } from "./payment-gateway.ts";
import { leftToRefund, refundedOf } from "./rules.ts";
import type { DueRefund } from "./send-refunds.ts";

interface Known {
  payment: GatewayPayment;
  refunds: GatewayRefund[];
}

/**
 * After a gateway did not take a refund: asks it what has gone back already. What the shop wanted to give back may be
 * there, its answer lost, or somebody gave a part back at the gateway, and the rest alone is still to be sent.
 */
export async function recoverRefund(ctx: ShopContext, gateway: PaymentGateway, refund: DueRefund): Promise<void> {
  const found = await ask(ctx, gateway, refund);
  if (!found) return;
  await ctx.db.transaction().execute(async (trx) => {
    await lockOrder(trx, refund.orderId);
    const refunds = await followRefunds(ctx, trx, refund, found.refunds, ctx.now());
    await leaveTheRest(trx, refund, { ...found, refunds }, ctx.now());
  });
}

/** Asks for no more of a refund than the gateway still has. */
async function leaveTheRest(trx: Database, refund: DueRefund, { payment, refunds }: Known, at: Date): Promise<void> {
  const { id, gateway, orderId, amount: wanted } = refund;
  const others = (await notedRefunds(trx, refund)) - wanted;
  const refunded = refundedOf(refunds);
  const left = leftToRefund({ wanted, others, paid: payment.amount, refunded });
  if (left === wanted) return;
  if (refunded - others >= wanted) {
    const refundId = await unnamed(trx, refund, refunds);
    return markRefunded(trx, { id, gateway, orderId, refundId }, at);
  }
  await trx
    .updateTable("payment_refund")
    // Nothing is left to send once others have given it all back.
    .set(left === 0 ? { dropped_at: at } : { amount: left, tries: 0, next_try_at: at })
    .where("id", "=", id)
    .where("refunded_at", "is", null)
    .where("dropped_at", "is", null)
    .where("amount", "=", wanted)
    .execute();
}

/** The gateway's refund of that amount that no other of the shop's is. */
async function unnamed(trx: Database, { gateway, paymentId, amount }: DueRefund, refunds: GatewayRefund[]) {
  const rows = await trx
    .selectFrom("payment_refund")
    .where("gateway", "=", gateway)
    .where("payment_id", "=", paymentId)
    .select("refund_id")
    .execute();
  const named = new Set(rows.map(({ refund_id: name }) => name));
  const one = refunds.find(({ refundId, ...said }) => !said.failed && said.amount === amount && !named.has(refundId));
  return one?.refundId ?? null;
}

async function ask(
  ctx: ShopContext,
  gateway: PaymentGateway,
  { orderId, paymentId }: DueRefund,
): Promise<Known | undefined> {
  const row = await ctx.db
    .selectFrom("payment")
    .where("order_id", "=", orderId)
    .select("gateway_order_id as gatewayOrderId")
    .executeTakeFirst();
  if (!row?.gatewayOrderId) return undefined;
  try {
    const payment = (await gateway.payments(row.gatewayOrderId)).find((one) => one.paymentId === paymentId);
    return payment && { payment, refunds: await gateway.refunds(paymentId) };
  } catch (error) {
    // Away altogether: the next try asks again.
    if (error instanceof GatewayFailure) return undefined;
    throw error;
  }
}
