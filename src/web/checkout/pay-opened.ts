import type { Address } from "#contract/order.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { api, ApiError } from "../session/api.ts";
import type { OrderReply } from "./order-request.ts";
import { openRazorpay, type RazorpayOrder, type ReturnFields } from "./razorpay-popup.ts";

/** What came of a payment: the order stands, its shopper goes elsewhere, or it is not paid, for this reason. */
export type PaymentOutcome =
  | { state: "placed"; message: string | undefined }
  | { state: "elsewhere"; url: string; foreign: boolean }
  | { state: "unpaid"; reason: string };

/**
 * Carries through the payment that a call has opened: in the gateway's popup or on its own page (CHK-12, CHK-18, PAY-01,
 * PAY-02).
 * @param address what the popup fills in for the shopper, where it is known
 */
export async function payOpened(reply: OrderReply, address?: Address): Promise<PaymentOutcome> {
  if (reply.paid === true) return { state: "placed", message: reply.message };
  if (reply.session_url) return { state: "elsewhere", url: reply.session_url, foreign: true };
  if (!reply.order || !reply.orderId) return { state: "unpaid", reason: translationNow("checkout")("notOpened") };
  return popup(reply as RazorpayOrder & { orderId: string }, address);
}

/** The page that waits for the gateway's answer. */
export function checking(orderId: string): PaymentOutcome & { state: "elsewhere" } {
  return { state: "elsewhere", url: paths.verifyOrder(orderId), foreign: false };
}

async function popup(begun: RazorpayOrder & { orderId: string }, address?: Address): Promise<PaymentOutcome> {
  const end = await openRazorpay(begun, address);
  if ("missing" in end) return { state: "unpaid", reason: translationNow("checkout")("windowFailed") };
  if ("paid" in end) return verify("/api/order/verifyRazorpay", end.paid, begun.orderId);
  // The window may have closed on a payment that went through: the server asks the gateway.
  const asked = await verify("/api/order/verifyStripe", { success: false, orderId: begun.orderId }, begun.orderId);
  if (asked.state === "placed") return asked;
  return { state: "unpaid", reason: end.reason ?? translationNow("checkout")("notCompleted") };
}

async function verify(call: string, body: ReturnFields | object, orderId: string): Promise<PaymentOutcome> {
  try {
    return { state: "placed", message: (await api<{ message?: string }>(call, { body })).message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Nobody knows yet: the page that waits for the answer takes over.
    if (error.status === 0 || error.status >= 500 || error.body["open"] === true) return checking(orderId);
    return { state: "unpaid", reason: error.message };
  }
}
