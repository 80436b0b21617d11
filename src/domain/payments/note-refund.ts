import type { Database } from "#platform/database/connect.ts";
import { recordEvent } from "../orders/record-event.ts";

/** A payment at its gateway. */
interface RefundedPayment {
  gateway: string;
  paymentId: string;
  orderId: string;
  currency: string;
}

/** Minor units of a payment that the shop knows to go back or to have gone, whoever sends them. */
export async function notedRefunds(
  trx: Database,
  { gateway, paymentId }: Pick<RefundedPayment, "gateway" | "paymentId">,
): Promise<number> {
  const row = await trx
    .selectFrom("payment_refund")
    .where("gateway", "=", gateway)
    .where("payment_id", "=", paymentId)
    .select((of) => of.fn.coalesce(of.fn.sum<number>("amount"), of.val(0)).as("sum"))
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/**
 * What somebody of the shop gave back at the gateway itself, in whole or in part, beside what the shop has noted: within
 * a transaction that holds the order.
 * @param refunded what the gateway has given back of the payment in all, in minor units
 */
export async function noteForeignRefund(
  trx: Database,
  payment: RefundedPayment,
  refunded: number,
  at: Date,
): Promise<void> {
  const { gateway, orderId, paymentId, currency } = payment;
  const more = refunded - (await notedRefunds(trx, payment));
  if (more <= 0) return;
  const { id } = await trx
    .insertInto("payment_refund")
    .values({
      gateway,
      payment_id: paymentId,
      order_id: orderId,
      amount: more,
      currency,
      reason: "at-gateway",
      requested_at: at,
      next_try_at: at,
      refunded_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordEvent(trx, orderId, "refunded", at, id);
}

/** A refund that the shop asked for has gone back; noted once. @param refundId the gateway's, where it named it */
export async function markRefunded(
  trx: Database,
  { id, orderId, refundId }: { id: number; orderId: string; refundId: string | null },
  at: Date,
): Promise<void> {
  const row = await trx
    .updateTable("payment_refund")
    .set({ refunded_at: at, refund_id: refundId })
    .where("id", "=", id)
    .where("refunded_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (row) await recordEvent(trx, orderId, "refunded", at, id);
}
