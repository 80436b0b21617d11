import { formatMoney, isCurrency } from "#contract/money.ts";
import type { Customer } from "../accounts/customer.ts";
import { details } from "../content/shop-details.ts";
import type { ShopContext } from "../context.ts";
import { listOrders } from "../orders/list-orders.ts";
import { ordersInWords } from "../orders/orders-in-words.ts";
import type { Speaker } from "./speaker.ts";

const SHOWN = 3;
/** G-12 */
const NUMBER_LENGTH = 6;

/** The shopper's own latest orders; a visitor is asked to log in. @param cancelling whether one is to be cancelled */
export async function answerOrders(
  ctx: ShopContext,
  { say, language, list, date }: Speaker,
  customer: Customer | null,
  cancelling: boolean,
): Promise<string> {
  const cancel = cancelling ? [say.cancel(details.email)] : [];
  if (!customer) return [say.logIn, ...cancel].join("\n");
  const orders = await listOrders(ctx, customer);
  if (orders.length === 0) return [say.noOrders, ...cancel].join("\n");
  const lines = (await ordersInWords(ctx, orders.slice(0, SHOWN), language)).map((order) => {
    const line = say.order({
      number: order._id.slice(-NUMBER_LENGTH),
      date: date(new Date(order.date)),
      status: say.statuses[order.status],
      total: isCurrency(order.currency)
        ? formatMoney(order.amount * 100, order.currency, language)
        : `${order.amount} ${order.currency}`,
      items: list(order.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))),
    });
    // As the orders page decides it (C-11).
    return order.status === "Accepted" && order.trackingLink
      ? `• ${line}. ${say.tracking(order.trackingLink)}`
      : `• ${line}`;
  });
  return [say.orders(orders.length), ...lines, ...cancel].join("\n");
}
