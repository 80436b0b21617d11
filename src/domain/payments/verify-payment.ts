import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { GatewayFailure, type GatewayName, type SignedReturn } from "./payment-gateway.ts";
import { settlePayment } from "./settle-payment.ts";

export interface Verified {
  orderId: string;
}

const UNKNOWN = refuse("not_found", "There is no such order.");
const AWAY = "The payment service cannot be asked just now. Nothing is lost: your payment is checked again by itself.";
const RETURNED = "Your payment came after the order was cancelled. It is given back to you by itself.";

/**
 * The return from the popup (API-24): the signature must be the gateway's, over the payment that our own database has for
 * the order; then the gateway itself is asked. Refusals as verifyOrder.
 */
export async function verifySignedReturn(
  ctx: ShopContext,
  customer: Customer,
  name: GatewayName,
  said: SignedReturn & { gatewayOrderId: string },
): Promise<Result<Verified>> {
  const row = await ctx.db
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .where("gateway", "=", name)
    .where("gateway_order_id", "=", said.gatewayOrderId)
    .where("customer_id", "=", customer.id)
    .select(["order_id as orderId", "gateway_order_id as gatewayOrderId"])
    .executeTakeFirst();
  if (!row) return UNKNOWN;
  const { orderId, gatewayOrderId } = row;
  if (!ctx.adapters.gateways[name]?.signed(gatewayOrderId!, said)) {
    ctx.log.warn({ orderId }, "a payment came back with a wrong signature");
    return refuse("invalid", "The payment could not be verified.", { extra: { orderId } });
  }
  return outcome(ctx, orderId);
}

/**
 * Whether a shopper's own order stands (API-26, CHK-16, G-11): its gateway is asked, whichever it is; an order without
 * one stands unless it was cancelled. Refused otherwise, with `open` as long as the payment may still come.
 */
export async function verifyOrder(ctx: ShopContext, customer: Customer, orderId: string): Promise<Result<Verified>> {
  const row = await ctx.db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .where("customer_id", "=", customer.id)
    .select("id")
    .executeTakeFirst();
  return row ? outcome(ctx, row.id) : UNKNOWN;
}

async function outcome(ctx: ShopContext, orderId: string): Promise<Result<Verified>> {
  const extra = { orderId };
  if (stands(await statusOf(ctx, orderId))) return ok({ orderId });
  try {
    const settled = await settlePayment(ctx, orderId);
    if (settled?.returned) return refuse("conflict", RETURNED, { extra });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.error({ err: error, orderId }, "a payment could not be verified");
    return refuse("unavailable", AWAY, { extra: { ...extra, open: true } });
  }
  const now = await statusOf(ctx, orderId);
  if (stands(now)) return ok({ orderId });
  return now === "Pending"
    ? refuse("conflict", "The order is not paid yet.", { extra: { ...extra, open: true } })
    : refuse("conflict", "This order was cancelled.", { extra });
}

function stands(status: string): boolean {
  return status !== "Pending" && status !== "Cancelled";
}

async function statusOf(ctx: ShopContext, orderId: string): Promise<string> {
  const row = await ctx.db.selectFrom("orders").where("id", "=", orderId).select("status").executeTakeFirstOrThrow();
  return row.status;
}
