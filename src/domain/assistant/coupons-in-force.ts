import type { ShopContext } from "../context.ts";
import { couponRefusal, type CouponTerms } from "../coupons/rules.ts";

/** The announced coupons that count now, soonest to end first. Money in paise. */
export async function couponsInForce(ctx: ShopContext): Promise<CouponTerms[]> {
  const rows = await ctx.db
    .selectFrom("coupon")
    .where("announced", "=", true)
    .selectAll()
    .orderBy("ends_at")
    .orderBy("id")
    .execute();
  return rows
    .map((row) => ({
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
    }))
    .filter((coupon) => couponRefusal(coupon, ctx.now(), false) === null);
}
