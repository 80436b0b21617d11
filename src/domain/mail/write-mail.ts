import type { Language } from "#contract/language.ts";
import { details } from "../content/shop-details.ts";
import { htmlOf } from "./mail-html.ts";
import type { MailPart } from "./mail-part.ts";
import { MAIL_WORDS } from "./mail-words.ts";
import type { Mail } from "./mailer.ts";

export interface MailDraft extends Pick<Mail, "id" | "to" | "subject"> {
  language: Language;
  parts: MailPart[];
}

/** A mail ready to be sent, in the shop's look and closed by its address. */
export function writeMail({ id, to, subject, language, parts }: MailDraft): Mail {
  const { name, street, postcode, city, country, email } = details;
  const closing = {
    questions: MAIL_WORDS[language].questions(email),
    shop: `${name} · ${street} · ${postcode} ${city} · ${country}`,
  };
  const text = [...parts.map(textOf), `-- \n${closing.questions}\n${closing.shop}`].join("\n\n");
  return { id, to, subject, text: `${text}\n`, html: htmlOf({ language, subject, parts, closing }) };
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case "button":
      return `${part.label}: ${part.url}`;
    case "items":
      return part.items
        .map(({ name, detail, value }) => `- ${name}  ${value}${detail === "" ? "" : `\n  ${detail}`}`)
        .join("\n");
    case "sums":
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "lines":
      return [part.title, ...part.lines].join("\n");
    default:
      return part.text;
  }
}
