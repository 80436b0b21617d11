import type { OrderStatus } from "#contract/order.ts";
import type { Database } from "#platform/database/connect.ts";
import { emptyCart } from "../cart/empty-cart.ts";
import type { ShopContext } from "../context.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { recordEvent } from "../orders/record-event.ts";
import { followRefunds } from "./follow-refunds.ts";
import { notedRefunds } from "./note-refund.ts";
import type { GatewayName, GatewayPayment, GatewayRefund, PaymentGateway } from "./payment-gateway.ts";
import { requestRefund } from "./request-refund.ts";
import { meaningOf, refundedOf, type Expected } from "./rules.ts";
import { sendRefunds } from "./send-refunds.ts";

/** Where an order stands after the gateway was asked. */
export interface Settled {
  status: OrderStatus;
  paid: boolean;
  /** Money that came and was not the order's: it goes back. */
  returned: boolean;
}

/** An attempt to pay, with its refunds where they had to be asked for. */
interface Attempt extends GatewayPayment {
  refunds: GatewayRefund[] | null;
}

/** A refund that the gateway told the failure of. */
export interface FailedRefund {
  refundId: string;
  paymentId: string;
}

/**
 * Asks the gateway about an order's payment and writes down what follows from it: the order is paid and the cart
 * emptied (C-21), or money goes back that came too late, twice or in another amount. Browser return, webhook and job
 * all call this, in any order and however often.
 * @param told a refund whose failure the gateway told of: it counts as failed, whatever the gateway answers
 * @returns null where no gateway has a payment of this order
 * @throws GatewayFailure when the gateway cannot be asked; nothing is written then
 */
export async function settlePayment(
  ctx: ShopContext,
  orderId: string,
  told: FailedRefund | null = null,
): Promise<Settled | null> {
  const asked = await ctx.db
    .selectFrom("payment")
    .where("order_id", "=", orderId)
    .select(["gateway", "gateway_order_id as gatewayOrderId"])
    .executeTakeFirst();
  const gateway = asked && ctx.adapters.gateways[asked.gateway as GatewayName];
  if (!gateway || asked.gatewayOrderId === null) return null;
  const payments = await withCaptures(ctx, gateway, orderId, asked.gatewayOrderId);
  const found: Attempt[] = [];
  for (const one of payments) found.push(await withRefunds(ctx, gateway, asked.gateway, one, told));
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

/** The refunds are asked for where the gateway knows more or less of them than the shop, or tells that one failed. */
async function withRefunds(
  ctx: ShopContext,
  gateway: PaymentGateway,
  name: string,
  one: GatewayPayment,
  told: FailedRefund | null,
): Promise<Attempt> {
  const { paymentId, state } = one;
  const failed = told?.paymentId === paymentId ? told.refundId : null;
  const isKnown = async () => one.refunded === (await notedRefunds(ctx.db, { gateway: name, paymentId }));
  if (state !== "captured" || (failed === null && (await isKnown()))) return { ...one, refunds: null };
  const listed = await gateway.refunds(paymentId);
  const refunds = listed.filter(({ refundId }) => refundId !== failed);
  if (failed !== null) {
    const { amount } = listed.find(({ refundId }) => refundId === failed) ?? { amount: 0 };
    refunds.push({ refundId: failed, amount, failed: true });
  }
  return { ...one, refunds, refunded: refundedOf(refunds) };
}

async function apply(ctx: ShopContext, trx: Database, orderId: string, found: Attempt[]): Promise<Settled> {
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
    if (one.refunds) await followRefunds(ctx, trx, refunded, one.refunds, at);
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
