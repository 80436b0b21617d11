import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import { ORDER_STATUSES } from "#contract/order.ts";
import type { GatewayPayment } from "./payment-gateway.ts";
import { gatewayAmount, leftToRefund, meaningOf, nextCheck, refundPause, wholeUnits, type Expected } from "./rules.ts";

const order: Expected = { status: "Pending", amount: 10_000, currency: "INR", paymentId: null };
const paid: GatewayPayment = { paymentId: "pay_1", state: "captured", amount: 10_000, currency: "INR", refunded: 0 };

describe("amounts at the gateway", () => {
  it("API-23 are in the currency's own minor units: JPY and KRW have none", () => {
    expect(gatewayAmount(295, "INR")).toBe(29_500);
    expect(gatewayAmount(295, "JPY")).toBe(295);
    expect(gatewayAmount(295, "KRW")).toBe(295);
    expect(gatewayAmount(12, "USD")).toBe(1_200);
  });

  it("G-38 are what is shown, in all 22 currencies, as ISO 4217 counts them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), fc.integer({ min: 0, max: 1e10 }), (currency, amount) => {
        const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
          .maximumFractionDigits!;
        expect(gatewayAmount(amount, currency)).toBe(amount * 10 ** digits);
        expect(wholeUnits(gatewayAmount(amount, currency), currency)).toBe(amount);
      }),
    );
  });
});

describe("what an attempt to pay means", () => {
  it.each([
    ["pays an order that waits for it", {}, {}, "pays"],
    ["is known when the order was paid with it", { status: "Order Placed", paymentId: "pay_1" }, {}, "known"],
    ["is known though the order was cancelled since", { status: "Cancelled", paymentId: "pay_1" }, {}, "known"],
    ["is a second payment", { status: "Order Placed", paymentId: "pay_0" }, {}, "second-payment"],
    ["is a second payment of a cancelled order", { status: "Cancelled", paymentId: "pay_0" }, {}, "second-payment"],
    ["comes late", { status: "Cancelled" }, {}, "late-payment"],
    ["has another amount", {}, { amount: 9_999 }, "wrong-payment"],
    ["has another currency", {}, { currency: "USD" }, "wrong-payment"],
    ["is the order's in small letters too", {}, { currency: "inr" }, "pays"],
    ["means nothing while it is only held", {}, { state: "authorized" }, "none"],
    ["means nothing when it failed", {}, { state: "failed" }, "none"],
    ["means nothing when all of it went back before", {}, { refunded: 10_000 }, "none"],
    ["pays, though a part of it went back", {}, { refunded: 1 }, "pays"],
  ] as const)("%s", (_, of, found, meaning) => {
    expect(meaningOf({ ...order, ...of }, { ...paid, ...found })).toBe(meaning);
  });

  it("never pays an order twice, nor one that does not wait", () => {
    for (const status of ORDER_STATUSES) {
      expect(meaningOf({ ...order, status }, paid) === "pays").toBe(status === "Pending");
      expect(meaningOf({ ...order, status, paymentId: "pay_0" }, paid)).toBe("second-payment");
    }
  });
});

describe("a refund that the gateway did not take", () => {
  it.each([
    ["nothing went back: all of it", { wanted: 100, others: 0, paid: 100, refunded: 0 }, 100],
    ["it went back, and the answer was lost", { wanted: 100, others: 0, paid: 100, refunded: 100 }, 0],
    ["a part went back at the gateway: the rest", { wanted: 100, others: 0, paid: 100, refunded: 30 }, 70],
    ["the rest after a part that was known", { wanted: 70, others: 30, paid: 100, refunded: 30 }, 70],
    ["another part came to that", { wanted: 70, others: 30, paid: 100, refunded: 50 }, 50],
    ["others gave all of it back, as is known", { wanted: 100, others: 100, paid: 100, refunded: 100 }, 0],
    ["the rest of it went back too", { wanted: 70, others: 30, paid: 100, refunded: 100 }, 0],
  ])("%s", (_, known, left) => {
    expect(leftToRefund(known)).toBe(left);
  });
});

describe("times", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it("asks each minute while an order waits, thrice after it was cancelled, and never again", () => {
    expect(nextCheck("Pending", 7, now)).toEqual(after(1));
    expect([0, 1, 2, 3].map((checks) => nextCheck("Cancelled", checks, now))).toEqual([
      after(5),
      after(60),
      after(1440),
      null,
    ]);
    expect(nextCheck("Order Placed", 0, now)).toBeNull();
  });

  it("waits longer for each try of a refund, six hours at most", () => {
    expect([0, 1, 2, 8, 9, 100].map((tries) => refundPause(tries) / 60_000)).toEqual([1, 2, 4, 256, 360, 360]);
  });
});
