import type { OrderEventKind } from "#contract/order.ts";
import type { Database } from "#platform/database/connect.ts";
import { MAILED_EVENTS, queueOrderMail } from "./mails/queue-order-mail.ts";

/**
 * Writes down what happened to an order, within the transaction in which it happens, and has its shopper written to
 * where that is worth a mail: one mail for each event, however often somebody tells of it.
 * @param refundId which refund `refunded` is about
 */
export async function recordEvent(
  trx: Database,
  orderId: string,
  kind: OrderEventKind,
  at: Date,
  refundId: number | null = null,
): Promise<void> {
  await trx.insertInto("order_event").values({ order_id: orderId, kind, at, refund_id: refundId }).execute();
  const event = MAILED_EVENTS.find((mailed) => mailed === kind);
  if (event) await queueOrderMail(trx, { orderId, event, refundId });
}
