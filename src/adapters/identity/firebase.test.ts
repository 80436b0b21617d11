import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { IdentityAway } from "#domain/accounts/identity-verifier.ts";
import { readConfig } from "#platform/config.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { chooseFirebase, firebaseVerifier } from "./firebase.ts";

const NOW = new Date("2026-01-01T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const PROJECT = { projectId: "weft", apiKey: "the-key", authDomain: "weft.firebaseapp.com", emulator: null };

let server: Server;
let base: string;
let key: CryptoKey;
let foreign: CryptoKey;
/** What Firebase answers to a lookup, and what it was asked. */
let lookup: { status: number; body: object } = { status: 200, body: {} };
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  const [own, other] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  key = own.privateKey;
  foreign = other.privateKey;
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256", use: "sig" }] };
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const isLookup = request.url!.includes("accounts:lookup");
      if (isLookup) asked.push({ url: request.url!, headers: request.headers, body });
      response.statusCode = isLookup ? lookup.status : 200;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(isLookup ? lookup.body : keys));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
afterEach(() => {
  lookup = { status: 200, body: { users: [{ localId: "uid-1", validSince: "0" }] } };
  asked = [];
});

const verifier = (project: typeof PROJECT | (Omit<typeof PROJECT, "emulator"> & { emulator: string }) = PROJECT) =>
  firebaseVerifier(project, "https://shop.example", () => NOW, { places: { keys: `${base}/keys`, accounts: base } });

const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: "https://securetoken.google.com/weft",
  aud: "weft",
  sub: "uid-1",
  iat: SECONDS - 60,
  auth_time: SECONDS - 120,
  exp: SECONDS + 3000,
  email: "Asha@Example.com",
  email_verified: true,
  name: "Asha Rao",
  firebase: { sign_in_provider: "google.com" },
  ...more,
});
const signed = (payload: JWTPayload, how: { kid?: string; alg?: string; by?: CryptoKey } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: how.alg ?? "RS256", kid: how.kid ?? "1" }).sign(how.by ?? key);

describe("an ID token of Firebase (G-37)", () => {
  it("says who it speaks of, and how and when they signed in", async () => {
    lookup = { status: 200, body: { users: [{ localId: "uid-1" }] } };
    expect(await verifier().verify(await signed(claims()))).toEqual({
      uid: "uid-1",
      email: "asha@example.com",
      emailVerified: true,
      name: "Asha Rao",
      signInProvider: "google",
      authenticatedAt: new Date(NOW.getTime() - 120_000),
      validSince: new Date(0),
    });
    expect(asked).toMatchObject([{ url: "/v1/accounts:lookup?key=the-key" }]);
    expect(asked[0]!.headers.referer).toBe("https://shop.example/");
  });

  it.each<[string, () => Promise<string> | string]>([
    ["another project", () => signed(claims({ aud: "elsewhere" }))],
    ["another issuer", () => signed(claims({ iss: "https://securetoken.google.com/elsewhere" }))],
    ["an expiry in the past", () => signed(claims({ exp: SECONDS - 1 }))],
    ["no expiry", () => signed(claims({ exp: undefined }))],
    ["another's signature", () => signed(claims(), { by: foreign })],
    ["an unknown key", () => signed(claims(), { kid: "2" })],
    ["no signature", () => new UnsecuredJWT(claims()).encode()],
    ["nobody", () => signed(claims({ sub: "" }))],
    ["too long a name for somebody", () => signed(claims({ sub: "x".repeat(129) }))],
    ["no address", () => signed(claims({ email: undefined }))],
    ["a login in the future", () => signed(claims({ auth_time: SECONDS + 60 }))],
    ["a way in that the shop does not offer", () => signed(claims({ firebase: { sign_in_provider: "anonymous" } }))],
    ["no way in at all", () => signed(claims({ firebase: undefined }))],
    ["no form", () => "nonsense"],
  ])("with %s is refused, and Firebase not asked", async (_what, make) => {
    expect(await verifier().verify(await make())).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    ["USER_DISABLED", "user-disabled"],
    ["USER_NOT_FOUND", null],
    ["TOKEN_EXPIRED", null],
    ["INVALID_ID_TOKEN", null],
  ])("whose account is %s at Firebase stops counting at once", async (message, outcome) => {
    lookup = { status: 400, body: { error: { code: 400, message } } };
    expect(await verifier().verify(await signed(claims()))).toBe(outcome);
  });

  it("of an account that is disabled, gone, or was signed out since then does not count", async () => {
    const token = await signed(claims());
    const verify = (users: object[]) => {
      lookup = { status: 200, body: { users } };
      return verifier().verify(token);
    };
    expect(await verify([{ localId: "uid-1", disabled: true }])).toBe("user-disabled");
    expect(await verify([])).toBeNull();
    expect(await verify([{ localId: "uid-1", validSince: String(SECONDS - 119) }])).toBeNull();
    expect(await verify([{ localId: "uid-1", validSince: String(SECONDS - 120) }])).toMatchObject({ uid: "uid-1" });
  });

  it("is nobody's fault while Firebase or its keys are away", async () => {
    const token = await signed(claims());
    const at = (keys: string, accounts: string) =>
      firebaseVerifier(PROJECT, "https://shop.example", () => NOW, { places: { keys, accounts } }).verify(token);
    await expect(at(`${base}/keys`, "http://127.0.0.1:1")).rejects.toThrow(IdentityAway);
    await expect(at("http://127.0.0.1:1/keys", base)).rejects.toThrow(IdentityAway);
    lookup = { status: 403, body: { error: { code: 403, message: "Requests from referer are blocked." } } };
    await expect(at(`${base}/keys`, base)).rejects.toThrow("Firebase refused to look an account up");
  });

  it("of an emulator has no signature, and is checked in all else", async () => {
    const emulator = verifier({ ...PROJECT, emulator: new URL(base).host });
    const unsigned = (payload: JWTPayload) => new UnsecuredJWT(payload).encode();
    expect(await emulator.verify(unsigned(claims()))).toMatchObject({ uid: "uid-1" });
    expect(asked[0]!.url).toBe("/identitytoolkit.googleapis.com/v1/accounts:lookup?key=the-key");
    for (const wrong of [{ aud: "elsewhere" }, { exp: SECONDS - 1 }, { iss: "https://elsewhere.example" }])
      expect(await emulator.verify(unsigned(claims(wrong)))).toBeNull();
    expect(await emulator.verify(await signed(claims()))).toBeNull();
  });
});

describe("the choice of Firebase", () => {
  const keys = { FIREBASE_API_KEY: "AIza", FIREBASE_PROJECT_ID: "weft" };
  const choose = (env: Record<string, string>) => chooseFirebase(readConfig(env));

  it("is made by its keys", () => {
    expect(choose({})).toBeNull();
    const project = { projectId: "weft", apiKey: "AIza", authDomain: "weft.firebaseapp.com", emulator: null };
    expect(choose(keys)).toEqual(project);
    expect(choose({ ...keys, NODE_ENV: "production" })).toEqual(project);
    expect(choose({ ...keys, FIREBASE_AUTH_DOMAIN: "login.shop.example" })!.authDomain).toBe("login.shop.example");
  });

  it.each([
    [{ FIREBASE_API_KEY: "AIza" }, "set together"],
    [{ FIREBASE_PROJECT_ID: "weft" }, "set together"],
    [{ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }, "needs FIREBASE_API_KEY"],
    [{ ...keys, GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" }, "remove GOOGLE_CLIENT_ID"],
  ])("is refused by halves: %o", (env, sentence) => {
    expect(() => choose(env)).toThrow(sentence);
    expect(() => choose(env)).toThrow(StartFailure);
  });

  it.each<Record<string, string>>([{}, { DEMO: "1" }])("G-37 never takes unsigned tokens in production, %o", (more) => {
    const emulator = { ...keys, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    expect(choose(emulator)!.emulator).toBe("127.0.0.1:9099");
    expect(() => choose({ ...emulator, NODE_ENV: "production", ...more })).toThrow(StartFailure);
    expect(() => choose({ ...emulator, NODE_ENV: "production", ...more })).toThrow("unsigned");
  });
});
