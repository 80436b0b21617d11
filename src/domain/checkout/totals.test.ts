import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { BASE_QUOTE, convert, CURRENCY_CODES, type Quote } from "#contract/money.ts";
import type { Coupon } from "../coupons/rules.ts";
import { freeShippingProgress, shippingFee } from "./shipping.ts";
import { baseSubtotal, linePrice, totals } from "./totals.ts";

const atHome = { country: "IN", homeCountry: "IN", quote: BASE_QUOTE, coupon: null };
const line = (rupees: number, quantity = 1) => ({ price: rupees * 100, quantity });
const dollars: Quote = { currency: "USD", conversionRate: 0.012 };
const ten: Coupon = {
  code: "TEN",
  discountType: "percentage",
  discountValue: 10,
  maxDiscount: null,
  minOrderAmount: 0,
};

describe("shipping", () => {
  it("CART-07 at home it is free above 200, and 200 itself still pays", () => {
    expect(shippingFee(20_000, "IN", "IN")).toBe(1_000);
    expect(shippingFee(20_001, "IN", "IN")).toBe(0);
  });

  it("C-03 elsewhere it is free from 10000 on", () => {
    expect(shippingFee(999_999, "US", "IN")).toBe(1_000);
    expect(shippingFee(1_000_000, "US", "IN")).toBe(0);
    expect(shippingFee(20_001, "IN", "US")).toBe(1_000);
  });

  it("CART-08 the fee is 10 rupees, converted", () => {
    expect(totals({ ...atHome, lines: [line(100)] }).shipping).toBe(1_000);
    expect(totals({ ...atHome, lines: [line(100)], quote: dollars }).shipping).toBe(12);
  });

  it("PANEL-06 PANEL-08 the bar stops at 100 percent and is unlocked at exactly 10000", () => {
    expect(freeShippingProgress(999_950)).toEqual({ percent: 99.995, remaining: 50 });
    expect(freeShippingProgress(1_000_000)).toEqual({ percent: 100, remaining: 0 });
    expect(freeShippingProgress(2_000_000)).toEqual({ percent: 100, remaining: 0 });
  });
});

describe("totals", () => {
  it("VAL-29 is subtotal plus delivery fee minus discount", () => {
    expect(totals({ ...atHome, country: "US", lines: [line(999, 2)], coupon: ten })).toEqual({
      subtotal: 199_800,
      shipping: 1_000,
      discount: 19_980,
      rounding: -20,
      total: 180_800,
      amount: 1808,
      originalAmount: 2008,
      discountAmount: 200,
    });
  });

  it("VAL-30 VAL-31 G-22 the amounts are whole units, rounded half up", () => {
    const { amount, originalAmount, total, rounding } = totals({ ...atHome, lines: [{ price: 30_050, quantity: 1 }] });
    expect({ amount, originalAmount, total, rounding }).toEqual({
      amount: 301,
      originalAmount: 301,
      total: 30_100,
      rounding: 50,
    });
  });

  it("G-21 a coupon below its minimum takes nothing off", () => {
    const coupon = { ...ten, minOrderAmount: 59_900 };
    expect(totals({ ...atHome, lines: [line(598)], coupon }).discount).toBe(0);
    expect(totals({ ...atHome, lines: [line(599)], coupon }).discount).toBe(5_990);
  });

  it("comes to nothing without lines", () => {
    expect(totals({ ...atHome, lines: [] })).toMatchObject({ subtotal: 0, shipping: 0, discount: 0, amount: 0 });
  });
});

const quotes = fc
  .record({ currency: fc.constantFrom(...CURRENCY_CODES), rate: fc.double({ min: 1e-4, max: 200, noNaN: true }) })
  .map(({ currency, rate }): Quote => ({ currency, conversionRate: currency === "INR" ? 1 : rate }));
const lines = fc.array(
  fc.record({ price: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 100 },
);
const paise = fc.integer({ min: 1, max: 10_000_000 });
const coupons = fc.oneof(
  fc.constant(null),
  fc.record({
    code: fc.constant("P"),
    discountType: fc.constant("percentage" as const),
    discountValue: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    maxDiscount: fc.option(paise),
    minOrderAmount: fc.constantFrom(0, 59_900),
  }),
  fc.record({
    code: fc.constant("F"),
    discountType: fc.constant("fixed" as const),
    discountValue: paise,
    maxDiscount: fc.constant(null),
    minOrderAmount: fc.constantFrom(0, 59_900),
  }),
);
const orders = fc.record({
  lines,
  quote: quotes,
  coupon: coupons,
  country: fc.constantFrom("IN", "US", "GB"),
  homeCountry: fc.constant("IN"),
});

describe("totals in all 22 currencies", () => {
  it("G-21 nothing is ever negative, and a discount never exceeds the subtotal", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { rounding, ...sums } = totals(order);
        for (const sum of Object.values(sums)) expect(sum).toBeGreaterThanOrEqual(0);
        expect(sums.discount).toBeLessThanOrEqual(sums.subtotal);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(50);
      }),
      { numRuns: 500 },
    );
  });

  it("VAL-29 the lines add up to the subtotal, and the rows to the amount", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const sums = totals(order);
        expect(order.lines.reduce((sum, each) => sum + linePrice(each, order.quote), 0)).toBe(sums.subtotal);
        expect(sums.subtotal + sums.shipping - sums.discount + sums.rounding).toBe(sums.total);
        expect(sums.total).toBe(sums.amount * 100);
        for (const sum of Object.values(sums)) expect(Number.isSafeInteger(sum)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("C-02 C-03 CHK-15 shipping is the fee, converted, or free as the base currency says, whatever is shown", () => {
    fc.assert(
      fc.property(orders, (order) => {
        if (order.lines.length === 0) return;
        const fee = shippingFee(baseSubtotal(order.lines), order.country, order.homeCountry);
        expect(totals(order).shipping).toBe(convert(fee, order.quote));
      }),
      { numRuns: 200 },
    );
  });
});
