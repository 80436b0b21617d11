import type { Database } from "#platform/database/connect.ts";
import type { OrderEventKind } from "#contract/order.ts";

/** Writes down what happened to an order, within the transaction in which it happens. */
export async function recordEvent(trx: Database, orderId: string, kind: OrderEventKind, at: Date): Promise<void> {
  await trx.insertInto("order_event").values({ order_id: orderId, kind, at }).execute();
}
