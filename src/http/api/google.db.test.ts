import { afterAll, beforeAll, expect, it } from "vitest";
import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { DEMO_PEOPLE } from "#adapters/identity/demo-google/provider.ts";
import { Browser, startTestShop, type StartedShop } from "#tests/identity/browser.ts";

let shop: StartedShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.close());

/** Chooses somebody, or nobody, in the demo's window; ends where the window ends. */
async function choose(browser: Browser, person: string | undefined): Promise<URL> {
  const ask = new URL(await browser.googleAddress());
  const page = await browser.get(ask.href);
  expect(await page.text()).toContain("This is not Google");
  ask.pathname = ask.pathname.replace("authorize", "choose");
  if (person !== undefined) ask.searchParams.set("sub", person);
  return browser.follow(ask.href);
}

it("LOGIN-07 API-17 API-19 a demo account enters by the same way as a real one", async () => {
  const [asha] = DEMO_PEOPLE;
  for (const [way, mode] of [
    ["register", "Sign Up"],
    ["login", "Login"],
  ] as const) {
    const browser = new Browser(shop.address);
    expect((await choose(browser, asha.sub)).searchParams.get("error")).toBeNull();
    const entered = await browser.enterShop(way);
    expect(entered).toMatchObject({ success: true, message: `${mode} with Google successful!` });
    const account = await fetch(`${shop.address}/api/user/get-user`, { headers: { token: entered.token } });
    expect(await account.json()).toMatchObject({ user: { name: asha.name, email: asha.email, authMethod: "Google" } });
  }
});

it("LOGIN-07 tells of a window that was left without a choice", async () => {
  const back = await choose(new Browser(shop.address), undefined);
  expect(back.searchParams.get("error")).toBe("access_denied");
});

it("G-37 a way back that another browser began lets nobody in", async () => {
  const begun = new URL(await new Browser(shop.address).googleAddress());
  begun.pathname = begun.pathname.replace("authorize", "choose");
  begun.searchParams.set("sub", DEMO_PEOPLE[0].sub);
  const victim = new Browser(shop.address);
  expect((await victim.follow(begun.href)).searchParams.get("error")).toBe("state_mismatch");
  expect((await victim.get("/api/identity/token")).status).toBe(401);
});

it("IDP-03 an unconfirmed account with a password is not given to whoever has the address at Google", async () => {
  const [, ravi] = DEMO_PEOPLE;
  const body = { name: ravi.name, email: ravi.email, password: "a-fine-password" };
  expect((await new Browser(shop.address).post("/api/identity/sign-up/email", body)).status).toBe(200);
  const browser = new Browser(shop.address);
  expect((await choose(browser, ravi.sub)).searchParams.get("error")).toBe("account_not_linked");
  expect((await browser.get("/api/identity/token")).status).toBe(401);
});

it("IDP-03 a confirmed account with a password and a Google account of that address are one", async () => {
  const [, ravi] = DEMO_PEOPLE;
  await shop.ctx.db
    .withSchema("identity")
    .updateTable("user" as never)
    .set({ emailVerified: true } as never)
    .where("email" as never, "=", ravi.email as never)
    .execute();
  const byPassword = new Browser(shop.address);
  await byPassword.post("/api/identity/sign-in/email", { email: ravi.email, password: "a-fine-password" });
  expect((await byPassword.enterShop("login")).message).toBe("Login successful!");
  const byGoogle = new Browser(shop.address);
  await choose(byGoogle, ravi.sub);
  expect((await byGoogle.enterShop("login")).message).toBe("Login with Google successful!");
  const { count } = await shop.ctx.db
    .selectFrom("customer")
    .where("email", "=", ravi.email)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

it("answers nobody else's pages, and keeps no one's code twice", async () => {
  const foreign = await fetch(`${shop.address}/api/identity/sign-in/google`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
    body: "{}",
  });
  expect([foreign.status, (await foreign.json()).message]).toEqual([403, IDENTITY_SENTENCES["cross-origin"]]);
  const browser = new Browser(shop.address);
  const ask = new URL(await browser.googleAddress());
  ask.pathname = ask.pathname.replace("authorize", "choose");
  ask.searchParams.set("sub", DEMO_PEOPLE[0].sub);
  const back = (await browser.get(ask.href)).headers.get("location")!;
  expect((await browser.follow(back)).searchParams.get("error")).toBeNull();
  expect((await browser.follow(back)).searchParams.get("error")).toMatch(/state/);
});

it("ERR-27 a page under another address than the shop's own is told where Google works", async () => {
  const { port } = new URL(shop.address);
  const elsewhere = `http://localhost:${port}`;
  const reply = await fetch(`${elsewhere}/api/identity/sign-in/google`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: elsewhere, "sec-fetch-site": "same-origin" },
    body: "{}",
  });
  const message = `Google sign-in works at ${shop.address} alone, and this page is open under another address.`;
  expect([reply.status, await reply.json()]).toEqual([409, { success: false, code: "google-elsewhere", message }]);
});

it("has no demo chooser where the shop sells for real, and says that Google is not set up", async () => {
  const real = await startTestShop({ NODE_ENV: "production" });
  const reply = await new Browser(real.address).post("/api/identity/sign-in/google", {});
  expect([reply.status, (await reply.json()).message]).toEqual([404, IDENTITY_SENTENCES["google-not-set-up"]]);
  expect((await fetch(`${real.address}/identity/demo-google/jwks`)).status).toBe(404);
  await real.close();
});

it("N-10 says so while Google cannot be reached, and takes passwords meanwhile", async () => {
  const env = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: "http://127.0.0.1:1" };
  const lonely = await startTestShop(env);
  const browser = new Browser(lonely.address);
  const reply = await browser.post("/api/identity/sign-in/google", {});
  expect([reply.status, (await reply.json()).message]).toEqual([503, IDENTITY_SENTENCES["network-request-failed"]]);
  const asha = { name: "Asha Rao", email: "asha@example.com", password: "a-fine-password" };
  expect((await browser.post("/api/identity/sign-up/email", asha)).status).toBe(200);
  await lonely.close();
});
