import type { Database } from "#platform/database/connect.ts";
import { recordEvent } from "../orders/record-event.ts";
import { refundPause } from "./rules.ts";

/** Minor units of a payment that the shop knows to go back or to have gone, whoever sends them. */
export async function notedRefunds(
  db: Database,
  { gateway, paymentId }: { gateway: string; paymentId: string },
): Promise<number> {
  const row = await db
    .selectFrom("payment_refund")
    .where("gateway", "=", gateway)
    .where("payment_id", "=", paymentId)
    .where("dropped_at", "is", null)
    .select((of) => of.fn.coalesce(of.fn.sum<number>("amount"), of.val(0)).as("sum"))
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/**
 * A refund that the shop asked for has gone back; noted once, within a transaction that holds the order. One that is
 * known to have failed by now is sent once more instead.
 * @param refundId the gateway's, where it named it
 */
export async function markRefunded(
  trx: Database,
  { id, gateway, orderId, refundId }: { id: number; gateway: string; orderId: string; refundId: string | null },
  at: Date,
): Promise<void> {
  if (refundId !== null) {
    if (await hasFailed(trx, gateway, refundId)) return sendAgain(trx, id, at);
    // Of two of one amount the other may have been taken for this one.
    await trx
      .updateTable("payment_refund")
      .set({ refund_id: null })
      .where("gateway", "=", gateway)
      .where("refund_id", "=", refundId)
      .where("id", "<>", id)
      .execute();
  }
  const row = await trx
    .updateTable("payment_refund")
    .set({ refunded_at: at, refund_id: refundId })
    .where("id", "=", id)
    .where("refunded_at", "is", null)
    .where("dropped_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (row) await recordEvent(trx, orderId, "refunded", at, id);
}

/** Has a refund sent once more, under another key, later each time. */
export async function sendAgain(trx: Database, id: number, at: Date): Promise<void> {
  const { failures } = await trx
    .selectFrom("payment_refund")
    .where("id", "=", id)
    .select("failures")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("payment_refund")
    .set({
      refunded_at: null,
      refund_id: null,
      failures: failures + 1,
      tries: 0,
      next_try_at: new Date(at.getTime() + refundPause(failures)),
    })
    .where("id", "=", id)
    .execute();
}

/** Keeps for good that a refund failed. False when it was known. */
export async function rememberFailed(trx: Database, gateway: string, refundId: string, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto("failed_refund")
    .values({ gateway, refund_id: refundId, failed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("refund_id")
    .executeTakeFirst();
  return row !== undefined;
}

async function hasFailed(trx: Database, gateway: string, refundId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("failed_refund")
    .where("gateway", "=", gateway)
    .where("refund_id", "=", refundId)
    .select("refund_id")
    .executeTakeFirst();
  return row !== undefined;
}
