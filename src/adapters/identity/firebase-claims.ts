import { errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { IdentityAway } from "#domain/accounts/identity-verifier.ts";

/** Reads an ID token's claims; null for one that does not hold. @throws IdentityAway when the keys cannot be had */
export type ReadClaims = (idToken: string) => Promise<JWTPayload | null>;

/** Claims of a Firebase project's tokens: signature by Google's keys, algorithm, issuer, audience, expiry. */
export function signedClaims(projectId: string, keys: JWTVerifyGetKey, now: () => Date): ReadClaims {
  return async (idToken) => {
    try {
      const expected = { ...issuerOf(projectId), algorithms: ["RS256"], currentDate: now() };
      return (await jwtVerify(idToken, keys, { ...expected, requiredClaims: ["sub", "exp", "iat"] })).payload;
    } catch (error) {
      if (isAboutToken(error)) return null;
      throw new IdentityAway("Google's keys could not be had.", { cause: error });
    }
  };
}

/** Claims of an emulator's tokens, which have no signature. */
export function unsignedClaims(projectId: string, now: () => Date): ReadClaims {
  return async (idToken) => {
    try {
      return UnsecuredJWT.decode(idToken, { ...issuerOf(projectId), currentDate: now() }).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}

function issuerOf(projectId: string): { issuer: string; audience: string } {
  return { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
}

const ABOUT_TOKEN = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function isAboutToken(error: unknown): boolean {
  return ABOUT_TOKEN.some((kind) => error instanceof kind);
}
