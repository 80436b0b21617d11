import { hmac } from "../signature.ts";
import { findOrder, findPayments, type Sandbox } from "./books.ts";
import { SANDBOX_KEYS } from "./keys.ts";
import { attempt } from "./attempt.ts";
import { badRequest, type Answer } from "./razorpay-api.ts";
import { eventBody, paymentEntity, type PaymentError } from "./razorpay-entities.ts";
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
  const made = await attempt(sandbox, "razorpay", orderId, card);
  if ("refused" in made) return badRequest(made.refused);
  const { id, way } = made;
  const failed = way.payment === "failed";
  if (failed || way.payment === "authorized") {
    if (failed)
      await sandbox.db
        .updateTable("sandbox.payment")
        .set({ error: JSON.stringify(DECLINED) })
        .where("id", "=", id)
        .execute();
    const payment = paymentEntity((await findPayments(sandbox, { id }))[0]!);
    const body = eventBody(failed ? "payment.failed" : "payment.authorized", sandbox.now(), { payment });
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
