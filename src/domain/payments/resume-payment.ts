import { refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { openPayment, type BegunPayment } from "./open-payment.ts";

/**
 * Goes on with the payment of a shopper's own order, from its page: as long as the order waits for it, with the same
 * payment at the gateway (G-26). An order that has been paid by now needs none. Refused for one that was cancelled, or
 * whose time is over.
 */
export async function resumePayment(
  ctx: ShopContext,
  customer: Pick<Customer, "id">,
  orderId: string,
): Promise<Result<BegunPayment>> {
  const row = await ctx.db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .where("customer_id", "=", customer.id)
    .select("id")
    .executeTakeFirst();
  return row ? openPayment(ctx, row.id) : refuse("not_found", "There is no such order.");
}
