import type { Address, OrderDetail, OrderEventKind } from "#contract/order.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { wentBack } from "../payments/list-refunds.ts";
import { listOrders } from "./list-orders.ts";

/** One of a shopper's own orders with all that its page shows; null when there is none of that id. */
export async function findOrder(
  ctx: ShopContext,
  customer: Pick<Customer, "id">,
  orderId: string,
): Promise<OrderDetail | null> {
  const [order] = await listOrders(ctx, customer, orderId);
  if (!order) return null;
  const row = await ctx.db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["address", "subtotal_minor as subtotal", "shipping_minor as shipping", "discount_minor as discount"])
    .executeTakeFirstOrThrow();
  const events = await ctx.db
    .selectFrom("order_event")
    .leftJoin("payment_refund as refund", "refund.id", "order_event.refund_id")
    .where("order_event.order_id", "=", orderId)
    .select(["kind", "at", "amount", "currency"])
    .orderBy("order_event.id")
    .execute();
  const { subtotal, shipping, discount } = row;
  const total = order.amount * 100;
  return {
    ...order,
    address: row.address as unknown as Address,
    sums: { subtotal, shipping, discount, rounding: total - (subtotal + shipping - discount), total },
    events: [
      { kind: "placed", at: order.date, back: null },
      ...events.map(({ kind, at, amount, currency }) => ({
        kind: kind as OrderEventKind,
        at: at.toISOString(),
        back: amount === null || currency === null ? null : wentBack({ amount, currency }),
      })),
    ],
  };
}
