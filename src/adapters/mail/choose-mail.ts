import { join } from "node:path";
import type { Mailer } from "#domain/mail/mailer.ts";
import { standInsAllowed, type Config } from "#platform/config.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { mailboxFolder, type Mailbox } from "./mailbox.ts";
import { smtpMailer } from "./smtp.ts";

/** The mailbox that stands in for a mail server; null where one is set, and in a shop that sells, unless DEMO says so. */
export function chooseMailbox(config: Config): Mailbox | null {
  if (config.SMTP_URL !== "" || !standInsAllowed(config)) return null;
  return mailboxFolder(join(config.DATA_DIR, "mail"), () => new Date());
}

/**
 * Sends by SMTP_URL, else into the mailbox. Where there is neither, mails wait in their queue until a server is set.
 * @throws StartFailure when the server is set, and not whom mails come from
 */
export function chooseMail(config: Config): Mailer {
  if ((config.SMTP_URL === "") !== (config.MAIL_FROM === ""))
    throw new StartFailure("SMTP_URL and MAIL_FROM are set together, or not at all.");
  if (config.SMTP_URL !== "") return smtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
  return chooseMailbox(config) ?? { send: () => Promise.reject(new Error(NO_SERVER)) };
}

const NO_SERVER = "No mail server is set (SMTP_URL): the mail waits, and is tried again for four days.";
