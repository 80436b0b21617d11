import type { Database } from "#platform/database/connect.ts";
import { queueTask } from "#platform/jobs/queue-task.ts";
import type { ShopContext } from "../context.ts";
import type { Mail } from "./mailer.ts";

export const SEND_MAIL = "send_mail";

interface QueuedMail {
  mail: Mail;
  /** ISO 8601; after that the mail is worth nothing any more. */
  until: string | null;
}

/**
 * Has a mail sent by a job, if the caller's transaction is kept. Every mail of the shop goes this way, or is written by
 * the job itself (orders).
 * @param until when its links have ended
 */
export async function queueMail(db: Database, mail: Mail, until: Date | null = null): Promise<void> {
  const payload: QueuedMail = { mail, until: until?.toISOString() ?? null };
  await queueTask(db, { name: SEND_MAIL, payload });
}

/** The job behind it. */
export async function sendQueuedMail(ctx: ShopContext, payload: unknown): Promise<void> {
  const { mail, until } = payload as QueuedMail;
  if (until !== null && new Date(until) < ctx.now()) return ctx.log.warn({ mail: mail.id }, "a mail came to nothing");
  await ctx.adapters.mail.send(mail);
}
