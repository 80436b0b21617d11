import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { IdentityVerifier, VerifiedIdentity } from "#domain/accounts/identity-verifier.ts";

export interface Issuer {
  issuer: string;
  audience: string;
  algorithms: string[];
  /** The issuer's public keys as they are now. */
  keys(): Promise<JSONWebKeySet>;
  now(): Date;
}

/**
 * Checks the ID tokens of one issuer (G-37): signature, algorithm, issuer, audience, expiry and the claims that the shop
 * needs. The keys are kept; a token signed by a key not seen before has them read once more.
 */
export function verifyIdTokens(issuer: Issuer): IdentityVerifier {
  let kept: Promise<JWTVerifyGetKey> | null = null;
  const read = (): Promise<JWTVerifyGetKey> => {
    const reading = issuer.keys().then(createLocalJWKSet);
    reading.catch(() => (kept = null));
    return reading;
  };
  const check = async (idToken: string, keys: Promise<JWTVerifyGetKey>): Promise<VerifiedIdentity | null> => {
    const { payload } = await jwtVerify(idToken, await keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: issuer.algorithms,
      requiredClaims: ["sub", "exp"],
      currentDate: issuer.now(),
    });
    return identityOf(payload);
  };
  return {
    async verify(idToken) {
      try {
        return await check(idToken, (kept ??= read()));
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        if (!(error instanceof errors.JWKSNoMatchingKey)) return null;
      }
      try {
        return await check(idToken, (kept = read()));
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** Null when a token holds, but does not say who it speaks of. */
function identityOf(claims: JWTPayload): VerifiedIdentity | null {
  const { sub, email, name, email_verified, sign_in_provider, auth_time, iat } = claims;
  if (typeof sub !== "string" || sub === "" || typeof email !== "string" || email === "") return null;
  return {
    uid: sub,
    email: email.toLowerCase(),
    emailVerified: email_verified === true,
    name: typeof name === "string" ? name : "",
    signInProvider: sign_in_provider === "google" ? "google" : "password",
    authenticatedAt: new Date(1000 * (typeof auth_time === "number" ? auth_time : (iat ?? 0))),
    validSince: null,
  };
}
