import { api, ApiError } from "../session/api.ts";
import type { Credentials, Mode } from "./credentials.ts";
import type { IdentityClient, IdentityPerson } from "./identity-client.ts";

export interface Entered {
  token: string;
  customer: { name: string; email: string };
}

/** One who passed the identity service in a try whose second half, the shop's own, failed. */
export interface Vouched {
  email: string;
  password: string;
  person: IdentityPerson;
}

/**
 * The whole way in by password: the identity service, its proof, the shop's token (API-16, API-18).
 * @param vouched who passed the service before, so that a second try after a failure does not sign up twice
 * @param keep is told who passed the service where the shop did not take them yet, else null
 * @throws IdentityRefusal or ApiError
 */
export async function enterShop(
  client: IdentityClient,
  mode: Mode,
  credentials: Credentials,
  vouched: Vouched | null,
  keep: (vouched: Vouched | null) => void,
): Promise<Entered> {
  const email = credentials.email.trim();
  const { password } = credentials;
  const name = credentials.name.trim();
  const isSame = vouched?.email === email && vouched.password === password;
  const person = isSame
    ? vouched.person
    : await (mode === "signUp" ? client.signUp({ name, email, password }) : client.signIn({ email, password }));
  const who: Claim = { email: person.email, firebaseUid: person.uid, emailPasswordSignIn: true };
  try {
    const entered = await exchange(client, mode, { ...(mode === "signUp" && { name }), ...who });
    keep(null);
    return { ...entered, customer: { name: person.name, email: person.email } };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // The service's session is over, or speaks of another by now: the next try begins at the beginning.
    keep([401, 403, 409].includes(status) ? null : { email, password, person });
    // The shop will never take the account that was made a moment ago, and nobody else could make it again.
    if (status === 409 && mode === "signUp") await client.undoSignUp().catch(() => undefined);
    throw error;
  }
}

/**
 * The whole way in by a Google account (API-17, API-19).
 * @throws IdentityRefusal or ApiError
 */
export async function enterShopByGoogle(client: IdentityClient, mode: Mode): Promise<Entered> {
  const { uid, email, name } = await client.signInWithGoogle();
  return exchange(client, mode, { name, email, firebaseUid: uid, googleSignIn: true });
}

/** What the specification's client says of the shopper beside the proof. */
interface Claim {
  name?: string;
  email: string;
  firebaseUid: string;
  emailPasswordSignIn?: true;
  googleSignIn?: true;
}

/** The identity service has done its part then: what remains in this browser is the shop's token. */
async function exchange(client: IdentityClient, mode: Mode, body: Claim): Promise<Entered> {
  const proof = await client.proof();
  const { token } = await api<{ token: string }>(mode === "signUp" ? "/api/user/register" : "/api/user/login", {
    headers: { authorization: `Bearer ${proof.token}` },
    body,
  });
  client.signOut().catch((error: unknown) => console.warn("The identity service was not told of the end.", error));
  return { token, customer: { name: body.name ?? "", email: body.email } };
}
