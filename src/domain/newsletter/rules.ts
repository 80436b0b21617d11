import type { Language } from "#contract/language.ts";
import { MAIL_WORDS } from "../mail/mail-words.ts";
import type { Mail } from "../mail/mailer.ts";
import { writeMail } from "../mail/write-mail.ts";

/** The welcome coupon: 10% off, one use (FOOT-02, N-05). */
export const WELCOME_PERCENT = 10;
export const WELCOME_DAYS = 365;

/** An address as the list keeps it; null when it cannot be one. */
export function subscriberEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? email : null;
}

/** The mail that brings the coupon. */
export function welcomeMail(email: string, code: string, language: Language): Mail {
  const { subject, heading, text, terms } = MAIL_WORDS[language].welcome;
  return writeMail({
    id: `welcome.${code}`,
    to: email,
    subject,
    language,
    parts: [
      { kind: "heading", text: heading },
      { kind: "text", text: text(WELCOME_PERCENT) },
      { kind: "code", text: code },
      { kind: "small", text: terms },
    ],
  });
}
