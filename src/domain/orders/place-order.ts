import { ok, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import type { OrderRequest } from "./order-request.ts";
import { priceOrder } from "./price-order.ts";
import { writeOrder } from "./write-order.ts";

export interface Placed {
  orderId: string;
}

/**
 * Places an order with cash on delivery (API-21, C-21): the order, its stock and its coupon use are written and the cart
 * is emptied, or nothing is. The same key gives the same order, however often and with whatever else it is sent (G-26);
 * after a refusal it can be sent again. Refusals: see priceOrder.
 */
export async function placeOrder(ctx: ShopContext, customer: Customer, request: OrderRequest): Promise<Result<Placed>> {
  const result = await attempt(ctx, customer, request);
  if (result.ok) return result;
  // What this call is refused for may be what the same order has taken: the last units, the coupon's only use.
  const placed = await placedBefore(ctx, customer, request.key);
  return placed ? ok(placed) : result;
}

async function attempt(ctx: ShopContext, customer: Customer, request: OrderRequest): Promise<Result<Placed>> {
  const priced = await priceOrder(ctx, customer, request);
  if (!priced.ok) return priced;
  const order = {
    ...priced.value,
    key: request.key,
    paymentMethod: "cod",
    status: "Order Placed",
    emptiesCart: true,
    placedAt: ctx.now(),
  } as const;
  const written = await transact(ctx.db, (trx) => writeOrder(trx, customer, order));
  if (written.ok) return written;
  // Somebody was faster: what is short now, and the totals as they are now, make the better refusal.
  const now = await priceOrder(ctx, customer, request);
  return now.ok ? written : now;
}

async function placedBefore(ctx: ShopContext, customer: Customer, key: string): Promise<Placed | null> {
  const row = await ctx.db
    .selectFrom("orders")
    .where("customer_id", "=", customer.id)
    .where("idempotency_key", "=", key)
    .select("id as orderId")
    .executeTakeFirst();
  return row ?? null;
}
