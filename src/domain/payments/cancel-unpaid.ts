import type { ShopContext } from "../context.ts";
import { cancelIfUnpaid } from "./cancel-if-unpaid.ts";
import { checkPayment } from "./check-payment.ts";

const AT_ONCE = 200;

/**
 * Cancels the orders whose time to pay is over; their stock and coupon uses go back to the shop. The gateway is asked a
 * last time. One that is away does not hold the stock: money that it turns out to have goes back.
 */
export async function cancelUnpaid(ctx: ShopContext): Promise<void> {
  const due = await ctx.db
    .selectFrom("orders")
    .where("status", "=", "Pending")
    .where("pay_until", "<=", ctx.now())
    .select(["id", "payment_method as method"])
    .orderBy("pay_until")
    .limit(AT_ONCE)
    .execute();
  const away = new Set<string>();
  for (const { id, method } of due) {
    if (!away.has(method) && !(await checkPayment(ctx, id))) away.add(method);
    await cancelIfUnpaid(ctx, id);
  }
}
