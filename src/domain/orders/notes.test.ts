import { expect, it } from "vitest";
import { orderNotes } from "./notes.ts";

const order = { status: "Order Placed", currency: "INR", cancelReason: null, payUntil: null, refunds: [] } as const;

it("an order that stands needs no words", () => {
  expect(orderNotes({ ...order, refunds: [] }, "en")).toEqual([]);
});

it("tells that an order waits, why it was cancelled, and what goes back", () => {
  expect(orderNotes({ ...order, status: "Pending", payUntil: "2026-11-21T12:00:00Z", refunds: [] }, "en")).toEqual([
    "Not paid yet. It is kept for you for half an hour.",
  ]);
  const refund = { reason: "late-payment", amount: 1299, refundedAt: null } as const;
  expect(orderNotes({ ...order, status: "Cancelled", cancelReason: "unpaid", refunds: [refund] }, "en")).toEqual([
    "Cancelled: it was not paid in time.",
    "Your payment came after the order was cancelled. ₹1,299.00 is on its way back to you.",
  ]);
  const done = { reason: "cancelled", amount: 12.5, refundedAt: "2026-11-21T12:00:00Z" } as const;
  expect(
    orderNotes({ ...order, status: "Cancelled", currency: "USD", cancelReason: "shopper", refunds: [done] }, "en"),
  ).toEqual(["Cancelled by you.", "$12.50 went back to you."]);
});
