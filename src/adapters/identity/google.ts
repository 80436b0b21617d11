import { decodeJwt } from "jose";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { standInsAllowed, type Config } from "#platform/config.ts";
import { loopbackAddress } from "#platform/listen-address.ts";
import { StartFailure } from "#platform/start-failure.ts";
import type { WayToGoogle } from "./way-to-google.ts";
import { DEMO_GOOGLE } from "./demo-google/provider.ts";

/** Where a window comes back to from Google, with the outcome for the page that opened it. */
export const GOOGLE_RETURN = "/identity/google-return";

/** An OpenID provider behind "Continue with Google". */
export interface Google {
  issuer: string;
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
}

/**
 * Google with a client id, the shop's own stand-in without one; null where the shop sells for real and has none. Only
 * addresses and keys differ: both go through the same flow and the same checks.
 * @throws StartFailure when the client is given by halves
 */
export function chooseGoogle(config: Config): Google | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new StartFailure("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together, or not at all.");
  if (clientId && clientSecret) return { issuer, discoveryUrl: discoveryOf(issuer), clientId, clientSecret };
  if (!standInsAllowed(config)) return null;
  const { path, client } = DEMO_GOOGLE;
  const own = loopbackAddress(config.HOST, config.PORT) + path;
  return { issuer: config.SHOP_URL + path, discoveryUrl: discoveryOf(own), ...client };
}

/**
 * The provider as better-auth takes it: code flow with PKCE, state and nonce. The ID token's signature, issuer, audience,
 * expiry and nonce are checked before `getUserInfo`, which takes nobody without such a token.
 * @param tokensAt where it exchanges codes
 */
export function openIdConnect(google: Google, way: WayToGoogle, tokensAt: string): GenericOAuthConfig<"google"> {
  return {
    providerId: "google",
    discoveryUrl: google.discoveryUrl,
    getToken: (exchange) => way.exchange(tokensAt, exchange),
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    scopes: ["openid", "email", "profile"],
    prompt: "select_account",
    pkce: true,
    requireIdTokenVerification: true,
    async getUserInfo({ idToken }) {
      if (!idToken) return null;
      const { iss, sub, exp, email, email_verified, name } = decodeJwt<Record<string, unknown>>(idToken);
      if (iss !== google.issuer || typeof exp !== "number" || typeof email !== "string") return null;
      return { sub, email, emailVerified: email_verified === true, name: typeof name === "string" ? name : "" };
    },
  };
}

function discoveryOf(issuer: string): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}
