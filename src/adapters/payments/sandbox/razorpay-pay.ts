import { hmac } from "../signature.ts";
import { findOrder, findPayments, newId, type Sandbox } from "./books.ts";
import { SANDBOX_KEYS } from "./keys.ts";
import { badRequest, markCaptured, type Answer } from "./razorpay-api.ts";
import { eventBody, paymentEntity, type PaymentError } from "./razorpay-entities.ts";
import { LATENESS, wayOf } from "./ways.ts";
import { queueWebhook } from "./webhooks.ts";

const DECLINED: PaymentError = {
  code: "BAD_REQUEST_ERROR",
  description: "Your payment was declined by the bank. Please try another card.",
  source: "bank",
  step: "payment_authorization",
  reason: "payment_failed",
};

/** What the popup shows of an order. */
export async function popupOrder(sandbox: Sandbox, orderId: string): Promise<Answer> {
  const order = await findOrder(sandbox, orderId);
  if (order?.gateway !== "razorpay") return badRequest("The id provided does not exist");
  const { amount, currency, status } = order;
  return { status: 200, body: { amount, currency, status } };
}

/**
 * A card is typed into the popup: what follows is as the card says.
 * @returns `result` "success" with the signed fields for the page, "failed" with the reason, or "silence"
 */
export async function payByCard(sandbox: Sandbox, orderId: string, card: string): Promise<Answer> {
  const order = await findOrder(sandbox, orderId);
  if (order?.gateway !== "razorpay") return badRequest("The id provided does not exist");
  if (order.status === "paid") return badRequest("This order has been paid already.");
  const way = wayOf(card);
  if (!way) return badRequest("This is no test card. Choose one of the list.");
  const id = newId("pay");
  const failed = way.payment === "failed";
  const status = { captured: "created", authorized: "authorized", failed: "failed", late: "late" }[way.payment];
  const at = sandbox.now();
  await sandbox.db
    .insertInto("sandbox.payment")
    .values({
      id,
      order_id: orderId,
      status,
      method: "card",
      error: failed ? JSON.stringify(DECLINED) : null,
      capture_at: way.payment === "late" ? new Date(order.created_at.getTime() + LATENESS) : null,
      created_at: at,
    })
    .execute();
  await sandbox.db
    .updateTable("sandbox.payment_order")
    .set((row) => ({ status: "attempted", attempts: row("attempts", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
  if (way.payment === "captured") await markCaptured(sandbox, id, way.webhooks);
  if (failed || way.payment === "authorized") {
    const payment = paymentEntity((await findPayments(sandbox, { id }))[0]!);
    const body = eventBody(failed ? "payment.failed" : "payment.authorized", at, { payment });
    await queueWebhook(sandbox, "razorpay", { body, times: way.webhooks });
  }
  if (!way.returns) return { status: 200, body: { result: "silence" } };
  if (failed)
    return {
      status: 200,
      body: { result: "failed", error: { ...DECLINED, metadata: { order_id: orderId, payment_id: id } } },
    };
  const signature = hmac(SANDBOX_KEYS.razorpay.keySecret, `${orderId}|${id}`);
  const fields = { razorpay_payment_id: id, razorpay_order_id: orderId, razorpay_signature: signature };
  return { status: 200, body: { result: "success", fields } };
}

/** The late payments whose time has come. */
export async function captureLate(sandbox: Sandbox): Promise<void> {
  const due = await sandbox.db
    .selectFrom("sandbox.payment")
    .where("status", "=", "late")
    .where("capture_at", "<=", sandbox.now())
    .select("id")
    .execute();
  for (const { id } of due) await markCaptured(sandbox, id, 1);
}
