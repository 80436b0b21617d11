import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordedBrowser, type RecordedBrowser } from "../cart/recorded-browser.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import type * as CouponStore from "./coupon-store.ts";

const TEN = { code: "TEN", discountType: "percentage", discountValue: 10, maxDiscount: 150, minOrderAmount: 0 };

describe("the coupon in force", () => {
  let browser: RecordedBrowser;
  let useCoupon: typeof CouponStore.useCoupon;

  beforeEach(async () => {
    vi.resetModules();
    browser = recordedBrowser();
    ({ useCoupon } = await import("./coupon-store.ts"));
    const { speakInBrowser } = await import("../i18n/use-translation.tsx");
    speakInBrowser({ language: "en", words: wordsFor(new Request("http://shop.test/?lang=en"), ["coupon", "error"]) });
  });
  afterEach(() => vi.unstubAllGlobals());

  const state = () => useCoupon.getState();

  it("VAL-26 ERR-22 refuses an empty code without a call", async () => {
    await state().apply("   ");
    expect(state().error).toBe("Please enter a coupon code");
    expect(browser.calls).toEqual([]);
  });

  it("CHK-14 is applied on success, in paise, and kept for the tab", async () => {
    browser.answer(() => ({ success: true, data: TEN }));
    await state().apply(" ten ");
    expect(browser.calls).toEqual([{ path: "/api/discount/validate", body: { code: "TEN" } }]);
    expect(state().coupon).toMatchObject({ code: "TEN", discountValue: 10, maxDiscount: 15_000 });
    useCoupon.setState({ coupon: null });
    state().restore();
    expect(state().coupon?.code).toBe("TEN");
  });

  it("CHK-14 is cleared by Remove", async () => {
    browser.answer(() => ({ success: true, data: TEN }));
    await state().apply("TEN");
    state().remove();
    expect(state().coupon).toBeNull();
    state().restore();
    expect(state().coupon).toBeNull();
  });

  it("CHK-14 is cleared by a failed validation", async () => {
    browser.answer(() => ({ success: true, data: TEN }));
    await state().apply("TEN");
    browser.answer(() => ({ status: 400, body: { success: false, error: "This coupon has expired." } }));
    await state().apply("OLD");
    expect(state()).toMatchObject({ coupon: null, error: "This coupon has expired.", busy: false });
  });

  it("ERR-23 G-29 says the server's text, a general one without it, and that nothing answered", async () => {
    browser.answer(() => ({ status: 400, body: { success: false, message: "Not today." } }));
    await state().apply("A");
    expect(state().error).toBe("Not today.");
    browser.answer(() => ({ status: 400, body: { success: false } }));
    await state().apply("B");
    expect(state().error).toBe("Invalid coupon code");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await state().apply("C");
    expect(state().error).toBe("Error validating coupon");
  });
});
