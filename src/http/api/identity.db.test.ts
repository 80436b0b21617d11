import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { createBuiltinIdentity } from "#adapters/identity/builtin.ts";
import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { speak } from "#contract/messages/speak.server.ts";
import { identityPhrase } from "#domain/accounts/identity-phrase.ts";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App } from "../app.ts";
import { identityRoutes } from "./identity.ts";

let shop: TestShop;
let app: App;

beforeAll(async () => {
  shop = await openTestShop({ env: { DEMO: "0" } });
  app = await buildApp(shop.ctx, [identityRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

let caller = 0;
/** Each call from an address of its own, unless told: the tries of one address are counted. */
function post(path: string, payload: object, more: { headers?: Record<string, string>; address?: string } = {}) {
  const remoteAddress = more.address ?? `10.0.0.${(caller += 1)}`;
  return app.inject({
    method: "POST",
    url: `/api/identity/${path}`,
    payload,
    remoteAddress,
    headers: more.headers ?? {},
  });
}

const refusal = (code: keyof typeof IDENTITY_SENTENCES) => ({
  success: false,
  code,
  message: IDENTITY_SENTENCES[code],
});
const badPassword = (code: "weak-password" | "password-too-long") => ({
  ...refusal(code),
  message: speak("en", identityPhrase(code, passwordPolicy(shop.ctx.config))),
});
const asha = { name: "Asha Rao", email: "asha@example.com", password: "a-fine-password" };

describe("the built-in identity service", () => {
  it("ERR-26 says at sign-up that an address is in use, in whatever letter case", async () => {
    expect((await post("sign-up/email", asha)).statusCode).toBe(200);
    const again = await post("sign-up/email", { ...asha, email: "ASHA@example.com" });
    expect([again.statusCode, again.json()]).toEqual([422, refusal("email-already-in-use")]);
    expect(again.json().message).toBe("Email already in use. Please use a different email.");
  });

  it("says the same of an unknown address as of a wrong password", async () => {
    const wrong = await post("sign-in/email", { email: asha.email, password: "not-the-password" });
    const unknown = await post("sign-in/email", { email: "nobody@example.com", password: "not-the-password" });
    expect([wrong.statusCode, wrong.json()]).toEqual([401, refusal("invalid-credential")]);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it("VAL-35 takes a password from 6 characters on", async () => {
    const short = await post("sign-up/email", { ...asha, email: "short@example.com", password: "12345" });
    expect([short.statusCode, short.json()]).toEqual([400, badPassword("weak-password")]);
    const long = await post("sign-up/email", { ...asha, email: "short@example.com", password: "x".repeat(129) });
    expect(long.json()).toEqual(badPassword("password-too-long"));
    expect((await post("sign-up/email", { ...asha, email: "short@example.com", password: "123456" })).statusCode).toBe(
      200,
    );
  });

  it("VAL-21 takes nobody without name, address or password", async () => {
    for (const name of ["", "   "]) {
      expect((await post("sign-up/email", { ...asha, name })).json().errors).toHaveProperty("name");
    }
    expect((await post("sign-up/email", { ...asha, email: "no-address" })).json()).toEqual(refusal("invalid-email"));
    expect((await post("sign-up/email", { ...asha, email: "empty@example.com", password: "" })).json()).toEqual(
      badPassword("weak-password"),
    );
  });

  it("keeps passwords as hashes alone", async () => {
    const { rows } = await sql<{
      row: string;
    }>`select a::text as row from identity.account a union all select u::text from identity."user" u`.execute(
      shop.ctx.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(asha.password);
  });

  it("keeps its session in a cookie that no script reads, no other site sends, and no page gets", async () => {
    const reply = await post("sign-in/email", asha);
    const cookie = reply.cookies.find(({ name }) => name === "identity.session_token");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api/identity" });
    expect(reply.headers["cache-control"]).toBe("no-store");
    const sent = { cookie: `${cookie?.name}=${cookie?.value}` };
    const token = () => app.inject({ url: "/api/identity/token", headers: sent });
    expect((await token()).json().token).toMatch(/^ey/);
    const out = await post("sign-out", {}, { headers: { ...sent, origin: "http://localhost:80" } });
    expect(out.statusCode).toBe(200);
    expect([(await token()).statusCode, (await token()).json()]).toEqual([401, refusal("user-token-expired")]);
  });

  it("answers the shop's own pages alone", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const reply = await post("sign-in/email", asha, { headers });
      expect([reply.statusCode, reply.cookies]).toEqual([403, []]);
    }
    const own: Record<string, string>[] = [
      { origin: "http://localhost:80", "sec-fetch-site": "same-origin" },
      { origin: shop.ctx.config.SHOP_URL },
    ];
    for (const headers of own) expect((await post("sign-in/email", asha, { headers })).statusCode).toBe(200);
    const form = await app.inject({
      method: "POST",
      url: "/api/identity/sign-in/email",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=a",
    });
    expect(form.statusCode).toBe(415);
  });

  it("sets a secure cookie where the shop is served over TLS, by whatever name its proxy calls it", async () => {
    const config = { ...shop.ctx.config, SHOP_URL: "https://shop.example" };
    const { service } = createBuiltinIdentity(config, shop.ctx.db, shop.ctx.log);
    const adapters = { ...shop.ctx.adapters, builtinIdentity: service };
    const behindProxy = await buildApp({ ...shop.ctx, config, adapters }, [identityRoutes]);
    const reply = await behindProxy.inject({
      method: "POST",
      url: "/api/identity/sign-in/email",
      remoteAddress: "10.1.0.1",
      headers: { host: "inside:3000", origin: "https://shop.example", "sec-fetch-site": "same-origin" },
      payload: { email: asha.email, password: asha.password },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies).toMatchObject([
      { name: "__Secure-identity.session_token", secure: true, httpOnly: true },
      { name: "identity.known", secure: true, httpOnly: true, sameSite: "Strict", path: "/api/identity" },
    ]);
    await behindProxy.close();
  });

  it("offers nothing that the shop does not use", async () => {
    for (const path of ["update-user", "change-password", "delete-user", "sign-in/social", "list-sessions"]) {
      expect((await post(path, {})).statusCode).toBe(404);
    }
  });

  it("counts the guesses of an address at whatever accounts, and tells it when to come back", async () => {
    let person = 0;
    const guess = (address: string) =>
      post("sign-in/email", { email: `${(person += 1)}@example.com`, password: "a-guess" }, { address });
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await guess("192.0.2.1")).statusCode);
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    const refused = await guess("192.0.2.1");
    expect(refused.json()).toEqual(refusal("too-many-requests"));
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await guess("192.0.2.2")).statusCode).toBe(401);
  });

  it("N-10 counts the guesses at an account, known or not, and lets its holder's browser through", async () => {
    const holder = { ...asha, email: "holder@example.com" };
    await post("sign-up/email", holder);
    const signIn = (email: string, password: string, address: string, cookie = "") =>
      post("sign-in/email", { email, password }, { address, headers: { cookie } });
    const known = (await signIn(holder.email, asha.password, "192.0.2.30")).cookies.find(
      ({ name }) => name === "identity.known",
    )!;
    const refused: string[] = [];
    for (const [email, address] of [
      [holder.email, "192.0.2.31"],
      ["unknown@example.com", "192.0.2.33"],
    ] as const) {
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) statuses.push((await signIn(email, "a-guess", address)).statusCode);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      const reply = await signIn(email, "a-guess", address);
      expect(reply.json()).toEqual(refusal("too-many-requests"));
      expect(Number(reply.headers["retry-after"])).toBeGreaterThan(60);
      refused.push(reply.body);
    }
    expect(refused[1]).toBe(refused[0]);
    // Right or not, it is not tried; from anywhere else, and from a browser of the holder, it is.
    expect((await signIn(holder.email, asha.password, "192.0.2.31")).statusCode).toBe(429);
    const cookie = `${known.name}=${known.value}`;
    expect((await signIn(holder.email, asha.password, "192.0.2.31", cookie)).statusCode).toBe(200);
    expect((await signIn(holder.email, asha.password, "192.0.2.32")).statusCode).toBe(200);
  });

  it("counts by the caller's own address, whatever a header says", async () => {
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const headers = { "x-shop-caller-address": `10.9.9.${tries}`, "x-forwarded-for": `10.9.9.${tries}` };
      const reply = await post("sign-up/email", { ...asha, password: "1" }, { address: "192.0.2.3", headers });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  it("keeps its secret and its key from start to start: tokens of one process hold in another", async () => {
    const one = createBuiltinIdentity(shop.ctx.config, shop.ctx.db, shop.ctx.log);
    const two = createBuiltinIdentity(shop.ctx.config, shop.ctx.db, shop.ctx.log);
    const call = (request: Request) => one.service.handle(request, "198.51.100.1");
    const base = `${shop.ctx.config.SHOP_URL}/api/identity`;
    const headers = { "content-type": "application/json" };
    const session = await call(
      new Request(`${base}/sign-in/email`, { method: "POST", headers, body: JSON.stringify(asha) }),
    );
    const cookie = session.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { token } = (await (
      await two.service.handle(new Request(`${base}/token`, { headers: { cookie } }), "198.51.100.1")
    ).json()) as { token: string };
    expect(await one.verifier.verify(token)).toEqual({
      uid: expect.any(String),
      email: asha.email,
      emailVerified: false,
      name: asha.name,
      signInProvider: "password",
      authenticatedAt: expect.any(Date),
      validSince: null,
    });
  });
});
