import type { JWTPayload } from "jose";
import type { FirebaseProject } from "#contract/identity.ts";
import { IdentityAway, type IdentityVerifier, type VerifiedIdentity } from "#domain/accounts/identity-verifier.ts";
import type { Config } from "#platform/config.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { createOutbound, type Answer, type Calling, type Outbound } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";
import { signedClaims, unsignedClaims } from "./firebase-claims.ts";
import { remoteKeys } from "./remote-keys.ts";

/** Where Firebase is; a test names others. */
export const FIREBASE = {
  keys: "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  accounts: "https://identitytoolkit.googleapis.com",
};
/** ms that the shop waits for Firebase, all tries together. */
const PATIENCE = 10_000;
const MOST_BYTES = 256 * 1024;
const PROVIDERS: Record<string, VerifiedIdentity["signInProvider"]> = { password: "password", "google.com": "google" };

/**
 * The Firebase project that holds the shop's accounts; null where its keys are not set.
 * @throws StartFailure when it is given by halves, together with another Google, or with an emulator in a shop that sells
 */
export function chooseFirebase(config: Config): FirebaseProject | null {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator } = config;
  if ((apiKey === undefined) !== (projectId === undefined))
    throw new StartFailure("FIREBASE_API_KEY and FIREBASE_PROJECT_ID are set together, or not at all.");
  if (emulator !== "" && config.NODE_ENV === "production")
    throw new StartFailure(
      "FIREBASE_AUTH_EMULATOR_HOST must not be set with NODE_ENV=production: an emulator's tokens are unsigned, so anybody could log in as anybody.",
    );
  if (apiKey === undefined || projectId === undefined) {
    if (emulator === "") return null;
    throw new StartFailure("FIREBASE_AUTH_EMULATOR_HOST needs FIREBASE_API_KEY and FIREBASE_PROJECT_ID.");
  }
  if (config.GOOGLE_CLIENT_ID !== undefined)
    throw new StartFailure(
      "GOOGLE_CLIENT_ID belongs to the built-in identity service. With Firebase, Google is set up in its console: please remove GOOGLE_CLIENT_ID.",
    );
  return { projectId, apiKey, authDomain: config.FIREBASE_AUTH_DOMAIN, emulator: emulator === "" ? null : emulator };
}

export interface FirebaseWay {
  places?: typeof FIREBASE;
  calling?: Calling;
}

/**
 * Checks the ID tokens of a Firebase project (G-37), and asks Firebase whether the account still stands: a token holds for
 * an hour, and its account may be disabled or deleted meanwhile. An emulator's tokens have no signature to check.
 * @param shopUrl told to Firebase as where the call is from: an API key may be restricted to it
 */
export function firebaseVerifier(
  project: FirebaseProject,
  shopUrl: string,
  now: () => Date,
  { places = FIREBASE, calling = {} }: FirebaseWay = {},
): IdentityVerifier {
  const way = (to: string) => createOutbound({ to, patience: PATIENCE, most: MOST_BYTES }, calling);
  const keys = remoteKeys(way("identity keys"), places.keys, () => now().getTime());
  const service = way("identity");
  const read =
    project.emulator === null ? signedClaims(project.projectId, keys, now) : unsignedClaims(project.projectId, now);
  const accounts =
    project.emulator === null ? places.accounts : `http://${project.emulator}/identitytoolkit.googleapis.com`;
  return {
    async verify(idToken) {
      const claims = await read(idToken);
      const identity = claims && identityOf(claims, now());
      if (!identity) return null;
      const address = `${accounts}/v1/accounts:lookup?key=${project.apiKey}`;
      const account = await askForAccount(service, address, shopUrl, idToken);
      if (account === "user-disabled" || account === null) return account;
      return identity.authenticatedAt < account.validSince ? null : { ...identity, validSince: account.validSince };
    },
  };
}

/** Null when a token holds, but does not say who it speaks of, or speaks of a way in that the shop does not offer. */
function identityOf(claims: JWTPayload, now: Date): VerifiedIdentity | null {
  const { sub, email, name, email_verified, auth_time, firebase } = claims;
  const signInProvider = PROVIDERS[String((firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider)];
  if (typeof sub !== "string" || sub === "" || sub.length > 128 || !signInProvider) return null;
  if (typeof email !== "string" || email === "" || typeof auth_time !== "number") return null;
  if (auth_time * 1000 > now.getTime() + 1000) return null;
  return {
    uid: sub,
    email: email.toLowerCase(),
    emailVerified: email_verified === true,
    name: typeof name === "string" ? name : "",
    signInProvider,
    authenticatedAt: new Date(auth_time * 1000),
    validSince: null,
  };
}

/** What Firebase says of a token whose account has changed since. */
const REFUSALS: Record<string, "user-disabled" | null> = {
  USER_DISABLED: "user-disabled",
  USER_NOT_FOUND: null,
  TOKEN_EXPIRED: null,
  INVALID_ID_TOKEN: null,
};

type Account = { validSince: Date } | "user-disabled" | null;

/** The account behind a token; null when there is none, or none any more that the token counts for. */
async function askForAccount(service: Outbound, url: string, shopUrl: string, idToken: string): Promise<Account> {
  const question = {
    url,
    name: "The account at Firebase",
    method: "POST",
    headers: { "content-type": "application/json", referer: `${shopUrl}/` },
    body: JSON.stringify({ idToken }),
    // It changes nothing there.
    repeatable: true,
  };
  try {
    return await service.ask(question, (answer) => accountOf(answer, question.name));
  } catch (cause) {
    if (cause instanceof IdentityAway) throw cause;
    throw new IdentityAway("Firebase did not answer.", { cause });
  }
}

function accountOf(answer: Answer, name: string): Account {
  const said = readJson(answer, name) as {
    users?: { disabled?: boolean; validSince?: string }[];
    error?: { message?: string };
  } | null;
  if (answer.status !== 200) {
    const reason = said?.error?.message ?? `status ${answer.status}`;
    const refusal = REFUSALS[reason.split(" ")[0]!];
    if (refusal === undefined) throw new IdentityAway(`Firebase refused to look an account up: ${reason}`);
    return refusal;
  }
  const user = said?.users?.[0];
  if (!user) return null;
  return user.disabled ? "user-disabled" : { validSince: new Date(Number(user.validSince ?? 0) * 1000) };
}
