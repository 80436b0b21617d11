import { forOperator } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Database } from "#platform/database/connect.ts";
import { transact } from "#platform/database/transact.ts";
import type { ShopContext } from "../context.ts";
import { lockOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";

const LONGEST_LINK = 2000;

/**
 * The shop takes an order on and sends it off (N-07): Order Placed becomes Accepted, and its shopper gets a mail, with the
 * tracking link where there is one (ORD-08). Of an order that is accepted already the link can be set or changed; that
 * sends no second mail. Refused for any other status, and for a link that is no web address.
 */
export async function acceptOrder(
  ctx: ShopContext,
  orderId: string,
  trackingLink: string | null = null,
): Promise<Result<void>> {
  if (trackingLink !== null && !isWebAddress(trackingLink))
    return refuse(
      "invalid",
      forOperator("The tracking link must be a web address, such as https://parcels.example/123."),
    );
  return transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return refuse("not_found", "There is no such order.");
    if (trackingLink !== null) await setLink(trx, orderId, trackingLink);
    if (order.status === "Accepted") return ok(undefined);
    return moveOrder(trx, order, "Accepted", { at: ctx.now() });
  });
}

function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_LINK || /\s/.test(text) || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}

async function setLink(trx: Database, orderId: string, link: string): Promise<void> {
  await trx.updateTable("orders").set({ tracking_link: link }).where("id", "=", orderId).execute();
}
