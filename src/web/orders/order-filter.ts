import type { Order, OrderItem } from "#contract/order.ts";
import { matchesFilter, matchesSearch, type StatusFilter } from "#domain/orders/rules.ts";

/** An order of the list, with those of its items that the search leaves. */
export interface ListedOrder<T = Order> {
  order: T;
  items: OrderItem[];
}

/** The orders under a status filter and a search text (VAL-32, VAL-33). */
export function filterOrders<T extends Pick<Order, "status" | "items">>(
  orders: T[],
  text: string,
  filter: StatusFilter,
): ListedOrder<T>[] {
  return orders
    .filter(({ status }) => matchesFilter(status, filter))
    .map((order) => ({ order, items: order.items.filter((item) => matchesSearch(item, text)) }))
    .filter(({ items }) => items.length > 0);
}
