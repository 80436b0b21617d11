import { attempt } from "./attempt.ts";
import { findOrder, type Sandbox } from "./books.ts";
import { markCaptured } from "./capture.ts";
import type { Answer } from "./razorpay-api.ts";
import { stripeRefusal } from "./stripe-api.ts";
import type { SessionDetails } from "./stripe-entities.ts";

const GONE = stripeRefusal("This page is no longer open.");

/** What the sandbox's payment page shows of a session. */
export async function pageSession(sandbox: Sandbox, id: string): Promise<Answer> {
  const row = await findOrder(sandbox, id);
  if (row?.gateway !== "stripe") return GONE;
  const { description, cancel_url: back } = row.details as unknown as SessionDetails;
  return { status: 200, body: { amount: row.amount, currency: row.currency, status: row.status, description, back } };
}

/**
 * A card is typed into the page.
 * @returns `result` "failed" with the reason, or "done" with the address to go to: back to the shop as paid, or as broken off
 */
export async function payOnPage(sandbox: Sandbox, id: string, card: string): Promise<Answer> {
  const row = await findOrder(sandbox, id);
  if (row?.gateway !== "stripe") return GONE;
  const { success_url: success, cancel_url: cancel } = row.details as unknown as SessionDetails;
  const made = await attempt(sandbox, "stripe", id, card);
  if ("refused" in made) return stripeRefusal(made.refused);
  const { way } = made;
  if (way.payment === "failed")
    return { status: 200, body: { result: "failed", error: { description: "Your card was declined." } } };
  // Checkout takes held money itself.
  if (way.payment === "authorized") await markCaptured(sandbox, made.id, way.webhooks);
  const url = (way.returns ? success : cancel).replace("{CHECKOUT_SESSION_ID}", id);
  return { status: 200, body: { result: "done", url } };
}
