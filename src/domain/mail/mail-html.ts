import type { Language } from "#contract/language.ts";
import { details } from "../content/shop-details.ts";
import type { MailPart } from "./mail-part.ts";

/** The shop's look as far as mail programs go: tables, inline styles, fonts that are there, no picture to be blocked. */
const COLOUR = { paper: "#fbfaf7", linen: "#f3f0ea", line: "#dfd9ce", muted: "#665f55", ink: "#1b1a17" } as const;
const SANS = "font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Instrument Serif',Georgia,'Times New Roman',serif";
const BODY = `${SANS};font-size:15px;line-height:24px;color:${COLOUR.ink}`;
const SMALL = `${SANS};font-size:13px;line-height:20px;color:${COLOUR.muted}`;
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

interface HtmlMail {
  language: Language;
  subject: string;
  parts: MailPart[];
  closing: { questions: string; shop: string };
}

/** A mail's HTML. Every text in it is escaped. */
export function htmlOf({ language, subject, parts, closing }: HtmlMail): string {
  // What a list of mails shows after the subject.
  const preview = parts.find((part) => part.kind === "text")?.text ?? "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOUR.linen}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} style="background:${COLOUR.linen}"><tr><td align="center" style="padding:32px 12px">
<table ${TABLE} style="max-width:560px;background:${COLOUR.paper};border:1px solid ${COLOUR.line}">
<tr><td style="${SERIF};font-size:28px;line-height:32px;color:${COLOUR.ink};padding:24px 32px;border-bottom:1px solid ${COLOUR.line}">${details.name}</td></tr>
<tr><td style="padding:32px 32px 16px">
${parts.map(partHtml).join("\n")}
</td></tr>
<tr><td style="${SMALL};padding:20px 32px 24px;border-top:1px solid ${COLOUR.line}">${escapeHtml(closing.questions)}<br>${escapeHtml(closing.shop)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Text as it may stand in HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case "heading":
      return `<h1 style="${SERIF};font-weight:400;font-size:30px;line-height:36px;color:${COLOUR.ink};margin:0 0 16px">${escapeHtml(part.text)}</h1>`;
    case "text":
      return `<p style="${BODY};margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case "small":
      return `<p style="${SMALL};margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case "code":
      return `<p style="${BODY};font-size:20px;letter-spacing:2px;background:${COLOUR.linen};padding:16px;margin:0 0 16px;text-align:center"><strong>${escapeHtml(part.text)}</strong></p>`;
    case "button":
      return buttonHtml(part);
    case "items":
      return itemsHtml(part.items);
    case "sums":
      return sumsHtml(part.rows);
    case "lines":
      return `<p style="${SMALL};margin:0 0 16px"><strong style="color:${COLOUR.ink}">${escapeHtml(part.title)}</strong><br>${part.lines.map(escapeHtml).join("<br>")}</p>`;
  }
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background:${COLOUR.ink}"><a href="${escapeHtml(url)}" style="${SANS};display:inline-block;padding:14px 28px;font-size:15px;line-height:20px;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function itemsHtml(items: { name: string; detail: string; value: string }[]): string {
  const rows = items.map(
    ({ name, detail, value }) =>
      `<tr><td style="${BODY};padding:12px 16px 12px 0;border-bottom:1px solid ${COLOUR.line}">${escapeHtml(name)}${detail === "" ? "" : `<br><span style="${SMALL}">${escapeHtml(detail)}</span>`}</td><td align="right" valign="top" style="${BODY};padding:12px 0;border-bottom:1px solid ${COLOUR.line};white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${TABLE} style="border-top:1px solid ${COLOUR.line};margin:8px 0 0">${rows.join("")}</table>`;
}

function sumsHtml(sums: { label: string; value: string }[]): string {
  const rows = sums.map(({ label, value }, index) => {
    const look =
      index === sums.length - 1
        ? `${BODY};font-weight:600;padding:10px 0 0;border-top:1px solid ${COLOUR.ink}`
        : `${SMALL};padding:3px 0`;
    return `<tr><td style="${look}">${escapeHtml(label)}</td><td align="right" style="${look};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  });
  return `<table ${TABLE} style="margin:14px 0 28px">${rows.join("")}</table>`;
}
