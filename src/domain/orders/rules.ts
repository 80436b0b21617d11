import { ORDER_STATUSES, type Order, type OrderStatus } from "#contract/order.ts";

/** N-07: what may follow on each status; nothing else may. */
export const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ["Order Placed", "Cancelled"],
  "Order Placed": ["Accepted", "Cancelled"],
  Accepted: ["Completed", "Cancelled"],
  Completed: [],
  Cancelled: [],
};

/** Whether an order may go from one status to the other (N-07). */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether its shopper may cancel an order: as long as the shop has not taken it on. */
export function mayCancel({ status }: { status: OrderStatus }): boolean {
  return status === "Pending" || status === "Order Placed";
}

export type DotColour = "green" | "yellow" | "red" | "blue";

const DOTS: Readonly<Partial<Record<string, DotColour>>> = { completed: "green", pending: "yellow", cancelled: "red" };

/** ORD-12: the colour of the dot beside a status. */
export function dotColour(status: string): DotColour {
  return DOTS[status.toLowerCase()] ?? "blue";
}

/** ORD-01: the entries of the status filter, with the status each selects; C-12: Delivered selects Accepted. */
export const STATUS_FILTERS = {
  "All Orders": null,
  "Order Placed": "Order Placed",
  Pending: "Pending",
  Delivered: "Accepted",
  Completed: "Completed",
  Cancelled: "Cancelled",
} as const satisfies Record<string, OrderStatus | null>;

export type StatusFilter = keyof typeof STATUS_FILTERS;

/** Whether a text is an entry of the status filter, e.g. from an address. */
export function isStatusFilter(text: unknown): text is StatusFilter {
  return typeof text === "string" && Object.hasOwn(STATUS_FILTERS, text);
}

/** VAL-33, ORD-11: whether an order of that status is found under a filter entry, whatever the letter case. */
export function matchesFilter(status: string, filter: StatusFilter): boolean {
  const wanted = STATUS_FILTERS[filter];
  return wanted === null || wanted.toLowerCase() === status.toLowerCase();
}

/** VAL-32: whether an item's name or any of its attribute values contains the text, whatever the letter case. */
export function matchesSearch(item: { name: string; attributes: Record<string, string> }, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [item.name, ...Object.values(item.attributes)].some((own) => own.toLowerCase().includes(wanted));
}

/** ORD-05: the last 6 characters of an order's id. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(-6);
}

/** ORD-06, G-12: the five characters before the last one of the product's id. */
export function itemNumber(productId: string): string {
  return productId.slice(-6, -1);
}

/** ORD-08, C-11: the address behind Track Order; null where the button is not shown. */
export function trackingOf({ status, trackingLink }: Pick<Order, "status" | "trackingLink">): string | null {
  return status.toLowerCase() === "accepted" && trackingLink ? trackingLink : null;
}

/** Whether a text is one of the status values (ORD-10). */
export function isOrderStatus(text: unknown): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text);
}
