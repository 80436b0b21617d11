import { ok, refuse, type Result } from "#contract/result.ts";
import type { Database } from "#platform/database/connect.ts";
import { COUPON_REFUSALS } from "./rules.ts";

/**
 * Uses a coupon for an order within the caller's transaction: the database counts its uses and knows who had it, so that
 * neither is ever passed, however many order at once. When refused, the transaction must not be kept.
 */
export async function takeCoupon(
  trx: Database,
  couponId: number,
  use: { orderId: string; customerId: string; at: Date },
): Promise<Result<void>> {
  const coupon = await trx
    .updateTable("coupon")
    .set((row) => ({ used: row("used", "+", 1) }))
    .where("id", "=", couponId)
    .where("is_active", "=", true)
    .where("starts_at", "<=", use.at)
    .where("ends_at", ">", use.at)
    .where((row) => row.or([row("usage_limit", "is", null), row("used", "<", row.ref("usage_limit"))]))
    .returning("once_per_customer as once")
    .executeTakeFirst();
  if (!coupon) return refuse("conflict", COUPON_REFUSALS.exhausted);
  const first = await trx
    .insertInto("coupon_use")
    .values({ coupon_id: couponId, order_id: use.orderId, customer_id: use.customerId, sole: coupon.once })
    .onConflict((conflict) => conflict.columns(["coupon_id", "customer_id"]).where("sole", "=", true).doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return first ? ok(undefined) : refuse("conflict", COUPON_REFUSALS.used);
}
