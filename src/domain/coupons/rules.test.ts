import { describe, expect, it } from "vitest";
import { BASE_QUOTE } from "#contract/money.ts";
import {
  bannerRepeats,
  couponCode,
  couponRefusal,
  discountOf,
  fromValidCoupon,
  isShown,
  reachesMinimum,
  shownMinimum,
  toValidCoupon,
  type Coupon,
  type CouponTerms,
} from "./rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const dollars = { currency: "USD", conversionRate: 0.012 } as const;

const tenPercent: Coupon = {
  code: "TEN",
  discountType: "percentage",
  discountValue: 10,
  maxDiscount: null,
  minOrderAmount: 0,
};
const capped: Coupon = { ...tenPercent, code: "CAP", maxDiscount: 5_000 };
const fixed: Coupon = {
  code: "FLAT",
  discountType: "fixed",
  discountValue: 15_000,
  maxDiscount: null,
  minOrderAmount: 59_900,
};
const terms: CouponTerms = {
  ...tenPercent,
  isActive: true,
  startsAt: before,
  endsAt: after,
  usageLimit: null,
  used: 0,
  oncePerCustomer: false,
};

describe("what a coupon takes off", () => {
  it("VAL-27 a percentage of the subtotal, capped where there is a cap", () => {
    expect(discountOf(tenPercent, 100_000, BASE_QUOTE)).toBe(10_000);
    expect(discountOf(capped, 100_000, BASE_QUOTE)).toBe(5_000);
    expect(discountOf(capped, 40_000, BASE_QUOTE)).toBe(4_000);
  });

  it("VAL-28 the value of a fixed coupon", () => {
    expect(discountOf(fixed, 100_000, BASE_QUOTE)).toBe(15_000);
  });

  it("G-21 amounts are converted and never exceed the subtotal", () => {
    expect(discountOf(fixed, 1_200, dollars)).toBe(180);
    expect(discountOf(capped, 1_200, dollars)).toBe(60);
    expect(discountOf(fixed, 100, BASE_QUOTE)).toBe(100);
  });

  it("ENT-14 goes out in rupees and comes back the same", () => {
    expect(toValidCoupon(capped)).toEqual({
      code: "CAP",
      discountType: "percentage",
      discountValue: 10,
      maxDiscount: 50,
      minOrderAmount: 0,
    });
    expect(toValidCoupon(fixed)).toEqual({
      code: "FLAT",
      discountType: "fixed",
      discountValue: 150,
      minOrderAmount: 599,
    });
    for (const coupon of [tenPercent, capped, fixed]) expect(fromValidCoupon(toValidCoupon(coupon))).toEqual(coupon);
  });
});

describe("when a coupon counts", () => {
  it("G-21 within its dates, active, and not used up", () => {
    expect(couponRefusal(terms, now, false)).toBeNull();
    expect(couponRefusal({ ...terms, startsAt: now }, now, false)).toBeNull();
    expect(couponRefusal({ ...terms, startsAt: after }, now, false)).toBe("early");
    expect(couponRefusal({ ...terms, endsAt: now }, now, false)).toBe("expired");
    expect(couponRefusal({ ...terms, isActive: false }, now, false)).toBe("inactive");
    expect(couponRefusal({ ...terms, usageLimit: 2, used: 1 }, now, false)).toBeNull();
    expect(couponRefusal({ ...terms, usageLimit: 2, used: 2 }, now, false)).toBe("exhausted");
  });

  it("G-21 once a customer where it says so", () => {
    expect(couponRefusal({ ...terms, oncePerCustomer: true }, now, true)).toBe("used");
    expect(couponRefusal({ ...terms, oncePerCustomer: true }, now, false)).toBeNull();
    expect(couponRefusal(terms, now, true)).toBeNull();
  });

  it("G-21 from its minimum order amount on", () => {
    expect(reachesMinimum(fixed, 59_899)).toBe(false);
    expect(reachesMinimum(fixed, 59_900)).toBe(true);
  });

  it("API-15 whatever the letter case and the spaces around it", () => {
    expect(couponCode("  welcome10 ")).toBe("WELCOME10");
  });
});

describe("the banner", () => {
  const shown = { isActive: true, startDate: now.toISOString(), endDate: after.toISOString() };

  it("VAL-07 shows what is active, has begun and has not ended", () => {
    expect(isShown(shown, now)).toBe(true);
    expect(isShown({ ...shown, isActive: false }, now)).toBe(false);
    expect(isShown({ ...shown, endDate: now.toISOString() }, now)).toBe(false);
    expect(isShown({ ...shown, endDate: before.toISOString() }, now)).toBe(false);
    expect(isShown({ ...shown, startDate: after.toISOString() }, now)).toBe(false);
  });

  it("VAL-08 shows a minimum above 0 alone", () => {
    expect(shownMinimum({ minOrderAmount: 0 })).toBeNull();
    expect(shownMinimum({ minOrderAmount: 599 })).toBe(599);
  });

  it("BANNER-05 repeats the coupons until at least 5 items fill it", () => {
    const items = [1, 2, 3, 5, 7].map((count) => count * bannerRepeats(count));
    expect(items).toEqual([5, 6, 6, 5, 7]);
    expect(bannerRepeats(0)).toBe(1);
  });
});
