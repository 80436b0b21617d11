import type { BannerCoupon, ValidCoupon } from "#contract/coupon.ts";
import { convert, toPaise, toRupees, type Quote } from "#contract/money.ts";

/** What a coupon takes off. Money in paise. */
export interface Coupon {
  code: string;
  discountType: "percentage" | "fixed";
  /** Percent of a percentage coupon, paise of a fixed one. */
  discountValue: number;
  /** Paise; null where a percentage is not capped. */
  maxDiscount: number | null;
  /** Paise; 0 where there is no minimum. */
  minOrderAmount: number;
}

/** A coupon with the terms under which it counts. */
export interface CouponTerms extends Coupon {
  isActive: boolean;
  startsAt: Date;
  endsAt: Date;
  usageLimit: number | null;
  used: number;
  oncePerCustomer: boolean;
}

/** Why a coupon does not count, with the sentence for the shopper. */
export const COUPON_REFUSALS = {
  unknown: "Invalid coupon code",
  inactive: "This coupon is not active.",
  early: "This coupon is not valid yet.",
  expired: "This coupon has expired.",
  exhausted: "This coupon has been used up.",
  used: "You have already used this coupon.",
} as const;

export type CouponRefusal = keyof typeof COUPON_REFUSALS;

/** What a shopper typed, as codes are stored: trimmed, in capitals. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The first reason why a coupon does not count at that moment; null when it does. The minimum is looked at apart. */
export function couponRefusal(coupon: CouponTerms, now: Date, usedByCustomer: boolean): CouponRefusal | null {
  if (!coupon.isActive) return "inactive";
  if (coupon.startsAt > now) return "early";
  if (coupon.endsAt <= now) return "expired";
  if (coupon.oncePerCustomer && usedByCustomer) return "used";
  return coupon.usageLimit !== null && coupon.used >= coupon.usageLimit ? "exhausted" : null;
}

/** G-21: whether an order reaches the coupon's minimum; both in paise of the base currency. */
export function reachesMinimum(coupon: Coupon, subtotal: number): boolean {
  return subtotal >= coupon.minOrderAmount;
}

/**
 * VAL-27, VAL-28, G-21: what a coupon takes off, in hundredths of the quoted currency: a percentage of the subtotal,
 * capped where there is a cap, or its value converted; never more than the subtotal.
 * @param subtotal hundredths of the quoted currency
 */
export function discountOf(coupon: Coupon, subtotal: number, quote: Quote): number {
  if (coupon.discountType === "fixed") return Math.min(convert(coupon.discountValue, quote), subtotal);
  const share = Math.round((subtotal * coupon.discountValue) / 100);
  const cap = coupon.maxDiscount === null ? Infinity : convert(coupon.maxDiscount, quote);
  return Math.min(share, cap, subtotal);
}

/** ENT-14: a coupon as validation gives it out, in rupees. */
export function toValidCoupon(coupon: Coupon): ValidCoupon {
  const fixed = coupon.discountType === "fixed";
  return {
    code: coupon.code,
    discountType: coupon.discountType,
    discountValue: fixed ? toRupees(coupon.discountValue) : coupon.discountValue,
    ...(coupon.maxDiscount !== null && { maxDiscount: toRupees(coupon.maxDiscount) }),
    minOrderAmount: toRupees(coupon.minOrderAmount),
  };
}

/** What validation gave out, as the totals need it. */
export function fromValidCoupon(given: ValidCoupon): Coupon {
  const fixed = given.discountType === "fixed";
  return {
    code: given.code,
    discountType: given.discountType,
    discountValue: fixed ? toPaise(given.discountValue) : given.discountValue,
    maxDiscount: given.maxDiscount === undefined ? null : toPaise(given.maxDiscount),
    minOrderAmount: toPaise(given.minOrderAmount ?? 0),
  };
}

/** VAL-07: whether the banner shows a coupon. */
export function isShown(coupon: Pick<BannerCoupon, "isActive" | "startDate" | "endDate">, now: Date): boolean {
  return coupon.isActive && new Date(coupon.endDate) > now && new Date(coupon.startDate) <= now;
}

/** VAL-08: the minimum order amount in rupees where the banner shows one; else null. */
export function shownMinimum({ minOrderAmount }: Pick<BannerCoupon, "minOrderAmount">): number | null {
  return minOrderAmount > 0 ? minOrderAmount : null;
}

/** BANNER-05: how often the coupons are repeated, so that at least 5 items fill the marquee. */
export function bannerRepeats(coupons: number): number {
  return coupons > 0 ? Math.max(1, Math.ceil(5 / coupons)) : 1;
}
