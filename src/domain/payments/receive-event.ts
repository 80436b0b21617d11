import type { ShopContext } from "../context.ts";
import { GatewayFailure, type GatewayEvent, type GatewayName } from "./payment-gateway.ts";
import { settlePayment } from "./settle-payment.ts";

interface KeptEvent {
  gateway: string;
  eventId: string;
  gatewayOrderId: string | null;
  paymentId: string | null;
  failedRefundId: string | null;
}

/**
 * Takes an event that a gateway told of its own accord: it is kept, once for each id, and the order it is about is
 * settled by asking the gateway. An event that could not be followed up now is followed up by a job.
 */
export async function receiveEvent(ctx: ShopContext, gateway: GatewayName, event: GatewayEvent): Promise<void> {
  const { eventId, kind, gatewayOrderId, paymentId, failedRefundId } = event;
  await ctx.db
    .insertInto("webhook_event")
    .values({
      gateway,
      event_id: eventId,
      kind,
      gateway_order_id: gatewayOrderId,
      payment_id: paymentId,
      failed_refund_id: failedRefundId,
      received_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(["gateway", "event_id"]).doNothing())
    .execute();
  const kept = await ctx.db
    .selectFrom("webhook_event")
    .where("gateway", "=", gateway)
    .where("event_id", "=", eventId)
    .select("handled_at")
    .executeTakeFirstOrThrow();
  if (kept.handled_at === null) await followUp(ctx, { gateway, eventId, gatewayOrderId, paymentId, failedRefundId });
}

/** Follows up the events that nobody could follow up when they came. */
export async function followUpEvents(ctx: ShopContext): Promise<void> {
  const open = await ctx.db
    .selectFrom("webhook_event")
    .where("handled_at", "is", null)
    .select([
      "gateway",
      "event_id as eventId",
      "gateway_order_id as gatewayOrderId",
      "payment_id as paymentId",
      "failed_refund_id as failedRefundId",
    ])
    .orderBy("received_at")
    .limit(50)
    .execute();
  for (const event of open) if (!(await followUp(ctx, event))) return;
}

async function followUp(ctx: ShopContext, event: KeptEvent): Promise<boolean> {
  try {
    const about = await paymentOf(ctx, event);
    if (about) {
      const { orderId, paymentId } = about;
      const { failedRefundId: refundId } = event;
      await settlePayment(ctx, orderId, refundId === null || paymentId === null ? null : { refundId, paymentId });
    }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.error({ err: error, event: event.eventId }, "a webhook could not be followed up; it is tried again");
    return false;
  }
  await ctx.db
    .updateTable("webhook_event")
    .set({ handled_at: ctx.now() })
    .where("gateway", "=", event.gateway)
    .where("event_id", "=", event.eventId)
    .execute();
  return true;
}

/** The order that an event is about, and the payment of it. Undefined for none of the shop's: the account may serve others too. */
async function paymentOf(
  ctx: ShopContext,
  { gateway, gatewayOrderId, paymentId, failedRefundId }: KeptEvent,
): Promise<{ orderId: string; paymentId: string | null } | undefined> {
  const row = await ctx.db
    .selectFrom("payment")
    .where("gateway", "=", gateway)
    .where((of) => of.or([of("gateway_order_id", "=", gatewayOrderId), of("payment_id", "=", paymentId)]))
    .select("order_id as orderId")
    .executeTakeFirst();
  if (row) return { ...row, paymentId };
  // A second payment of an order, say: its refund knows it.
  return ctx.db
    .selectFrom("payment_refund")
    .where("gateway", "=", gateway)
    .where((of) => of.or([of("refund_id", "=", failedRefundId), of("payment_id", "=", paymentId)]))
    .select(["order_id as orderId", "payment_id as paymentId"])
    .executeTakeFirst();
}
