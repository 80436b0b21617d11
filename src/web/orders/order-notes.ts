import type { CancelReason, Order, OrderRefund } from "#contract/order.ts";
import type { OrdersTranslation } from "./order-words.ts";
import { orderMoney } from "./order-money.ts";
import { clockTime } from "./order-times.ts";

const CANCELLED = {
  unpaid: "unpaidReason",
  shopper: "shopperReason",
  shop: "shopReason",
} as const satisfies Record<CancelReason, string>;

const REFUNDED = {
  "late-payment": "latePayment",
  "second-payment": "secondPayment",
  "wrong-payment": "wrongPayment",
  "at-gateway": "atGateway",
  cancelled: null,
} as const satisfies Record<OrderRefund["reason"], string | null>;

type Noted = Pick<Order, "status" | "cancelReason" | "payUntil" | "refunds">;

/**
 * What a shopper is told of an order beside its status: until when it waits for its payment, why it was cancelled, what
 * went back and what is on its way, each part of it by itself.
 */
export function orderNotes(order: Noted, t: OrdersTranslation, now: Date): string[] {
  const { payUntil, cancelReason, refunds } = order;
  const notes: string[] = [];
  if (order.status === "Pending" && payUntil)
    notes.push(new Date(payUntil) > now ? t("notPaid", { time: clockTime(payUntil, t.language) }) : t("timeOver"));
  if (cancelReason) notes.push(t(CANCELLED[cancelReason]));
  for (const { reason, amount: units, currency, refundedAt } of refunds) {
    const amount = orderMoney(units, currency, t.language);
    const why = REFUNDED[reason];
    const back = t(refundedAt ? "wentBack" : "onItsWay", { amount });
    notes.push(why ? `${t(why)} ${back}` : back);
  }
  return notes;
}
