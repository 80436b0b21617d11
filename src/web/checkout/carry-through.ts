import type { PaymentMethod } from "#contract/order.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { ApiError } from "../session/api.ts";
import { cancelUnpaid, forgetBegun, giveUpOther, rememberBegun } from "./begun-order.ts";
import { orderKey } from "./order-key.ts";
import { sendOrder, type OrderRequest, type OrderReply } from "./order-request.ts";
import { checking, payOpened } from "./pay-opened.ts";

/** What came of an order: it stands, its shopper goes elsewhere, or it is not paid and can be tried again. */
export type Outcome =
  | { state: "placed"; message: string | undefined }
  | { state: "elsewhere"; url: string; foreign: boolean }
  | { state: "unpaid"; notice: string };

/**
 * Sends an order and carries its payment through (CHK-12, CHK-18, PAY-01, PAY-02). Another try with the same cart,
 * address and method goes on with the same order (G-26, G-27); with others, the order that was begun is given up.
 * @throws ApiError when the order is refused, or the gateway is away
 */
export async function carryThrough(method: PaymentMethod, request: Omit<OrderRequest, "orderId">): Promise<Outcome> {
  const of = contentOf(method, request);
  const paidBefore = await giveUpOther(of);
  if (paidBefore !== null) return checking(paidBefore);
  const reply = await send(method, request, of);
  if (method === "cod" || reply.paid === true) return placed(reply.message);
  if (reply.orderId) rememberBegun({ orderId: reply.orderId, of });
  const outcome = await payOpened(reply, request.address);
  if (outcome.state === "placed") return placed(outcome.message);
  return outcome.state === "unpaid" ? { state: "unpaid", notice: kept(outcome.reason) } : outcome;
}

async function send(method: PaymentMethod, request: Omit<OrderRequest, "orderId">, of: string): Promise<OrderReply> {
  try {
    return await sendOrder(method, { ...request, orderId: orderKey() });
  } catch (error) {
    const orderId = error instanceof ApiError ? error.body["orderId"] : null;
    if (typeof orderId !== "string") throw error;
    const closed = (error as ApiError).body["closed"] === true;
    if (!closed) rememberBegun({ orderId, of });
    else if (await cancelUnpaid(orderId)) forgetBegun();
    throw error;
  }
}

/** Why nothing was paid, and that nothing is lost. */
function kept(sentence: string): string {
  return `${sentence} ${translationNow("checkout")("kept")}`;
}

function placed(message: string | undefined): Outcome {
  forgetBegun();
  return { state: "placed", message };
}

function contentOf(
  method: PaymentMethod,
  { address, lines, amounts, quote, couponCode }: Omit<OrderRequest, "orderId">,
): string {
  const { amount, originalAmount, discountAmount } = amounts;
  const items = lines.map(({ key, quantity }) => [key, quantity]);
  return JSON.stringify([method, address, items, amount, originalAmount, discountAmount, quote, couponCode]);
}
