import type { BannerCoupon } from "#contract/coupon.ts";
import { toRupees } from "#contract/money.ts";
import type { ShopContext } from "../context.ts";

/** The coupons that the shop announces (ENT-13), soonest to end first. Which of them are shown now, the banner decides (VAL-07). */
export async function listCoupons(ctx: ShopContext): Promise<BannerCoupon[]> {
  const rows = await ctx.db
    .selectFrom("coupon")
    .where("announced", "=", true)
    .select(["code", "is_active", "starts_at", "ends_at", "discount_type", "percent", "value_minor", "min_order_minor"])
    .orderBy("ends_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    code: row.code,
    isActive: row.is_active,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    discountType: row.discount_type as BannerCoupon["discountType"],
    discountValue: row.percent ?? toRupees(row.value_minor!),
    minOrderAmount: toRupees(row.min_order_minor ?? 0),
  }));
}
