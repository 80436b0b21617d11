import type { PaymentMethod } from "#contract/order.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { HOLD } from "../payments/rules.ts";
import type { OrderRequest } from "./order-request.ts";
import { priceOrder } from "./price-order.ts";
import { writeOrder, type NewOrder } from "./write-order.ts";

export interface Placed {
  orderId: string;
}

/**
 * Places an order (API-21 to API-23): the order, its stock and its coupon use are written, or nothing is. With cash on
 * delivery the cart is emptied with it; through a gateway the order is Pending, and the cart stays until it is paid
 * (C-21). An order that comes to nothing needs no payment. The same key gives the same order, however often and with
 * whatever else it is sent (G-26); after a refusal it can be sent again. Refusals: see priceOrder; and, with `closed`
 * (the next try is a new order), where the key's order was cancelled, or waits for another payment than this one.
 */
export async function placeOrder(
  ctx: ShopContext,
  customer: Customer,
  request: OrderRequest,
  method: PaymentMethod = "cod",
): Promise<Result<Placed>> {
  const result = await attempt(ctx, customer, request, method);
  if (result.ok && result.value) return ok(result.value);
  // What this call is refused for may be what the same order has taken: the last units, the coupon's only use.
  const placed = await placedBefore(ctx, customer, request, method);
  if (placed) return placed;
  if (!result.ok) return result;
  throw new Error("An order was there of this key, and is not.");
}

/** Null when there is an order of that key already. */
async function attempt(
  ctx: ShopContext,
  customer: Customer,
  request: OrderRequest,
  method: PaymentMethod,
): Promise<Result<Placed | null>> {
  const priced = await priceOrder(ctx, customer, request);
  if (!priced.ok) return priced;
  const waits = method !== "cod" && priced.value.totals.amount > 0;
  const placedAt = ctx.now();
  const order: NewOrder = {
    ...priced.value,
    key: request.key,
    language: request.language,
    paymentMethod: method,
    status: waits ? "Pending" : "Order Placed",
    paid: method !== "cod" && !waits,
    payUntil: waits ? new Date(placedAt.getTime() + HOLD) : null,
    placedAt,
  };
  const written = await writeOrder(ctx, customer, order);
  if (written.ok) return written;
  // Somebody was faster: what is short now, and the totals as they are now, make the better refusal.
  const now = await priceOrder(ctx, customer, request);
  return now.ok ? written : now;
}

async function placedBefore(
  ctx: ShopContext,
  customer: Customer,
  request: OrderRequest,
  method: PaymentMethod,
): Promise<Result<Placed> | null> {
  const row = await ctx.db
    .selectFrom("orders")
    .where("customer_id", "=", customer.id)
    .where("idempotency_key", "=", request.key)
    .select(["id as orderId", "status", "payment_method", "amount", "currency"])
    .executeTakeFirst();
  if (!row) return null;
  const { orderId, status } = row;
  if (status === "Cancelled") return refuse("conflict", CANCELLED, { extra: { orderId, closed: true } });
  const waitsForAnother = status === "Pending" && (row.amount !== request.amount || row.currency !== request.currency);
  if (row.payment_method !== method || waitsForAnother)
    return refuse("conflict", OTHER, { extra: { orderId, closed: true } });
  return ok({ orderId });
}

const CANCELLED = "This order was cancelled. Please check your cart and try again.";
const OTHER = "This checkout has begun another payment. Please try again.";
