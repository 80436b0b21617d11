import { randomUUID } from "node:crypto";
import { chooseLanguage, type Language } from "#contract/language.ts";
import { MAIL_WORDS } from "#domain/mail/mail-words.ts";
import { queueMail } from "#domain/mail/queue-mail.ts";
import { writeMail } from "#domain/mail/write-mail.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";

/** ms that the links in mails hold. */
const RESET_LASTS = 60 * 60_000;
const CONFIRM_LASTS = 24 * 60 * 60_000;

/**
 * The mails of the identity service, in the language of the browser that asked. That they are queued is not waited for,
 * so that no call takes longer for an address that is registered than for one that is not.
 */
export interface IdentityMails {
  newPassword(person: Person, token: string, asked?: Asked): void;
  confirmAddress(person: Person, token: string, asked?: Asked): void;
}

interface Person {
  name: string;
  email: string;
}

/** The call that has a mail sent. */
type Asked = Pick<Request, "headers">;

type Kind = "newPassword" | "confirmAddress";
const LINKS: Record<Kind, { path: string; lasts: number }> = {
  newPassword: { path: "/reset-password", lasts: RESET_LASTS },
  confirmAddress: { path: "/confirm-email", lasts: CONFIRM_LASTS },
};

export function identityMails(db: Database, log: Log, shopUrl: string): IdentityMails {
  const send = (kind: Kind, { name, email }: Person, token: string, asked?: Asked) => {
    const language = languageOf(asked);
    const { hello } = MAIL_WORDS[language];
    const { subject, text, button, otherwise } = MAIL_WORDS[language][kind];
    const { path, lasts } = LINKS[kind];
    const mail = writeMail({
      id: `identity.${randomUUID()}`,
      to: email,
      subject,
      language,
      parts: [
        { kind: "text", text: hello(name) },
        { kind: "text", text },
        { kind: "button", label: button, url: `${shopUrl}${path}?token=${encodeURIComponent(token)}` },
        { kind: "small", text: otherwise },
      ],
    });
    void queueMail(db, mail, new Date(Date.now() + lasts)).catch((err: unknown) =>
      log.error({ err, part: "identity" }, "a mail could not be queued"),
    );
  };
  return {
    newPassword: (person, token, asked) => send("newPassword", person, token, asked),
    confirmAddress: (person, token, asked) => send("confirmAddress", person, token, asked),
  };
}

function languageOf(asked: Asked | undefined): Language {
  return chooseLanguage({
    cookie: asked?.headers.get("cookie"),
    acceptLanguage: asked?.headers.get("accept-language"),
  });
}
