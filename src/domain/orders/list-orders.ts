import { toRupees } from "#contract/money.ts";
import type { CancelReason, Order, OrderStatus, PaymentMethod } from "#contract/order.ts";
import { pictureUrl } from "#contract/picture.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { refundsByOrder } from "../payments/list-refunds.ts";

/**
 * A shopper's own orders (API-25, ENT-17, ENT-19), newest first, as they were when they were placed. Three queries.
 * @param orderId to read that one alone
 */
export async function listOrders(ctx: ShopContext, customer: Pick<Customer, "id">, orderId?: string): Promise<Order[]> {
  const orders = await ctx.db
    .selectFrom("orders")
    .where("customer_id", "=", customer.id)
    .$if(orderId !== undefined, (query) => query.where("id", "=", orderId!))
    .selectAll()
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const lines = await ctx.db
    .selectFrom("order_line")
    .innerJoin("orders", "orders.id", "order_line.order_id")
    .where("orders.customer_id", "=", customer.id)
    .$if(orderId !== undefined, (query) => query.where("order_id", "=", orderId!))
    .selectAll("order_line")
    .orderBy("order_line.position")
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const refundsOf = await refundsByOrder(ctx, orders);
  return orders.map((order) => ({
    _id: order.id,
    status: order.status as OrderStatus,
    payment: order.paid,
    paymentMethod: order.payment_method as PaymentMethod,
    date: order.placed_at.toISOString(),
    amount: order.amount,
    originalAmount: order.original_amount,
    discountAmount: order.discount_amount,
    couponCode: order.coupon_code,
    conversionRate: order.conversion_rate,
    currency: order.currency,
    trackingLink: order.tracking_link,
    cancelReason: order.cancel_reason as CancelReason | null,
    payUntil: order.status === "Pending" ? (order.pay_until?.toISOString() ?? null) : null,
    refunds: refundsOf.get(order.id) ?? [],
    items: (linesOf.get(order.id) ?? []).map((line) => ({
      _id: line.product_id,
      name: line.name,
      price: toRupees(line.price_minor),
      image: line.picture ? [pictureUrl(line.picture)] : [],
      attributes: line.attributes,
      quantity: line.quantity,
    })),
  }));
}
