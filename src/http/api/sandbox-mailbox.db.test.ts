import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App } from "../app.ts";
import { mailboxRoutes } from "./sandbox-mailbox.ts";

let folder: string;
let shop: TestShop;
let app: App;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-mailbox-"));
  shop = await openTestShop({ env: { DATA_DIR: folder } });
  app = await buildApp(shop.ctx, [mailboxRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

const mail = {
  id: "a.b",
  to: '"><script>alert(1)</script>@example.com',
  subject: "<b>Order</b>",
  text: "<i>plain</i>",
  html: "<!doctype html><html><head></head><body><p>rich</p></body></html>",
};

it("shows the mails of a development shop, marked as a test, and runs nothing that stands in them", async () => {
  expect((await app.inject("/sandbox/mail")).body).toContain("No mail has been sent yet.");
  await shop.ctx.adapters.mail.send(mail);
  const list = await app.inject("/sandbox/mail");
  expect(list.body).toContain('<p class="test">TEST</p>');
  expect(list.body).toContain("&#60;b&#62;Order&#60;/b&#62;");
  expect(list.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  const path = /href="(\/sandbox\/mail\/[^"]+)"/.exec(list.body)![1]!;
  const one = await app.inject(path);
  expect(one.body).toContain("&#60;i&#62;plain&#60;/i&#62;");
  for (const { body } of [list, one]) expect(body).not.toContain("<script>");
  const framed = await app.inject(`${path}/html`);
  expect(framed.body).toContain("<p>rich</p>");
  expect(framed.headers["content-security-policy"]).toMatch(/^default-src 'none'.* sandbox /);
  for (const wrong of ["/sandbox/mail/nothing", "/sandbox/mail/..%2F..%2Fweft.pid/html"])
    expect((await app.inject(wrong)).statusCode).toBe(404);
});

it.each([
  [{ NODE_ENV: "production" }, 404],
  [{ NODE_ENV: "production", DEMO: "1" }, 200],
  [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "hello@weft.example" }, 404],
] as const)("with %j the mailbox answers %i", async (env, status) => {
  const other = await openTestShop({ env: { DATA_DIR: folder, ...env } });
  const door = await buildApp(other.ctx, [mailboxRoutes]);
  expect((await door.inject("/sandbox/mail")).statusCode).toBe(status);
  await door.close();
  await other.close();
});

it("a shop that sells without a mail server keeps no mail in a folder: it waits in its queue", async () => {
  const other = await openTestShop({ env: { DATA_DIR: folder, NODE_ENV: "production" } });
  await expect(other.ctx.adapters.mail.send(mail)).rejects.toThrow("SMTP_URL");
  await other.close();
});
