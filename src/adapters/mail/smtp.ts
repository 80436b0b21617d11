import { createTransport, type Transporter } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import type { Mailer } from "#domain/mail/mailer.ts";

export interface SmtpSettings {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string;
  /** Whom mails come from: an address, or a name with one in angle brackets. */
  from: string;
  /** ms; 20 s unless told. */
  patience?: number;
}

const PATIENCE = 20_000;

/**
 * Sends mails through a mail server. One that is sent twice, its first answer lost, has the same Message-ID both times.
 * A password goes to a server elsewhere over TLS alone.
 */
export function smtpMailer({ url, from, patience = PATIENCE }: SmtpSettings): Mailer {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const { username, hostname } = new URL(url);
  const requireTLS = username !== "" && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  let transport: Transporter | undefined;
  return {
    async send({ id, to, subject, text, html }) {
      transport ??= createTransport({
        url,
        requireTLS,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      } as SMTPTransport.Options);
      await transport.sendMail({
        from,
        // As parts: a comma in it makes no second address.
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { "auto-submitted": "auto-generated" },
      });
    },
  };
}
