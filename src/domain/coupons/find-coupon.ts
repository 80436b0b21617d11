import type { Database } from "#platform/database/connect.ts";
import type { CouponTerms } from "./rules.ts";

export interface StoredCoupon extends CouponTerms {
  id: number;
}

/** The coupon of that code, as `couponCode` writes it; null when there is none. */
export async function findCoupon(db: Database, code: string): Promise<StoredCoupon | null> {
  if (code === "" || !code.isWellFormed() || code.includes("\0")) return null;
  const row = await db.selectFrom("coupon").where("code", "=", code).selectAll().executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    code: row.code,
    discountType: row.discount_type as CouponTerms["discountType"],
    discountValue: row.percent ?? row.value_minor!,
    maxDiscount: row.max_discount_minor,
    minOrderAmount: row.min_order_minor ?? 0,
    isActive: row.is_active,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    used: row.used,
    oncePerCustomer: row.once_per_customer,
  };
}

/** Whether that customer has an order with the coupon. */
export async function hasUsed(db: Database, couponId: number, customerId: string): Promise<boolean> {
  const use = await db
    .selectFrom("coupon_use")
    .where("coupon_id", "=", couponId)
    .where("customer_id", "=", customerId)
    .select("order_id")
    .executeTakeFirst();
  return use !== undefined;
}
