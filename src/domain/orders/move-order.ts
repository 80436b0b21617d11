import { sql } from "kysely";
import type { CancelReason, OrderEventKind, OrderStatus } from "#contract/order.ts";
import { forOperator } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Database } from "#platform/database/connect.ts";
import { refundOrder } from "../payments/request-refund.ts";
import type { LockedOrder } from "./lock-order.ts";
import { recordEvent } from "./record-event.ts";
import { mayBecome } from "./rules.ts";

const EVENTS: Partial<Record<OrderStatus, OrderEventKind>> = {
  Accepted: "accepted",
  Completed: "completed",
  Cancelled: "cancelled",
};

/**
 * Brings a locked order to another status, within the caller's transaction (N-07); refused where the table of
 * transitions does not have it. A cancelled order gives back its stock, its coupon use and, where it was paid, the money.
 * @param reason why it is cancelled; "shop" unless told
 */
export async function moveOrder(
  trx: Database,
  order: LockedOrder,
  to: OrderStatus,
  { at, reason = "shop" }: { at: Date; reason?: CancelReason },
): Promise<Result<void>> {
  if (!mayBecome(order.status, to))
    return refuse("conflict", forOperator(`An order that is ${order.status} cannot become ${to}.`));
  const cancelled = to === "Cancelled";
  await trx
    .updateTable("orders")
    .set({ status: to, ...(cancelled && { cancel_reason: reason }) })
    .where("id", "=", order.id)
    .execute();
  const kind = EVENTS[to];
  if (kind) await recordEvent(trx, order.id, kind, at);
  if (cancelled) {
    if (order.couponId !== null) await giveCouponBack(trx, order.id, order.couponId);
    if (order.paid) await refundOrder(trx, order.id, at);
    await giveStockBack(trx, order.id);
  }
  return ok(undefined);
}

async function giveCouponBack(trx: Database, orderId: string, couponId: number): Promise<void> {
  await sql`
    with gone as (
      delete from coupon_use where coupon_id = ${couponId} and order_id = ${orderId} returning 1)
    update coupon set used = used - 1 from gone where coupon.id = ${couponId}`.execute(trx);
}

/** The units of all lines in one statement, rows locked by id as buyers lock them. What has left the shop stays gone. */
async function giveStockBack(trx: Database, orderId: string): Promise<void> {
  await sql`
    with back as (
      select variant_id as id, sum(quantity)::int as quantity from order_line
      where order_id = ${orderId} and variant_id is not null group by variant_id),
    held as (
      select variant.id from variant join back on back.id = variant.id order by variant.id for no key update of variant)
    update variant set stock = variant.stock + back.quantity
    from held join back on back.id = held.id where variant.id = held.id`.execute(trx);
}
