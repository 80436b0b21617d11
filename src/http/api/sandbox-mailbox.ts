import { Type } from "typebox";
import { chooseMailbox } from "#adapters/mail/choose-mail.ts";
import type { KeptMail } from "#adapters/mail/mailbox.ts";
import { escapeHtml } from "#domain/mail/mail-html.ts";
import type { Routes } from "../app.ts";

const PATH = "/sandbox/mail";
const AT_MOST = 200;
/** A mail's own HTML: its inline styles, and nothing that runs or loads. Links open outside the frame. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";
const Named = Type.Object({ name: Type.String({ maxLength: 100 }) });

/**
 * The mailbox of a demo: every mail that the shop has sent, to be read by anybody who reaches it. Not there where a mail
 * server is set, nor in a shop that sells, unless DEMO says so.
 */
export const mailboxRoutes: Routes = (app, ctx) => {
  const mailbox = chooseMailbox(ctx.config);
  if (!mailbox) return;
  const hide = { hide: true };
  const private_ = { "cache-control": "no-store", "x-robots-tag": "noindex" };

  app.get(PATH, { schema: hide }, async (_request, reply) =>
    reply
      .headers(private_)
      .type("text/html; charset=utf-8")
      .send(listPage(await mailbox.list(AT_MOST))),
  );

  app.get(`${PATH}/:name`, { schema: { ...hide, params: Named } }, async (request, reply) => {
    const mail = await mailbox.read(request.params.name);
    return reply
      .code(mail ? 200 : 404)
      .headers(private_)
      .type("text/html; charset=utf-8")
      .send(
        mail ? mailPage(mail) : page("No such mail", `<p>There is no such mail. <a href="${PATH}">All mails</a></p>`),
      );
  });

  app.get(`${PATH}/:name/html`, { schema: { ...hide, params: Named } }, async (request, reply) => {
    const mail = await mailbox.read(request.params.name);
    return (
      reply
        .code(mail ? 200 : 404)
        // A sandboxed frame is of no origin that it could be keyed by.
        .removeHeader("origin-agent-cluster")
        .headers({ ...private_, "content-security-policy": FRAME_POLICY })
        .type("text/html; charset=utf-8")
        .send(mail ? mail.html.replace("<head>", '<head><base target="_blank">') : "")
    );
  });
};

function listPage(mails: KeptMail[]): string {
  const rows = mails.map(
    ({ name, at, to, subject }) =>
      `<li><a href="${PATH}/${name}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span>${time(at)}</a></li>`,
  );
  return page(
    "Mailbox",
    rows.length > 0 ? `<ul class="mails">${rows.join("\n")}</ul>` : "<p>No mail has been sent yet.</p>",
  );
}

function mailPage(mail: KeptMail): string {
  const { name, at, to, subject, text } = mail;
  return page(
    subject,
    `<p><a href="${PATH}">All mails</a></p>
<dl class="mail"><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${time(at)}</dd></dl>
<iframe class="mail" title="The mail as mail programs show it" src="${PATH}/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details>`,
  );
}

function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 19).replace("T", " "))} UTC</time>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>TEST – ${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<header><p class="test">TEST</p><p>Development mailbox: no mail leaves this shop, and whoever reaches this page can read them all.</p></header>
<main class="wide">
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
