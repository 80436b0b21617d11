import type { ShopContext } from "../context.ts";
import { recordEvent } from "../orders/record-event.ts";
import { GatewayFailure, type GatewayName } from "./payment-gateway.ts";
import { refundPause } from "./rules.ts";

const AT_ONCE = 50;

/**
 * Sends the refunds that are due, of one order or of all. The gateway gets the same key at each try, so that a payment
 * goes back once, whatever was lost on the way. One that the gateway does not take waits, longer each time.
 * @returns how many the gateway took
 */
export async function sendRefunds(ctx: ShopContext, orderId?: string): Promise<number> {
  let sent = 0;
  for (const refund of await due(ctx, orderId)) if (await send(ctx, refund)) sent++;
  return sent;
}

interface DueRefund {
  gateway: string;
  payment_id: string;
  order_id: string;
  amount: number;
  currency: string;
  tries: number;
}

async function due(ctx: ShopContext, orderId: string | undefined): Promise<DueRefund[]> {
  let query = ctx.db
    .selectFrom("payment_refund")
    .where("refunded_at", "is", null)
    .where("next_try_at", "<=", ctx.now())
    .select(["gateway", "payment_id", "order_id", "amount", "currency", "tries"])
    .orderBy("next_try_at")
    .limit(AT_ONCE);
  if (orderId !== undefined) query = query.where("order_id", "=", orderId);
  return query.execute();
}

async function send(ctx: ShopContext, refund: DueRefund): Promise<boolean> {
  const { payment_id: paymentId, order_id: orderId, amount, currency } = refund;
  const gateway = ctx.adapters.gateways[refund.gateway as GatewayName];
  if (!gateway || !(await claim(ctx, refund))) return false;
  try {
    const { refundId } = await gateway.refund({ paymentId, amount, currency }, `refund-${orderId}-${paymentId}`);
    await markRefunded(ctx, refund, refundId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.error(
      { err: error, orderId, paymentId, tries: refund.tries + 1 },
      "a refund was not taken; it is tried again",
    );
    return false;
  }
}

/** Of several who want to send it, one does. */
async function claim(ctx: ShopContext, { gateway, payment_id, tries }: DueRefund): Promise<boolean> {
  const row = await ctx.db
    .updateTable("payment_refund")
    .set({ tries: tries + 1, next_try_at: new Date(ctx.now().getTime() + refundPause(tries)) })
    .where("gateway", "=", gateway)
    .where("payment_id", "=", payment_id)
    .where("tries", "=", tries)
    .where("refunded_at", "is", null)
    .returning("payment_id")
    .executeTakeFirst();
  return row !== undefined;
}

async function markRefunded(ctx: ShopContext, refund: DueRefund, refundId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now();
    const row = await trx
      .updateTable("payment_refund")
      .set({ refunded_at: at, refund_id: refundId })
      .where("gateway", "=", refund.gateway)
      .where("payment_id", "=", refund.payment_id)
      .where("refunded_at", "is", null)
      .returning("payment_id")
      .executeTakeFirst();
    if (row) await recordEvent(trx, refund.order_id, "refunded", at);
  });
}
