import type { Database } from "#platform/database/connect.ts";
import type { ShopContext } from "../context.ts";
import { recordEvent } from "../orders/record-event.ts";
import { compareRefunds, type NotedRefund } from "./compare-refunds.ts";
import { rememberFailed, sendAgain } from "./note-refund.ts";
import type { GatewayRefund } from "./payment-gateway.ts";

/** A payment at its gateway. */
export interface RefundedPayment {
  gateway: string;
  paymentId: string;
  orderId: string;
  currency: string;
}

/**
 * Writes down what a gateway says of a payment's refunds, within a transaction that holds the order: what somebody of the
 * shop gave back at the gateway itself, in whole or in part, and what failed after it had been taken. Each once, however
 * often and in whatever order it is told; what was asked before a refund failed no longer makes it gone.
 * @returns the refunds, as failed what is known to have failed since the gateway was asked
 */
export async function followRefunds(
  { log }: Pick<ShopContext, "log">,
  trx: Database,
  payment: RefundedPayment,
  listed: GatewayRefund[],
  at: Date,
): Promise<GatewayRefund[]> {
  const { gateway, orderId, paymentId } = payment;
  const failedBefore = await failedOf(trx, gateway, listed);
  for (const change of compareRefunds(await noted(trx, payment), listed, failedBefore)) {
    const { kind, refundId } = change;
    if (kind === "name") await name(trx, change);
    if (kind === "note") await note(trx, payment, change, at);
    if (kind !== "fail" || !(await rememberFailed(trx, gateway, refundId, at))) continue;
    const about = { orderId, paymentId, refundId };
    if (change.id === null) log.error(about, "a refund failed before the shop knew of it");
    else if (await isForShop(trx, payment, change.id)) {
      await sendAgain(trx, change.id, at);
      await recordEvent(trx, orderId, "refund-failed", at, change.id);
      log.error(about, "a refund failed at the gateway; it is sent once more");
    } else {
      await drop(trx, change.id, refundId, at);
      await recordEvent(trx, orderId, "refund-undone", at, change.id);
      log.error(about, "a refund begun at the gateway failed; the money is still the shop's, send it there again");
    }
  }
  return listed.map((one) => (failedBefore.has(one.refundId) ? { ...one, failed: true } : one));
}

async function noted(trx: Database, { gateway, paymentId }: RefundedPayment): Promise<NotedRefund[]> {
  const rows = await trx
    .selectFrom("payment_refund")
    .where("gateway", "=", gateway)
    .where("payment_id", "=", paymentId)
    .where("dropped_at", "is", null)
    .select(["id", "refund_id as refundId", "amount", "refunded_at as refundedAt"])
    .orderBy("id")
    .execute();
  return rows.map(({ refundedAt, ...row }) => ({ ...row, hasGone: refundedAt !== null }));
}

async function failedOf(trx: Database, gateway: string, listed: GatewayRefund[]): Promise<ReadonlySet<string>> {
  if (listed.length === 0) return new Set();
  const rows = await trx
    .selectFrom("failed_refund")
    .where("gateway", "=", gateway)
    .where(
      "refund_id",
      "in",
      listed.map(({ refundId }) => refundId),
    )
    .select("refund_id")
    .execute();
  return new Set(rows.map(({ refund_id: id }) => id));
}

async function name(trx: Database, { id, refundId }: { id: number; refundId: string }): Promise<void> {
  await trx.updateTable("payment_refund").set({ refund_id: refundId }).where("id", "=", id).execute();
}

async function note(
  trx: Database,
  { gateway, orderId, paymentId, currency }: RefundedPayment,
  { refundId, amount }: { refundId: string; amount: number },
  at: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto("payment_refund")
    .values({
      gateway,
      payment_id: paymentId,
      order_id: orderId,
      amount,
      currency,
      reason: "at-gateway",
      requested_at: at,
      next_try_at: at,
      refunded_at: at,
      refund_id: refundId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordEvent(trx, orderId, "refunded", at, id);
}

/**
 * Whether the shop itself sends it again: its own refunds, and whatever was given back of money that is the shopper's in
 * any case. What somebody gave back of an order that stands was theirs to decide, and is theirs to repeat.
 */
async function isForShop(trx: Database, { orderId, paymentId }: RefundedPayment, id: number): Promise<boolean> {
  const { reason, status, paidWith } = await trx
    .selectFrom("payment_refund")
    .innerJoin("orders", "orders.id", "payment_refund.order_id")
    .innerJoin("payment", "payment.order_id", "orders.id")
    .where("payment_refund.id", "=", id)
    .where("orders.id", "=", orderId)
    .select(["reason", "status", "payment.payment_id as paidWith"])
    .executeTakeFirstOrThrow();
  return reason !== "at-gateway" || status === "Cancelled" || paidWith !== paymentId;
}

async function drop(trx: Database, id: number, refundId: string, at: Date): Promise<void> {
  await trx
    .updateTable("payment_refund")
    .set({ refunded_at: null, dropped_at: at, refund_id: refundId })
    .where("id", "=", id)
    .execute();
}
