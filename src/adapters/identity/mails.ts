import type { Mail, Mailer } from "#domain/mail/mailer.ts";
import type { Log } from "#platform/log.ts";

/**
 * The mails of the identity service. Sending is not waited for, so that no call takes longer for an address that is
 * registered than for one that is not.
 */
export interface IdentityMails {
  newPassword(person: Person, token: string): void;
  confirmAddress(person: Person, token: string): void;
}

interface Person {
  name: string;
  email: string;
}

export function identityMails(mailer: Mailer, log: Log, shopUrl: string): IdentityMails {
  const send = (mail: Mail) =>
    void mailer.send(mail).catch((err: unknown) => log.error({ err, part: "identity" }, "a mail could not be sent"));
  return {
    newPassword: ({ name, email }, token) =>
      send({
        to: email,
        subject: "Choose a new password",
        text: `Hello ${name},

somebody, hopefully you, asked for a new password for your Weft account. Choose it here within an hour:

${shopUrl}/reset-password?token=${encodeURIComponent(token)}

You are logged out everywhere then. If it was not you, do nothing: your password stays as it is.
`,
      }),
    confirmAddress: ({ name, email }, token) =>
      send({
        to: email,
        subject: "Confirm your email address",
        text: `Hello ${name},

welcome to Weft. Please confirm that this is your address, within a day:

${shopUrl}/confirm-email?token=${encodeURIComponent(token)}

If you have no account at Weft, do nothing.
`,
      }),
  };
}
