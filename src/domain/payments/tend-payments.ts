import type { OrderStatus } from "#contract/order.ts";
import type { ShopContext } from "../context.ts";
import { cancelUnpaid } from "./cancel-unpaid.ts";
import { checkPayment } from "./check-payment.ts";
import { followUpEvents } from "./receive-event.ts";
import { nextCheck } from "./rules.ts";
import { sendRefunds } from "./send-refunds.ts";

const AT_ONCE = 200;
const MINUTE = 60_000;

/**
 * The minute's work on payments, safe to run anywhere at any time: events that could not be followed up, payments that
 * nobody told of, unpaid orders whose time is over, refunds that are due.
 */
export async function tendPayments(ctx: ShopContext): Promise<void> {
  await followUpEvents(ctx);
  await reconcile(ctx);
  await cancelUnpaid(ctx);
  await sendRefunds(ctx);
}

/** Asks the gateways about the payments that are due to be asked about; one that is away is left alone until later. */
async function reconcile(ctx: ShopContext): Promise<void> {
  const now = ctx.now();
  const due = await ctx.db
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .where("next_check_at", "<=", now)
    .select(["order_id as orderId", "gateway", "status", "checks", "next_check_at as dueAt"])
    .orderBy("next_check_at")
    .limit(AT_ONCE)
    .execute();
  const away = new Set<string>();
  for (const { orderId, gateway, status, checks, dueAt } of due) {
    const answered = !away.has(gateway) && (await checkPayment(ctx, orderId));
    if (!answered) away.add(gateway);
    const next = answered
      ? { checks: checks + 1, next_check_at: nextCheck(status as OrderStatus, checks + 1, now) }
      : { next_check_at: new Date(now.getTime() + MINUTE) };
    // Not where the order was paid or cancelled meanwhile: that has set a time of its own.
    await ctx.db
      .updateTable("payment")
      .set(next)
      .where("order_id", "=", orderId)
      .where("next_check_at", "=", dueAt)
      .execute();
  }
}
