import type { Database } from "#platform/database/connect.ts";
import { notedRefunds } from "./note-refund.ts";

interface NewRefund {
  gateway: string;
  paymentId: string;
  orderId: string;
  /** What was paid, in the currency's own minor units. */
  amount: number;
  currency: string;
  reason: string;
}

/**
 * Writes down, within the caller's transaction, that a payment goes back, or what is left of it after somebody at the
 * gateway gave back a part; once for each payment, however often it is asked for. A job sends it.
 * @returns whether it was new
 */
export async function requestRefund(trx: Database, refund: NewRefund, at: Date): Promise<boolean> {
  const rest = refund.amount - (await notedRefunds(trx, refund));
  if (rest <= 0) return false;
  const row = await trx
    .insertInto("payment_refund")
    .values({
      gateway: refund.gateway,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount: rest,
      currency: refund.currency,
      reason: refund.reason,
      requested_at: at,
      next_try_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(["gateway", "payment_id"]).where("reason", "<>", "at-gateway").doNothing(),
    )
    .returning("payment_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends back what an order was paid with, where a gateway has it. */
export async function refundOrder(trx: Database, orderId: string, at: Date): Promise<void> {
  const payment = await trx
    .selectFrom("payment")
    .where("order_id", "=", orderId)
    .where("payment_id", "is not", null)
    .select(["gateway", "payment_id", "amount", "currency"])
    .executeTakeFirst();
  if (!payment) return;
  const { gateway, payment_id: paymentId, amount, currency } = payment;
  await requestRefund(trx, { gateway, paymentId: paymentId!, orderId, amount, currency, reason: "cancelled" }, at);
}
