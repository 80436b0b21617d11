import type { OrderStatus } from "#contract/order.ts";
import type { Database } from "#platform/database/connect.ts";
import { emptyCart } from "../cart/empty-cart.ts";
import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { recordEvent } from "../orders/record-event.ts";
import { noteForeignRefund } from "./note-refund.ts";
import type { GatewayName, GatewayPayment, PaymentGateway } from "./payment-gateway.ts";
import { requestRefund } from "./request-refund.ts";
import { meaningOf, type Expected } from "./rules.ts";
import { sendRefunds } from "./send-refunds.ts";

/** Where an order stands after the gateway was asked. */
export interface Settled {
  status: OrderStatus;
  paid: boolean;
  /** Money that came and was not the order's: it goes back. */
  returned: boolean;
}

/**
 * Asks the gateway about an order's payment and writes down what follows from it: the order is paid and the cart
 * emptied (C-21), or money goes back that came too late, twice or in another amount. Browser return, webhook and job
 * all call this, in any order and however often.
 * @returns null where no gateway has a payment of this order
 * @throws GatewayFailure when the gateway cannot be asked; nothing is written then
 */
export async function settlePayment(ctx: ShopContext, orderId: string): Promise<Settled | null> {
  const asked = await ctx.db
    .selectFrom("payment")
    .where("order_id", "=", orderId)
    .select(["gateway", "gateway_order_id as gatewayOrderId"])
    .executeTakeFirst();
  const gateway = asked && ctx.adapters.gateways[asked.gateway as GatewayName];
  if (!gateway || asked.gatewayOrderId === null) return null;
  const found = await withCaptures(ctx, gateway, orderId, asked.gatewayOrderId);
  const settled = await ctx.db.transaction().execute((trx) => apply(ctx, trx, orderId, found));
  if (settled.returned) await sendRefunds(ctx, orderId);
  return settled;
}

/** The attempts, those that only hold the money captured first, as long as the order waits for it. */
async function withCaptures(
  ctx: ShopContext,
  gateway: PaymentGateway,
  orderId: string,
  gatewayOrderId: string,
): Promise<GatewayPayment[]> {
  const found = await gateway.payments(gatewayOrderId);
  const held = found.find(({ state }) => state === "authorized");
  if (!held || found.some(({ state }) => state === "captured")) return found;
  const order = await ctx.db.selectFrom("orders").where("id", "=", orderId).select("status").executeTakeFirst();
  if (order?.status !== "Pending") return found;
  // Return, webhook and job may meet here: a gateway refuses to capture what another of them has just captured.
  const failure = await gateway.capture(held).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const now = await gateway.payments(gatewayOrderId);
  if (failure && !now.some(({ paymentId, state }) => paymentId === held.paymentId && state === "captured")) {
    throw failure.error;
  }
  return now;
}

async function apply(ctx: ShopContext, trx: Database, orderId: string, found: GatewayPayment[]): Promise<Settled> {
  const order = (await lockOrder(trx, orderId))!;
  const payment = await trx.selectFrom("payment").where("order_id", "=", orderId).selectAll().executeTakeFirstOrThrow();
  const at = ctx.now();
  const { gateway, amount, currency } = payment;
  const now: Expected = { status: order.status, amount, currency, paymentId: payment.payment_id };
  let returned = false;
  for (const one of found) {
    const meaning = meaningOf(now, one);
    if (meaning === "none") continue;
    if (meaning === "pays") {
      await markPaid(trx, order, one.paymentId, at);
      now.status = "Order Placed";
      now.paymentId = one.paymentId;
    }
    const refunded = { gateway, paymentId: one.paymentId, orderId, currency: one.currency };
    await noteForeignRefund(trx, refunded, one.refunded, at);
    if (meaning === "pays" || meaning === "known") continue;
    returned = true;
    if (await requestRefund(trx, { ...refunded, amount: one.amount, reason: meaning }, at)) {
      await recordEvent(trx, orderId, meaning, at);
      ctx.log.warn({ orderId, paymentId: one.paymentId, meaning }, "a payment is given back");
    }
  }
  return { status: now.status, paid: now.paymentId !== null, returned };
}

async function markPaid(
  trx: Database,
  { id, customerId }: { id: string; customerId: string },
  paymentId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable("payment")
    .set({ payment_id: paymentId, paid_at: at, next_check_at: null })
    .where("order_id", "=", id)
    .execute();
  await trx.updateTable("orders").set({ paid: true, status: "Order Placed" }).where("id", "=", id).execute();
  await recordEvent(trx, id, "paid", at);
  await emptyCart(trx, { id: customerId });
}
