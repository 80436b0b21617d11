import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { markRefunded, rememberFailed } from "./note-refund.ts";
import { GatewayFailure, type GatewayName } from "./payment-gateway.ts";
import { recoverRefund } from "./recover-refund.ts";
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

/** A refund that waits to be sent; `amount` in the currency's own minor units. */
export interface DueRefund {
  id: number;
  gateway: string;
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  reason: string;
  tries: number;
  /** How often it was taken by the gateway, and failed after all. */
  failures: number;
}

async function due(ctx: ShopContext, orderId: string | undefined): Promise<DueRefund[]> {
  let query = ctx.db
    .selectFrom("payment_refund")
    .where("refunded_at", "is", null)
    .where("dropped_at", "is", null)
    .where("next_try_at", "<=", ctx.now())
    .select([
      "id",
      "gateway",
      "payment_id as paymentId",
      "order_id as orderId",
      "amount",
      "currency",
      "reason",
      "tries",
      "failures",
    ])
    .orderBy("next_try_at")
    .limit(AT_ONCE);
  if (orderId !== undefined) query = query.where("order_id", "=", orderId);
  return query.execute();
}

async function send(ctx: ShopContext, refund: DueRefund): Promise<boolean> {
  const { id, paymentId, orderId, amount, currency, tries } = refund;
  const gateway = ctx.adapters.gateways[refund.gateway as GatewayName];
  if (!gateway || !(await claim(ctx, refund))) return false;
  try {
    const { refundId, failed } = await gateway.refund({ paymentId, amount, currency }, keyOf(refund));
    await ctx.db.transaction().execute(async (trx) => {
      await lockOrder(trx, orderId);
      const at = ctx.now();
      if (failed) await rememberFailed(trx, refund.gateway, refundId, at);
      await markRefunded(trx, { id, gateway: refund.gateway, orderId, refundId }, at);
    });
    if (failed) ctx.log.error({ orderId, paymentId, refundId }, "a refund failed at the gateway; it is sent once more");
    return !failed;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.error({ err: error, orderId, paymentId, tries: tries + 1 }, "a refund was not taken; it is tried again");
    await recoverRefund(ctx, gateway, refund);
    return false;
  }
}

/**
 * One that failed is asked for anew: the old key would bring the old answer. One that was begun at the gateway may have
 * the amount of the shop's own, so its key is told apart by its number.
 */
function keyOf({ id, orderId, paymentId, amount, reason, failures }: DueRefund): string {
  const known = `refund-${orderId}-${paymentId}-${amount}`;
  if (reason === "at-gateway") return `${known}-${id}-${failures}`;
  return failures > 0 ? `${known}-${failures}` : known;
}

/** Of several who want to send it, one does. */
async function claim(ctx: ShopContext, { id, tries }: DueRefund): Promise<boolean> {
  const row = await ctx.db
    .updateTable("payment_refund")
    .set({ tries: tries + 1, next_try_at: new Date(ctx.now().getTime() + refundPause(tries)) })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("refunded_at", "is", null)
    .where("dropped_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
