import type { Language } from "#contract/language.ts";
import type { OrderStatus, PaymentMethod } from "#contract/order.ts";
import { ok, refuse, type Refusal, type Result } from "#contract/result.ts";
import { jobsRequested } from "#platform/jobs/job-requests.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { COUPON_REFUSALS } from "../coupons/rules.ts";
import { gatewayAmount, nextCheck } from "../payments/rules.ts";
import { orderMailJob } from "./mails/queue-order-mail.ts";
import { newOrderId } from "./order-id.ts";
import type { PricedLine, PricedOrder } from "./price-order.ts";

export interface NewOrder extends PricedOrder {
  key: string;
  language: Language;
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  paid: boolean;
  /** Until when it waits for its payment; null for an order that waits for none, which empties the cart (C-21). */
  payUntil: Date | null;
  placedAt: Date;
}

/** What the database's place_order fails with where the order must not be kept. */
const NOT_KEPT = "WF409";

/**
 * Writes an order with its stock, its coupon use and its mail, or nothing, in one statement: see place_order in
 * db/migrations/0066.
 * @returns null when there is an order of that key already
 */
export async function writeOrder(
  ctx: ShopContext,
  customer: Customer,
  order: NewOrder,
): Promise<Result<{ orderId: string } | null>> {
  const orderId = newOrderId(order.placedAt);
  const lines = order.lines.map((line, position) => lineRow(line, orderId, position));
  try {
    const { rows } = await sql<{ kept: boolean }>`/*kept*/
      select place_order(
        ${JSON.stringify(orderRow(customer, order, orderId))}::jsonb, ${JSON.stringify(lines)}::json,
        ${order.payUntil && JSON.stringify(paymentRow(order, orderId))}::jsonb,
        ${JSON.stringify(orderMailJob({ orderId, event: "placed", refundId: null }))}::jsonb) as kept`.execute(ctx.db);
    if (!rows[0]?.kept) return ok(null);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== NOT_KEPT) throw error;
    return refusalOf(message);
  }
  await jobsRequested(ctx);
  ctx.changes.sold(lines.map((line) => line.product_id));
  return ok({ orderId });
}

function refusalOf(message: string): Refusal {
  if (message === "coupon exhausted") return refuse("conflict", COUPON_REFUSALS.exhausted);
  if (message === "coupon used") return refuse("conflict", COUPON_REFUSALS.used);
  return refuse("conflict", "Something in your order has just changed. Please try again.");
}

/** The row of orders; every column that has no default. */
function orderRow(customer: Customer, order: NewOrder, id: string) {
  const { totals, quote, coupon } = order;
  return {
    id,
    customer_id: customer.id,
    idempotency_key: order.key,
    status: order.status,
    payment_method: order.paymentMethod,
    paid: order.paid,
    pay_until: order.payUntil,
    placed_at: order.placedAt,
    lang: order.language,
    address: order.address,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    currency: quote.currency,
    conversion_rate: quote.conversionRate,
    subtotal_minor: totals.subtotal,
    shipping_minor: totals.shipping,
    discount_minor: totals.discount,
    amount: totals.amount,
    original_amount: totals.originalAmount,
    discount_amount: totals.discountAmount,
  };
}

function lineRow({ offer, price, quantity }: PricedLine, orderId: string, position: number) {
  return {
    order_id: orderId,
    position,
    product_id: offer.itemId,
    variant_id: offer.variant.id,
    sku: offer.variant.sku,
    name: offer.name,
    picture: offer.picture,
    attributes: offer.attributes,
    price_minor: price,
    quantity,
  };
}

/** What the order's gateway is to collect; opened there after the transaction. */
function paymentRow({ paymentMethod, totals, quote, placedAt }: NewOrder, orderId: string) {
  return {
    order_id: orderId,
    gateway: paymentMethod,
    amount: gatewayAmount(totals.amount, quote.currency),
    currency: quote.currency,
    next_check_at: nextCheck("Pending", 0, placedAt),
    checks: 0,
  };
}
