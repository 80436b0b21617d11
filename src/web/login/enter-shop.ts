import { api, ApiError } from "../session/api.ts";
import { idToken, personOfToken, signInByPassword, signUp, type IdentityPerson } from "../session/identity-client.ts";
import type { Credentials, Mode } from "./credentials.ts";
import { signInAtGoogle } from "./google-window.ts";

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
 * @param keep is told who passed the service
 * @throws ApiError with a sentence for the shopper
 */
export async function enterShop(
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
    : await (mode === "Sign Up" ? signUp({ name, email, password }) : signInByPassword({ email, password }));
  keep({ email, password, person });
  try {
    return await shopToken(mode, person, name);
  } catch (error) {
    // The service's session is over, or speaks of another by now: the next try begins at the beginning.
    if (error instanceof ApiError && [401, 403].includes(error.status)) keep(null);
    throw error;
  }
}

/**
 * The whole way in by a Google account (API-17, API-19).
 * @throws ApiError or GoogleRefusal with a sentence for the shopper
 */
export async function enterShopByGoogle(mode: Mode): Promise<Entered> {
  await signInAtGoogle();
  const proof = await idToken();
  const person = personOfToken(proof);
  return exchange(mode, proof, { name: person.name, email: person.email, firebaseUid: person.uid, googleSignIn: true });
}

async function shopToken(mode: Mode, person: IdentityPerson, name: string): Promise<Entered> {
  const who: Claim = { email: person.email, firebaseUid: person.uid, emailPasswordSignIn: true };
  const body = { ...(mode === "Sign Up" && { name }), ...who };
  return { ...(await exchange(mode, await idToken(), body)), customer: { name: person.name, email: person.email } };
}

/** What the specification's client says of the shopper beside the proof. */
interface Claim {
  name?: string;
  email: string;
  firebaseUid: string;
  emailPasswordSignIn?: true;
  googleSignIn?: true;
}

async function exchange(mode: Mode, proof: string, body: Claim): Promise<Entered> {
  const { token } = await api<{ token: string }>(mode === "Sign Up" ? "/api/user/register" : "/api/user/login", {
    headers: { authorization: `Bearer ${proof}` },
    body,
  });
  return { token, customer: { name: body.name ?? "", email: body.email } };
}
