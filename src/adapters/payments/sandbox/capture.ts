import { findOrder, findPayments, newId, type Sandbox } from "./books.ts";
import { eventBody, orderEntity, paymentEntity } from "./razorpay-entities.ts";
import { stripeEvent, sessionEntity } from "./stripe-entities.ts";
import { queueWebhook } from "./webhooks.ts";

/** The money is the shop's; tells it so, each event `webhooks` times. False when it was before. */
export async function markCaptured(sandbox: Sandbox, id: string, webhooks: number): Promise<boolean> {
  const row = await sandbox.db
    .updateTable("sandbox.payment")
    .set({ status: "captured" })
    .where("id", "=", id)
    .where("status", "in", ["created", "authorized", "late"])
    .returning("order_id")
    .executeTakeFirst();
  if (!row) return false;
  const order = await sandbox.db
    .updateTable("sandbox.payment_order")
    .set({ status: "paid" })
    .where("id", "=", row.order_id)
    .returning("gateway")
    .executeTakeFirstOrThrow();
  await (order.gateway === "stripe" ? tellByStripe : tellByRazorpay)(sandbox, row.order_id, id, webhooks);
  return true;
}

async function tellByRazorpay(sandbox: Sandbox, orderId: string, paymentId: string, times: number): Promise<void> {
  const payment = paymentEntity((await findPayments(sandbox, { id: paymentId }))[0]!);
  const order = orderEntity((await findOrder(sandbox, orderId))!);
  const at = sandbox.now();
  await queueWebhook(sandbox, "razorpay", { body: eventBody("payment.captured", at, { payment }), times });
  await queueWebhook(sandbox, "razorpay", { body: eventBody("order.paid", at, { payment, order }), times });
}

async function tellByStripe(sandbox: Sandbox, sessionId: string, paymentId: string, times: number): Promise<void> {
  const session = sessionEntity(
    (await findOrder(sandbox, sessionId))!,
    await findPayments(sandbox, { orderId: sessionId }),
    "",
  );
  const at = sandbox.now();
  for (const [type, object] of [
    ["payment_intent.succeeded", { id: paymentId, object: "payment_intent", status: "succeeded" }],
    ["checkout.session.completed", session],
  ] as const) {
    const id = newId("evt");
    await queueWebhook(sandbox, "stripe", { id, body: stripeEvent(id, type, at, object), times });
  }
}
