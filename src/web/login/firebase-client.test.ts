import { readFile } from "node:fs/promises";
import { FirebaseError, initializeApp } from "@firebase/app";
import { afterEach, describe, expect, it, vi } from "vitest";
import { IDENTITY_SENTENCES, type IdentityErrorCode } from "#contract/identity.ts";
import { firebaseOnTheWire, idToken, Refused, sdk } from "./firebase-wire.ts";
import { firebaseRefusal } from "./firebase-refusals.ts";
import { IdentityRefusal } from "./identity-client.ts";

afterEach(() => vi.useRealTimers());

const asha = { name: "Asha Rao", email: "asha@example.com", password: "a-fine-password" };
const refuse = (message: string) => () => {
  throw new Refused(message);
};
const away = () => {
  throw new TypeError("fetch failed");
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => (error as IdentityRefusal).code,
  );

describe("Firebase's own SDK", () => {
  it("IDP-02 IDP-08 IDP-10 IDP-15 signs up, names the account and has its address confirmed", async () => {
    const { client, log, calls } = firebaseOnTheWire();
    expect(await client.signUp(asha)).toEqual({ uid: "uid-1", email: asha.email, name: asha.name });
    expect(calls()).toContain("POST /v1/accounts:signUp");
    expect(calls()).toContain("POST /v1/accounts:lookup");
    const update = log.find(({ url }) => url.pathname.endsWith("accounts:update"));
    expect(JSON.parse(update!.body)).toMatchObject({ displayName: asha.name });
    await expect.poll(calls).toContain("POST /v1/accounts:sendOobCode");
    const lookup = log.find(({ url }) => url.pathname.endsWith("accounts:lookup"))!;
    expect(JSON.parse(lookup.body)).toEqual({ idToken: expect.stringMatching(/^ey/) });
    for (const { url, headers } of log) {
      expect(url.searchParams.get("key")).toBe("the-key");
      expect(headers.get("x-client-version")).toMatch(/FirebaseCore/);
      expect(headers.get("x-firebase-locale")).toBe("de");
    }
  });

  it("IDP-01 IDP-11 signs in with a password, and gives a proof", async () => {
    const { client, log } = firebaseOnTheWire();
    expect(await client.signIn(asha)).toMatchObject({ uid: "uid-1", email: asha.email });
    const sent = log.find(({ url }) => url.pathname.endsWith("signInWithPassword"))!;
    expect(JSON.parse(sent.body)).toMatchObject({ email: asha.email, password: asha.password });
    const { token, expiresAt } = await client.proof();
    expect(token).toMatch(/^ey/);
    expect(expiresAt - Date.now()).toBeGreaterThan(3500_000);
  });

  it("IDP-06 asks for the password policy, and takes it where it is enforced", async () => {
    const rules = { minPasswordLength: 10, maxPasswordLength: 64, containsNumericCharacter: true };
    const enforced = firebaseOnTheWire({
      passwordPolicy: () => ({
        schemaVersion: 1,
        enforcementState: "ENFORCE",
        customStrengthOptions: { ...rules, containsNonAlphanumericCharacter: true },
        allowedNonAlphanumericCharacters: ["-"],
      }),
    });
    expect(await enforced.client.passwordPolicy()).toEqual({ min: 10, max: 64, needs: ["digit", "symbol"] });
    expect(enforced.calls()).toContain("GET /v2/passwordPolicy");
    expect(await firebaseOnTheWire().client.passwordPolicy()).toEqual({ min: 6, max: 4096, needs: [] });
    const unknown = firebaseOnTheWire({ passwordPolicy: refuse("NOT_IMPLEMENTED") });
    expect(await unknown.client.passwordPolicy()).toEqual({ min: 6, max: 4096, needs: [] });
  });

  it("IDP-07 asks whether bots are checked, and does without where they are not", async () => {
    const { client, calls } = firebaseOnTheWire({ recaptchaConfig: refuse("NOT_IMPLEMENTED") });
    await client.signIn(asha);
    expect(calls()).toContain("GET /v2/recaptchaConfig");
  });

  it("IDP-09 takes back the account that the shop did not take", async () => {
    const { client, log } = firebaseOnTheWire();
    await client.signUp(asha);
    await client.undoSignUp();
    const sent = log.find(({ url }) => url.pathname.endsWith("accounts:delete"))!;
    expect(JSON.parse(sent.body)).toEqual({ idToken: expect.stringMatching(/^ey/) });
    expect(await codeOf(client.proof())).toBe("user-token-expired");
  });

  it("IDP-14 refreshes by a form with the refresh token, and reads the new one", async () => {
    const { client, log } = firebaseOnTheWire();
    await client.signIn(asha);
    await client.proof(true);
    await client.proof(true);
    const sent = log.filter(({ url }) => url.hostname === "securetoken.googleapis.com");
    expect(sent.map(({ url }) => url.pathname)).toEqual(["/v1/token", "/v1/token"]);
    expect(sent[0]!.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(sent.map(({ body }) => body)).toEqual([
      "grant_type=refresh_token&refresh_token=refresh-1",
      "grant_type=refresh_token&refresh_token=refresh-2",
    ]);
  });

  it("IDP-20 refreshes a proof in its last 30 s, and not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { client, calls } = firebaseOnTheWire();
    await client.signIn(asha);
    const refreshes = () => calls().filter((call) => call.endsWith("/v1/token")).length;
    vi.setSystemTime(Date.now() + (3600 - 31) * 1000);
    await client.proof();
    expect(refreshes()).toBe(0);
    vi.setSystemTime(Date.now() + 2000);
    await client.proof();
    expect(refreshes()).toBe(1);
  });

  it.each(["USER_DISABLED", "TOKEN_EXPIRED"])("IDP-18 %s at a refresh signs the user out", async (message) => {
    const { client } = firebaseOnTheWire({ token: refuse(message) });
    await client.signIn(asha);
    expect(await codeOf(client.proof(true))).toBe(message === "USER_DISABLED" ? "user-disabled" : "user-token-expired");
    expect(await codeOf(client.proof())).toBe("user-token-expired");
  });

  it("IDP-19 gives a call up after 30 s", async () => {
    vi.useFakeTimers();
    const { client } = firebaseOnTheWire({ "accounts:signInWithPassword": () => new Promise<never>(() => undefined) });
    const code = codeOf(client.signIn(asha));
    await vi.advanceTimersByTimeAsync(29_999);
    const early = await Promise.race([code, Promise.resolve("waits")]);
    expect(early).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe("network-request-failed");
  });

  it("N-10 a project that tells which addresses it knows is not repeated to the shopper", async () => {
    const { client } = firebaseOnTheWire({ "accounts:sendOobCode": refuse("EMAIL_NOT_FOUND") });
    await expect(client.askForNewPassword("nobody@example.com")).resolves.toBeUndefined();
  });

  it("IDP-03 links a Google account to the password account of its address, once that is signed in to", async () => {
    const google = { localId: "uid-2", email: asha.email, federatedId: "g", providerId: "google.com" };
    const { client, log } = firebaseOnTheWire(
      {
        "accounts:signInWithIdp": ({ body }) => {
          const { idToken: linkTo } = JSON.parse(body) as { idToken?: string };
          if (linkTo) return { ...google, localId: "uid-1", idToken: idToken(), refreshToken: "r", expiresIn: "3600" };
          return { ...google, needConfirmation: true, oauthIdToken: "google-token", verifiedProvider: ["password"] };
        },
      },
      {
        chooseGoogleAccount: (auth) =>
          sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential("google-token")),
      },
    );
    expect(await codeOf(client.signInWithGoogle())).toBe("account-exists");
    expect(await client.signIn(asha)).toMatchObject({ uid: "uid-1" });
    const linked = log.filter(({ url }) => url.pathname.endsWith("signInWithIdp")).at(-1)!;
    expect(JSON.parse(linked.body)).toMatchObject({ idToken: expect.stringMatching(/^ey/) });
    expect(new URLSearchParams((JSON.parse(linked.body) as { postBody: string }).postBody).get("id_token")).toBe(
      "google-token",
    );
  });
});

describe("what the SDK has beside", () => {
  const signedIn = async () => {
    const { log, calls } = firebaseOnTheWire();
    const app = initializeApp({ apiKey: "the-key", projectId: "weft-test" }, crypto.randomUUID());
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
    return { auth, log, calls, ...(await sdk.signInWithEmailAndPassword(auth, asha.email, asha.password)) };
  };

  it("ENT-24 a user has uid, address, whether it is confirmed, name, picture, phone, providers, times and tokens", async () => {
    const { user } = await signedIn();
    expect(user).toMatchObject({ uid: "uid-1", email: asha.email, emailVerified: false, providerData: [] });
    for (const field of ["displayName", "photoURL", "phoneNumber", "metadata", "refreshToken"])
      expect(user).toHaveProperty(field);
    expect((await user.getIdTokenResult()).expirationTime).toMatch(/GMT$/);
  });

  it("IDP-05 IDP-12 C-26 there is a sign-in by a mailed link, which the shop does not use", async () => {
    const { auth, calls } = await signedIn();
    const link = "https://weft-test.firebaseapp.com/?mode=signIn&oobCode=code-1&apiKey=the-key";
    await sdk.signInWithEmailLink(auth, asha.email, link);
    expect(calls()).toContain("POST /v1/accounts:signInWithEmailLink");
    expect(await ownSource()).not.toContain("EmailLink");
  });

  it("IDP-13 there is a call that revokes a token, for Apple's accounts, of which the shop has none", async () => {
    const { auth, log } = await signedIn();
    await sdk.revokeAccessToken(auth, "token-1");
    const revoked = log.find(({ url }) => url.pathname.endsWith("accounts:revokeToken"))!;
    expect(JSON.parse(revoked.body)).toMatchObject({ providerId: "apple.com", token: "token-1" });
    expect(await ownSource()).not.toContain("revokeAccessToken");
  });
});

/** The shop's own code on Firebase's SDK. */
function ownSource(): Promise<string> {
  return readFile(new URL("firebase-client.ts", import.meta.url), "utf8");
}

/** What Firebase's servers say, and what the shop makes of it, each by the call that brings it. */
const ON_THE_WIRE: [string, IdentityErrorCode][] = [
  ["EMAIL_EXISTS", "email-already-in-use"],
  ["INVALID_PASSWORD", "wrong-password"],
  ["INVALID_LOGIN_CREDENTIALS", "invalid-credential"],
  ["EMAIL_NOT_FOUND", "user-not-found"],
  ["USER_DISABLED", "user-disabled"],
  ["TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled", "too-many-requests"],
  ["EXPIRED_OOB_CODE", "expired-action-code"],
  ["INVALID_OOB_CODE", "invalid-action-code"],
  ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "requires-recent-login"],
  ["TOKEN_EXPIRED", "user-token-expired"],
  ["USER_NOT_FOUND", "user-token-expired"],
  ["WEAK_PASSWORD : Password should be at least 6 characters", "weak-password"],
  ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements", "weak-password"],
  ["INVALID_CODE", "invalid-verification-code"],
  ["INVALID_EMAIL", "invalid-email"],
  ["OPERATION_NOT_ALLOWED", "operation-not-allowed"],
  ["SOMETHING_NEW", "unknown"],
];

describe("IDP-21 IDP-22 N-10 each refusal of Firebase", () => {
  it.each(ON_THE_WIRE)("%s is %s, and has its sentence", async (message, code) => {
    const { client } = firebaseOnTheWire({ "accounts:signInWithPassword": refuse(message) });
    const error = await client.signIn(asha).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(IdentityRefusal);
    expect([(error as IdentityRefusal).code, (error as Error).message]).toEqual([code, IDENTITY_SENTENCES[code]]);
  });

  it("a second step that an account asks for is multi-factor-auth-required", async () => {
    const { client } = firebaseOnTheWire({
      "accounts:signInWithPassword": () => ({ mfaPendingCredential: "pending", mfaInfo: [{ mfaEnrollmentId: "1" }] }),
    });
    expect(await codeOf(client.signIn(asha))).toBe("multi-factor-auth-required");
  });

  it("a failed fetch is network-request-failed, at whatever call", async () => {
    const { client } = firebaseOnTheWire({ "accounts:signInWithPassword": away, "accounts:sendOobCode": away });
    expect(await codeOf(client.signIn(asha))).toBe("network-request-failed");
    expect(await codeOf(client.askForNewPassword(asha.email))).toBe("network-request-failed");
  });

  it.each([
    ["auth/popup-closed-by-user", "popup-closed"],
    ["auth/popup-blocked", "popup-blocked"],
    ["auth/unauthorized-domain", "operation-not-allowed"],
  ])("%s of the window is %s", (code, ours) => {
    expect(firebaseRefusal(new FirebaseError(code, ""))).toMatchObject({ code: ours });
  });

  it("what is no refusal stays what it is", () => {
    const surprise = new RangeError("oops");
    expect(firebaseRefusal(surprise)).toBe(surprise);
  });
});
