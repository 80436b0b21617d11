import type { Database } from "#platform/database/connect.ts";
import { jobOf, queueTask } from "#platform/jobs/queue-task.ts";

/** What a shopper is written to about; each once for each time it happens. */
export const MAILED_EVENTS = ["placed", "paid", "accepted", "cancelled", "refunded"] as const;
export type MailedEvent = (typeof MAILED_EVENTS)[number];

export const SEND_ORDER_MAIL = "send_order_mail";

export interface QueuedOrderMail {
  orderId: string;
  event: MailedEvent;
  /** Of payment_refund; for `refunded` alone. */
  refundId: number | null;
}

/** Has the shopper written to about what happened to an order, if the caller's transaction, in which it happens, is kept. */
export async function queueOrderMail(trx: Database, payload: QueuedOrderMail): Promise<void> {
  await queueTask(trx, { name: SEND_ORDER_MAIL, payload });
}

/** The same, for the statement that places an order. */
export function orderMailJob(payload: QueuedOrderMail) {
  return jobOf({ name: SEND_ORDER_MAIL, payload });
}
