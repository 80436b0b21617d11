import { toRupees } from "#contract/money.ts";
import { phrase } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { findCoupon, hasUsed, type StoredCoupon } from "./find-coupon.ts";
import { COUPON_REFUSALS, couponCode, couponRefusal, reachesMinimum } from "./rules.ts";

/**
 * The coupon that a customer may use now (G-21); refused with a sentence when it is unknown, not active, not valid yet,
 * expired, used up, used by this customer already, or below its minimum.
 * @param typed as the shopper typed it
 * @param subtotal paise of what is ordered; null where that is not known, and the minimum is left aside
 */
export async function usableCoupon(
  ctx: ShopContext,
  customer: Customer,
  typed: string,
  subtotal: number | null,
): Promise<Result<StoredCoupon>> {
  const coupon = await findCoupon(ctx.db, couponCode(typed));
  if (!coupon) return refuse("not_found", COUPON_REFUSALS.unknown);
  const used = coupon.oncePerCustomer && (await hasUsed(ctx.db, coupon.id, customer.id));
  const reason = couponRefusal(coupon, ctx.now(), used);
  if (reason) return refuse("conflict", COUPON_REFUSALS[reason]);
  if (subtotal !== null && !reachesMinimum(coupon, subtotal)) {
    const amount = toRupees(coupon.minOrderAmount);
    return refuse("conflict", phrase("This coupon needs an order of Rs.{amount} or more.", { amount }));
  }
  return ok(coupon);
}
