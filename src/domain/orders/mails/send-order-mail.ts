import type { Language } from "#contract/language.ts";
import type { OrderRefund } from "#contract/order.ts";
import type { ShopContext } from "../../context.ts";
import { wentBack } from "../../payments/list-refunds.ts";
import { findOrder } from "../find-order.ts";
import { ordersInWords } from "../orders-in-words.ts";
import { orderMail, type MailedRefund } from "./order-mail.ts";
import type { QueuedOrderMail } from "./queue-order-mail.ts";

/** The job behind queueOrderMail: writes the mail from what the order has kept, and sends it. */
export async function sendOrderMail(ctx: ShopContext, payload: unknown): Promise<void> {
  const { orderId, event, refundId } = payload as QueuedOrderMail;
  const row = await ctx.db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["customer_id as id", "lang", "status", "pay_until as payUntil"])
    .executeTakeFirst();
  const found = row && (await findOrder(ctx, row, orderId));
  if (!found) return ctx.log.warn({ orderId, event }, "there is no order any more to write about");
  const language = row.lang as Language;
  const [order = found] = await ordersInWords(ctx, [found], language);
  const refund = refundId === null ? null : await findRefund(ctx, refundId);
  const payable = row.status === "Pending" && row.payUntil !== null && row.payUntil > ctx.now();
  const mail = orderMail(event, {
    order,
    language,
    shopUrl: ctx.config.SHOP_URL,
    payable,
    refund,
  });
  await ctx.adapters.mail.send(mail);
}

async function findRefund({ db }: ShopContext, id: number): Promise<MailedRefund> {
  const row = await db
    .selectFrom("payment_refund as refund")
    .innerJoin("payment", "payment.order_id", "refund.order_id")
    .where("refund.id", "=", id)
    .select(["refund.amount", "refund.currency", "refund.reason", "payment.amount as paid"])
    .executeTakeFirstOrThrow();
  const reason = row.reason as OrderRefund["reason"];
  // What is not the order's own payment goes back whole.
  const whole = reason === "at-gateway" || reason === "cancelled" ? row.paid : row.amount;
  return {
    id,
    reason,
    ...wentBack(row),
    whole: wentBack({ amount: whole, currency: row.currency }).amount,
  };
}
