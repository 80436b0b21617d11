import { refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import { placeOrder } from "../orders/place-order.ts";
import { openPayment, type BegunPayment } from "./open-payment.ts";
import type { GatewayName } from "./payment-gateway.ts";

/**
 * Places an order that is paid through a gateway (API-22, API-23), and opens its payment there once it is written. The
 * order holds its stock and its coupon use for half an hour; the cart stays until it is paid (C-21). The same key gives
 * the same order and the same payment (G-26).
 */
export async function beginPayment(
  ctx: ShopContext,
  customer: Customer,
  request: OrderRequest,
  gateway: GatewayName,
): Promise<Result<BegunPayment>> {
  if (!ctx.adapters.gateways[gateway]) return refuse("invalid", "This payment method is not offered.");
  const placed = await placeOrder(ctx, customer, request, gateway);
  return placed.ok ? openPayment(ctx, placed.value.orderId) : placed;
}
