import { findPayments, newId, type Sandbox } from "./books.ts";
import { eventBody, paymentEntity, refundEntity } from "./razorpay-entities.ts";
import { stripeEvent, stripeRefund } from "./stripe-entities.ts";
import { queueWebhook } from "./webhooks.ts";

/** The bank sends a refund back: the money is the shop's again, and the gateway tells so. False when it had failed before. */
export async function failRefund(sandbox: Sandbox, refundId: string): Promise<boolean> {
  return sandbox.db.transaction().execute(async (trx) => {
    const inside = { ...sandbox, db: trx };
    const at = sandbox.now();
    const refund = await trx
      .updateTable("sandbox.refund")
      .set({ failed_at: at })
      .where("id", "=", refundId)
      .where("failed_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!refund) return false;
    const { payment_id: id, amount } = refund;
    const { order_id: orderId } = await trx
      .updateTable("sandbox.payment")
      .set((of) => ({ amount_refunded: of("amount_refunded", "-", amount), status: "captured" }))
      .where("id", "=", id)
      .returning("order_id")
      .executeTakeFirstOrThrow();
    const { gateway, currency } = await trx
      .selectFrom("sandbox.payment_order")
      .where("id", "=", orderId)
      .select(["gateway", "currency"])
      .executeTakeFirstOrThrow();
    if (gateway === "razorpay") {
      const payment = paymentEntity((await findPayments(inside, { id }))[0]!);
      const body = eventBody("refund.failed", at, { refund: refundEntity(refund, currency), payment });
      await queueWebhook(inside, "razorpay", { body, times: 1 });
      return true;
    }
    for (const type of ["refund.failed", "charge.refund.updated"]) {
      const event = newId("evt");
      const body = stripeEvent(event, type, at, stripeRefund(refund, currency));
      await queueWebhook(inside, "stripe", { id: event, body, times: 1 });
    }
    return true;
  });
}
