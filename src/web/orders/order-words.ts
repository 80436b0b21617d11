import type { OrderStatus, PaymentMethod } from "#contract/order.ts";
import type { StatusFilter } from "#domain/orders/rules.ts";
import type { AllWords } from "../i18n/all-words.server.ts";
import type { Translation } from "../i18n/translation.ts";

export type OrdersTranslation = Translation<AllWords["orders"]>;

const STATUSES = {
  Pending: "pending",
  "Order Placed": "orderPlaced",
  Accepted: "accepted",
  Completed: "completed",
  Cancelled: "cancelled",
} as const satisfies Record<OrderStatus, string>;

const FILTERS = {
  "All Orders": "all",
  "Order Placed": "orderPlaced",
  Pending: "pending",
  Delivered: "delivered",
  Completed: "completed",
  Cancelled: "cancelled",
} as const satisfies Record<StatusFilter, string>;

/** A status in the page's language; in English as it is stored (C-12). */
export function statusName(status: OrderStatus, t: OrdersTranslation): string {
  return t(STATUSES[status]);
}

/** An entry of the status filter in the page's language (ORD-01). */
export function filterName(filter: StatusFilter, t: OrdersTranslation): string {
  return t(FILTERS[filter]);
}

/** How an order is paid; a gateway goes by its own name in every language. */
export function methodName(method: PaymentMethod, t: OrdersTranslation): string {
  if (method === "cod") return t("cod");
  return method === "stripe" ? "Stripe" : "Razorpay";
}
