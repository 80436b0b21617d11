import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDemoAccount, DEMO_ACCOUNT } from "#domain/accounts/create-demo-account.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App } from "../app.ts";
import { identityRoutes } from "./identity.ts";
import { userRoutes } from "./user.ts";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "a-fine-password";

let shop: TestShop;
let app: App;
let clock = new Date();

beforeAll(async () => {
  shop = await openTestShop({ now: () => clock });
  app = await buildApp(shop.ctx, [identityRoutes, userRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

type Reply = Awaited<ReturnType<App["inject"]>>;

async function post(url: string, payload: object, headers: Record<string, string> = {}): Promise<Reply> {
  return app.inject({ method: "POST", url, payload, headers });
}

/** What the browser does: sign up or in at the identity service, then ask it for an ID token. */
async function prove(way: "sign-up" | "sign-in", person: { name?: string; email: string; password?: string }) {
  const reply = await post(`/api/identity/${way}/email`, { password: PASSWORD, ...person });
  expect(reply.statusCode).toBe(200);
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const token = await app.inject({ url: "/api/identity/token", headers: { cookie } });
  return { idToken: token.json().token as string, uid: reply.json().user.id as string, email: person.email };
}

type Proof = Awaited<ReturnType<typeof prove>>;

function enter(way: "register" | "login", proof: Proof, body: object = {}): Promise<Reply> {
  const payload = { name: "Asha Rao", email: proof.email, firebaseUid: proof.uid, emailPasswordSignIn: true, ...body };
  return post(`/api/user/${way}`, payload, { authorization: `Bearer ${proof.idToken}` });
}

const account = (token: string) => app.inject({ url: "/api/user/get-user", headers: { token } });

async function newShopper(email: string): Promise<{ proof: Proof; token: string }> {
  const proof = await prove("sign-up", { name: "Asha Rao", email });
  return { proof, token: (await enter("register", proof)).json().token };
}

describe("entering the shop", () => {
  it("API-16 ENT-23 registers who has just signed up, and neither takes nor keeps a password", async () => {
    const proof = await prove("sign-up", { name: "Asha Rao", email: "Asha@Example.com" });
    const reply = await enter("register", proof, { password: "must-not-be-kept", googleId: "" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, token: expect.any(String), message: "Sign Up successful!" });
    const kept = await shop.ctx.db.selectFrom("customer").selectAll().where("identity_uid", "=", proof.uid).execute();
    expect(kept).toMatchObject([{ email: "asha@example.com", name: "Asha Rao", auth_method: "password" }]);
    expect(JSON.stringify(kept)).not.toContain("must-not-be-kept");
    const tables = await sql<{
      row: string;
    }>`select c::text as row from customer c union all select s::text from shop_session s`.execute(shop.ctx.db);
    expect(JSON.stringify(tables.rows)).not.toContain(reply.json().token);
  });

  it("API-16 makes one customer however often it is called, also at once", async () => {
    const proof = await prove("sign-up", { name: "Asha Rao", email: "often@example.com" });
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter("register", proof)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map((reply) => reply.json().token)).size).toBe(10);
    const { count } = await shop.ctx.db
      .selectFrom("customer")
      .where("email", "=", "often@example.com")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it("API-18 lets a registered shopper in again, and only with the password", async () => {
    await newShopper("again@example.com");
    const wrong = await post("/api/identity/sign-in/email", {
      email: "again@example.com",
      password: "not-the-password",
    });
    expect(wrong.statusCode).toBe(401);
    const proof = await prove("sign-in", { email: "again@example.com" });
    const reply = await enter("login", proof);
    expect(reply.json()).toEqual({ success: true, token: expect.any(String), message: "Login successful!" });
    expect((await account(reply.json().token)).json().user.email).toBe("again@example.com");
  });

  it("API-18 makes the customer of somebody for whom the identity service vouches", async () => {
    const proof = await prove("sign-up", { name: "Vouched For", email: "vouched@example.com" });
    const reply = await enter("login", proof, { name: undefined });
    expect((await account(reply.json().token)).json().user.name).toBe("Vouched For");
  });

  it("API-20 ENT-20 tells who is logged in", async () => {
    clock = new Date("2025-03-04T05:06:07Z");
    const { token } = await newShopper("account@example.com");
    expect((await account(token)).json()).toEqual({
      success: true,
      user: {
        name: "Asha Rao",
        email: "account@example.com",
        authMethod: "Email and password",
        createdAt: "2025-03-04T05:06:07.000Z",
      },
    });
    clock = new Date();
  });

  it("C-24 takes the token in either header", async () => {
    const { token } = await newShopper("headers@example.com");
    const bearer = await app.inject({ url: "/api/user/get-user", headers: { authorization: `Bearer ${token}` } });
    expect(bearer.statusCode).toBe(200);
  });

  it("ROLE-07 refuses the account without a token, and with a bad one", async () => {
    const none = await app.inject("/api/user/get-user");
    const bad = await account("nonsense");
    for (const reply of [none, bad]) {
      expect([reply.statusCode, reply.json()]).toEqual([401, { success: false, message: expect.any(String) }]);
    }
  });
});

describe("the proof (G-37)", () => {
  let proof: Proof;
  let key: CryptoKey;
  const claims = (more: JWTPayload = {}): JWTPayload => ({
    sub: proof.uid,
    email: proof.email,
    name: "Asha Rao",
    ...more,
  });
  const signed = (
    payload: JWTPayload,
    how: { iss?: string; aud?: string; exp?: string; kid?: string; by?: CryptoKey } = {},
  ) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: "EdDSA", kid: how.kid ?? "of-the-test" })
      .setIssuedAt()
      .setIssuer(how.iss ?? `${shop.ctx.config.SHOP_URL}/api/identity`)
      .setAudience(how.aud ?? shop.ctx.config.SHOP_URL)
      .setExpirationTime(how.exp ?? "5m")
      .sign(how.by ?? key);
  const withToken = (idToken: string) => enter("login", { ...proof, idToken });

  beforeAll(async () => {
    proof = await prove("sign-up", { name: "Asha Rao", email: "proof@example.com" });
    const pair = await generateKeyPair("EdDSA", { crv: "Ed25519" });
    key = pair.privateKey;
    await sql`insert into identity.jwks ("id", "publicKey", "privateKey", "createdAt", "alg", "crv")
      values ('of-the-test', ${JSON.stringify(await exportJWK(pair.publicKey))}, '', '2020-01-01', 'EdDSA', 'Ed25519')`.execute(
      shop.ctx.db,
    );
  });

  it("takes a token of any key in the set, also of one that came later", async () => {
    expect((await withToken(await signed(claims()))).statusCode).toBe(200);
  });

  it("refuses a body without proof with 401", async () => {
    const reply = await post("/api/user/login", {
      email: proof.email,
      firebaseUid: proof.uid,
      emailPasswordSignIn: true,
    });
    expect([reply.statusCode, reply.json().success]).toEqual([401, false]);
    expect(
      (await post("/api/user/register", { name: "A", email: proof.email, firebaseUid: proof.uid })).statusCode,
    ).toBe(401);
  });

  it("refuses a proof that speaks of somebody else", async () => {
    expect((await enter("login", { ...proof, uid: "another" })).statusCode).toBe(403);
    expect((await enter("register", { ...proof, email: "other@example.com" })).statusCode).toBe(403);
    expect((await enter("login", { ...proof, email: " PROOF@example.com" })).statusCode).toBe(200);
  });

  it.each<[string, () => Promise<string> | string]>([
    ["an expired token", () => signed(claims(), { exp: "-1s" })],
    ["a token for another audience", () => signed(claims(), { aud: "https://elsewhere.example" })],
    ["a token of another issuer", () => signed(claims(), { iss: "https://elsewhere.example" })],
    ["a token that says nobody", () => signed({ email: proof.email })],
    ["a token without an address", () => signed({ sub: proof.uid })],
    ["an unknown key", () => signed(claims(), { kid: "never-seen" })],
    [
      "another key under a known name",
      async () => signed(claims(), { by: (await generateKeyPair("EdDSA")).privateKey }),
    ],
    [
      "another algorithm",
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: "HS256", kid: "of-the-test" })
          .setExpirationTime("5m")
          .sign(new TextEncoder().encode("k".repeat(32))),
    ],
    [
      "no signature at all",
      () =>
        new UnsecuredJWT(claims())
          .setExpirationTime("5m")
          .setIssuer(`${shop.ctx.config.SHOP_URL}/api/identity`)
          .setAudience(shop.ctx.config.SHOP_URL)
          .encode(),
    ],
    ["no token at all", () => "nonsense"],
  ])("refuses %s", async (_what, make) => {
    const reply = await withToken(await make());
    expect([reply.statusCode, reply.json().success]).toEqual([401, false]);
  });

  it("refuses a token whose content was changed after signing", async () => {
    const [head, , signature] = proof.idToken.split(".");
    const changed = Buffer.from(JSON.stringify(claims({ email: "victim@example.com" }))).toString("base64url");
    expect((await withToken(`${head}.${changed}.${signature}`)).statusCode).toBe(401);
  });
});

describe("the token", () => {
  it("ends with the logout, on the server too", async () => {
    const { token } = await newShopper("leaves@example.com");
    expect((await post("/api/user/logout", {}, { token })).json().success).toBe(true);
    expect((await account(token)).statusCode).toBe(401);
    expect((await post("/api/user/logout", {}, { token })).statusCode).toBe(200);
    expect((await post("/api/user/logout", {})).statusCode).toBe(401);
  });

  it("stops working when its customer is disabled, who cannot log in again", async () => {
    const { token, proof } = await newShopper("disabled@example.com");
    await shop.ctx.db
      .updateTable("customer")
      .set({ disabled_at: new Date() })
      .where("email", "=", "disabled@example.com")
      .execute();
    expect((await account(token)).statusCode).toBe(401);
    const reply = await enter("login", proof);
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      "This account has been disabled. Please contact us.",
    ]);
  });

  it("ends on every device at once when its shopper leaves everywhere, who can come back", async () => {
    const { token, proof } = await newShopper("everywhere@example.com");
    const { token: stranger } = await newShopper("stays@example.com");
    const second = (await enter("login", proof)).json().token as string;
    expect((await post("/api/user/logout-everywhere", {})).statusCode).toBe(401);
    const reply = await post("/api/user/logout-everywhere", {}, { token });
    expect(reply.json()).toEqual({ success: true, message: "You are logged out everywhere." });
    for (const ended of [token, second]) expect((await account(ended)).statusCode).toBe(401);
    expect((await account(stranger)).statusCode).toBe(200);
    const back = await enter("login", await prove("sign-in", { email: "everywhere@example.com" }));
    expect((await account(back.json().token)).statusCode).toBe(200);
  });

  it("stops working when its account is deleted, whoever deletes it", async () => {
    const { token, proof } = await newShopper("deleted@example.com");
    await sql`delete from identity."user" where id = ${proof.uid}`.execute(shop.ctx.db);
    expect((await account(token)).statusCode).toBe(401);
    expect((await enter("login", proof)).statusCode).toBe(401);
  });

  it("lasts SESSION_DAYS from its last use, and no longer", async () => {
    clock = new Date("2026-01-01T00:00:00Z");
    const { token, proof } = await newShopper("slides@example.com");
    const days = shop.ctx.config.SESSION_DAYS;
    clock = new Date(clock.getTime() + (days - 1) * DAY);
    expect((await account(token)).statusCode).toBe(200);
    clock = new Date(clock.getTime() + (days - 1) * DAY);
    expect((await account(token)).statusCode).toBe(200);
    clock = new Date(clock.getTime() + days * DAY + 1);
    expect((await account(token)).statusCode).toBe(401);
    await enter("login", proof);
    const kept = await shop.ctx.db
      .selectFrom("shop_session")
      .innerJoin("customer", "customer.id", "shop_session.customer_id")
      .where("identity_uid", "=", proof.uid)
      .select("expires_at")
      .execute();
    expect(kept).toEqual([{ expires_at: new Date(clock.getTime() + days * DAY) }]);
    clock = new Date();
  });
});

describe("the demo account", () => {
  it("is made once, and its password opens the shop", async () => {
    const first = await createDemoAccount(shop.ctx);
    const second = await createDemoAccount(shop.ctx);
    expect(second).toEqual(first);
    const reply = await enter("login", await prove("sign-in", DEMO_ACCOUNT));
    expect((await account(reply.json().token)).json().user.name).toBe(DEMO_ACCOUNT.name);
  });

  it("does not exist outside a demo", async () => {
    const ctx = { ...shop.ctx, config: { ...shop.ctx.config, DEMO: false } };
    await expect(createDemoAccount(ctx)).rejects.toThrow("demo shop alone");
  });
});
