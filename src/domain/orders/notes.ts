import type { Language } from "#contract/language.ts";
import { formatMoney, isCurrency } from "#contract/money.ts";
import type { CancelReason, Order, OrderRefund } from "#contract/order.ts";

const REASONS: Record<CancelReason, string> = {
  unpaid: "Cancelled: it was not paid in time.",
  shopper: "Cancelled by you.",
  shop: "Cancelled by the shop.",
};

const REFUNDS: Partial<Record<OrderRefund["reason"], string>> = {
  "late-payment": "Your payment came after the order was cancelled.",
  "second-payment": "You paid this order twice.",
  "wrong-payment": "A payment had another amount than the order.",
};

type Noted = Pick<Order, "status" | "currency" | "cancelReason" | "payUntil" | "refunds">;

/** What a shopper is told of an order beside its status: that it waits for its payment, why it was cancelled, what goes back. */
export function orderNotes(order: Noted, language: Language): string[] {
  const notes: string[] = [];
  if (order.status === "Pending" && order.payUntil) notes.push("Not paid yet. It is kept for you for half an hour.");
  if (order.cancelReason) notes.push(REASONS[order.cancelReason]);
  for (const { reason, amount, refundedAt } of order.refunds) {
    const sum = isCurrency(order.currency)
      ? formatMoney(Math.round(amount * 100), order.currency, language)
      : `${order.currency} ${amount}`;
    const back = refundedAt ? `${sum} went back to you.` : `${sum} is on its way back to you.`;
    notes.push([REFUNDS[reason], back].filter(Boolean).join(" "));
  }
  return notes;
}
