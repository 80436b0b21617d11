import type { Database } from "#platform/database/connect.ts";
import { nextCheck } from "./rules.ts";

/** Has the gateway asked again after an unpaid order was cancelled, lest money that comes late be lost. */
export async function watchForLatePayment(trx: Database, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable("payment")
    .set({ checks: 0, next_check_at: nextCheck("Cancelled", 0, at) })
    .where("order_id", "=", orderId)
    .where("payment_id", "is", null)
    .execute();
}
