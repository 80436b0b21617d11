import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { DEMO_PEOPLE } from "#adapters/identity/demo-google/provider.ts";
import { createDemoAccount, DEMO_ACCOUNT } from "#domain/accounts/create-demo-account.ts";
import type { Mail } from "#domain/mail/mailer.ts";
import { comingMails, sentMails } from "#tests/fixtures/mails.ts";
import { Browser, startTestShop, type StartedShop } from "#tests/identity/browser.ts";

const PASSWORD = "a-fine-password";
let shop: StartedShop;

beforeAll(async () => {
  shop = await startTestShop({ PASSWORD_MIN: "10", PASSWORD_NEEDS: "lower,digit,symbol" });
});
afterAll(() => shop.close());
/** Leaves no mail behind for the next one. */
afterEach(() => sentMails(shop));

const signUp = (browser: Browser, email: string, password = `${PASSWORD}-1`) =>
  browser.post("/api/identity/sign-up/email", { name: "Asha Rao", email, password });
const signIn = (email: string, password: string) =>
  new Browser(shop.address).post("/api/identity/sign-in/email", { email, password });
const askForLink = (email: string) => new Browser(shop.address).post("/api/identity/request-password-reset", { email });
const reset = (token: string, newPassword: string) =>
  new Browser(shop.address).post("/api/identity/reset-password", { token, newPassword });

function tokenOf(mail: Mail | undefined, path: string): string {
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")![0]);
  expect(link.origin + link.pathname).toBe(shop.address + path);
  return link.searchParams.get("token")!;
}

it("VAL-35 tells the policy, and takes no password that is not of it", async () => {
  const policy = await fetch(`${shop.address}/api/identity/password-policy`);
  expect(await policy.json()).toEqual({ success: true, min: 10, max: 128, needs: ["lower", "digit", "symbol"] });
  for (const password of ["a-1", "1234567890-", "passwords-", "passwords1", "PASSWORDS-1"]) {
    const reply = await signUp(new Browser(shop.address), "policy@example.com", password);
    const message =
      "Please choose a password of at least 10 characters, with a lower-case letter, a digit, and a symbol.";
    expect([reply.status, await reply.json()]).toEqual([400, { success: false, code: "weak-password", message }]);
  }
});

it("VAL-35 a demo's own account is made whatever the policy asks of shoppers", async () => {
  expect(await createDemoAccount(shop.ctx)).toMatchObject({ email: DEMO_ACCOUNT.email });
  expect((await signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)).status).toBe(200);
  expect(await sentMails(shop)).toEqual([]);
});

it("a forgotten password is replaced by a mailed link, once, and every session ends", async () => {
  const browser = new Browser(shop.address);
  const email = "asha@example.com";
  await signUp(browser, email);
  const { token } = await browser.enterShop("register");
  await comingMails(shop);
  expect((await askForLink(email)).status).toBe(200);
  const mails = await comingMails(shop);
  expect(mails).toMatchObject([{ to: email, subject: "Choose a new password" }]);
  const link = tokenOf(mails[0], "/reset-password");

  const weak = await reset(link, "weak");
  expect([weak.status, (await weak.json()).code]).toEqual([400, "weak-password"]);
  expect((await reset(link, "another-password-2")).status).toBe(200);
  const again = await reset(link, "a-third-password-3");
  expect([again.status, await again.json()]).toEqual([
    400,
    { success: false, code: "invalid-action-code", message: IDENTITY_SENTENCES["invalid-action-code"] },
  ]);

  expect((await signIn(email, `${PASSWORD}-1`)).status).toBe(401);
  expect((await signIn(email, "another-password-2")).status).toBe(200);
  expect((await fetch(`${shop.address}/api/user/get-user`, { headers: { token } })).status).toBe(401);
  expect((await browser.get("/api/identity/token")).status).toBe(401);
});

it("N-10 nothing tells whether an address that asks for a link is registered", async () => {
  await signUp(new Browser(shop.address), "known@example.com");
  await comingMails(shop);
  const known = await askForLink("known@example.com");
  const unknown = await askForLink("nobody@example.com");
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  expect((await comingMails(shop)).map(({ to }) => to)).toEqual(["known@example.com"]);
});

it("IDP-03 an address confirmed by its mail makes the password's account and Google's one", async () => {
  const [asha] = DEMO_PEOPLE;
  await signUp(new Browser(shop.address), asha.email);
  const mails = await comingMails(shop);
  expect(mails).toMatchObject([{ to: asha.email, subject: "Confirm your email address" }]);
  const link = tokenOf(mails[0], "/confirm-email");
  const confirm = (token: string) =>
    fetch(`${shop.address}/api/identity/verify-email?${new URLSearchParams({ token })}`);
  const wrong = await confirm(`${link}x`);
  expect([wrong.status, (await wrong.json()).code]).toEqual([400, "invalid-action-code"]);

  const atGoogle = async () => {
    const browser = new Browser(shop.address);
    const ask = new URL(await browser.googleAddress());
    ask.pathname = ask.pathname.replace("authorize", "choose");
    ask.searchParams.set("sub", asha.sub);
    return { browser, error: (await browser.follow(ask.href)).searchParams.get("error") };
  };
  expect((await atGoogle()).error).toBe("account_not_linked");
  expect((await confirm(link)).status).toBe(200);
  const { browser, error } = await atGoogle();
  expect(error).toBeNull();
  expect((await browser.enterShop("login")).message).toBe("Login with Google successful!");
  expect((await signIn(asha.email, `${PASSWORD}-1`)).status).toBe(200);
});

it("the mails speak the language of the browser that asked, and their links are in text and HTML", async () => {
  const payload = JSON.stringify({ name: "Asha <b>", email: "ja@example.com", password: `${PASSWORD}-1` });
  const headers = { "content-type": "application/json", cookie: "lang=ja", origin: shop.address };
  const url = `${shop.address}/api/identity/sign-up/email`;
  expect((await fetch(url, { method: "POST", headers, body: payload })).status).toBe(200);
  const [mail] = await comingMails(shop);
  expect(mail).toMatchObject({ to: "ja@example.com", subject: "メールアドレスの確認" });
  expect(mail!.text).toContain("Asha <b> 様");
  expect(mail!.html).toContain("Asha &#60;b&#62; 様");
  expect(mail!.html).toContain(encodeURIComponent(tokenOf(mail, "/confirm-email")));
});
