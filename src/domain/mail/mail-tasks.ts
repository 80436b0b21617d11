import type { Task } from "#platform/jobs/queue-task.ts";
import type { ShopContext } from "../context.ts";
import { SEND_ORDER_MAIL } from "../orders/mails/queue-order-mail.ts";
import { sendOrderMail } from "../orders/mails/send-order-mail.ts";
import { SEND_MAIL, sendQueuedMail } from "./queue-mail.ts";

/** The work behind every mail of the shop. */
export function mailTasks(ctx: ShopContext): Task[] {
  return [
    { name: SEND_MAIL, run: (payload) => sendQueuedMail(ctx, payload) },
    { name: SEND_ORDER_MAIL, run: (payload) => sendOrderMail(ctx, payload) },
  ];
}
