import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#contract/language.ts";
import type { Order } from "#contract/order.ts";
import { makeTranslation } from "../i18n/translation.ts";
import { orders as words } from "../i18n/words/orders.ts";
import { orderNotes } from "./order-notes.ts";
import type { OrdersTranslation } from "./order-words.ts";

const t: OrdersTranslation = makeTranslation("en", words.en);
const order = { status: "Order Placed", cancelReason: null, payUntil: null, refunds: [] } as const;
const now = new Date("2026-11-21T11:40:00Z");
const notes = (more: Partial<Order>) => orderNotes({ ...order, refunds: [], ...more }, t, now);

describe("what a shopper is told of an order", () => {
  it("is nothing when it stands", () => {
    expect(notes({})).toEqual([]);
  });

  it("is until when it waits for its payment, on the shopper's own clock, and that its time is over", () => {
    const waits = { status: "Pending", payUntil: "2026-11-21T12:00:00Z" } as const;
    const clock = new Date(waits.payUntil).toLocaleTimeString("en-GB", { timeStyle: "short" });
    expect(notes(waits)).toEqual([`Not paid yet. It is kept for you until ${clock}.`]);
    expect(notes({ ...waits, payUntil: now.toISOString() })).toEqual([
      "It was not paid in time, and is being cancelled.",
    ]);
  });

  it("is why it was cancelled, and what goes back", () => {
    const refund = { reason: "late-payment", amount: 1299, currency: "INR", refundedAt: null } as const;
    expect(notes({ status: "Cancelled", cancelReason: "unpaid", refunds: [refund] })).toEqual([
      "Cancelled: it was not paid in time.",
      "Your payment came after the order was cancelled. ₹1,299.00 is on its way back to you.",
    ]);
    const done = { reason: "cancelled", amount: 12.5, currency: "USD", refundedAt: "2026-11-21T12:00:00Z" } as const;
    expect(notes({ status: "Cancelled", cancelReason: "shopper", refunds: [done] })).toEqual([
      "Cancelled by you.",
      "$12.50 went back to you.",
    ]);
  });

  it("is each part that went back, and no more than that", () => {
    const part = { reason: "at-gateway", amount: 30.5, currency: "INR", refundedAt: "2026-11-21T12:00:00Z" } as const;
    const rest = { reason: "cancelled", amount: 469.5, currency: "INR", refundedAt: null } as const;
    expect(notes({ status: "Cancelled", cancelReason: "shop", refunds: [part, rest] })).toEqual([
      "Cancelled by the shop.",
      "The shop gave you money back. ₹30.50 went back to you.",
      "₹469.50 is on its way back to you.",
    ]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("is said in %s", (language) => {
    const own = makeTranslation(language, words[language]) as OrdersTranslation;
    const said = orderNotes({ ...order, cancelReason: "unpaid", refunds: [] }, own, now);
    expect(said).toEqual([words[language].unpaidReason]);
  });
});
