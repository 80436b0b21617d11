import type { FirebaseProject } from "#contract/identity.ts";
import type { FirebaseOptions } from "./firebase-client.ts";

/** One request of Firebase's own SDK, and what Firebase is to answer. */
export interface Asked {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

const wire: { answer: typeof fetch } = { answer: () => Promise.reject(new Error("Nobody is asked yet.")) };
// Without a browser the SDK keeps the fetch that it finds when it is loaded.
globalThis.fetch = (address, init) => wire.answer(address, init);
const { firebaseClient } = await import("./firebase-client.ts");
/** The SDK itself, loaded after what it asks by. */
export const sdk = await import("@firebase/auth");

type Answer = (asked: Asked) => object | Promise<object>;

export const PROJECT: FirebaseProject = {
  projectId: "weft-test",
  apiKey: "the-key",
  authDomain: "weft-test.firebaseapp.com",
  emulator: null,
};
export const POLICY = { min: 6, max: 4096, needs: [] };

/** A refusal as Firebase's servers write it. */
export class Refused extends Error {}

/** An ID token as Firebase's servers write it; nobody checks its signature here. */
export function idToken(seconds = 3600): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    sub: "uid-1",
    email: "asha@example.com",
    iat: now,
    auth_time: now,
    exp: now + seconds,
    firebase: {},
  };
  return `${part({ alg: "RS256" })}.${part(claims)}.c2ln`;
}

const USER = { localId: "uid-1", email: "asha@example.com", emailVerified: false, providerUserInfo: [] };
const SIGNED_IN = () => ({ ...USER, idToken: idToken(), refreshToken: "refresh-1", expiresIn: "3600" });

/** What Firebase answers where a test does not say otherwise, by the end of the path. */
const USUAL: Record<string, Answer> = {
  "accounts:signUp": SIGNED_IN,
  "accounts:signInWithPassword": SIGNED_IN,
  "accounts:lookup": () => ({ users: [USER] }),
  "accounts:update": () => USER,
  "accounts:sendOobCode": () => ({ email: USER.email }),
  "accounts:resetPassword": () => ({ email: USER.email, requestType: "PASSWORD_RESET" }),
  "accounts:delete": () => ({}),
  "accounts:signInWithEmailLink": SIGNED_IN,
  "accounts:revokeToken": () => ({}),
  token: () => ({ access_token: idToken(), id_token: idToken(), refresh_token: "refresh-2", expires_in: "3600" }),
  recaptchaConfig: () => ({ recaptchaEnforcementState: [] }),
  passwordPolicy: () => ({ schemaVersion: 1, enforcementState: "OFF", customStrengthOptions: {} }),
};

let clients = 0;

/** The client on the real SDK, with Firebase's servers told what to say. */
export function firebaseOnTheWire(answers: Record<string, Answer> = {}, options: FirebaseOptions = {}) {
  const log: Asked[] = [];
  wire.answer = async (address, init = {}) => {
    const url = new URL(address as string);
    const body = typeof init.body === "string" ? init.body : "";
    const asked = { method: init.method ?? "GET", url, headers: new Headers(init.headers), body };
    log.push(asked);
    const call = url.pathname.split("/").at(-1)!;
    try {
      return Response.json(await (answers[call] ?? USUAL[call]!)(asked));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Response.json({ error: { code: 400, message: error.message, errors: [] } }, { status: 400 });
    }
  };
  const client = firebaseClient(PROJECT, POLICY, "de", { name: `wire-${(clients += 1)}`, popups: null, ...options });
  return { client, log, calls: () => log.map(({ method, url }) => `${method} ${url.pathname}`) };
}
