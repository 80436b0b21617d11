import type { IdentityErrorCode } from "#contract/identity.ts";
import { IdentityRefusal } from "./identity-client.ts";

/** Firebase's codes (after "auth/") in the shop's words; one that is not here gives the general sentence. */
const CODES: Record<string, IdentityErrorCode> = {
  "email-already-in-use": "email-already-in-use",
  "credential-already-in-use": "email-already-in-use",
  "wrong-password": "wrong-password",
  "invalid-credential": "invalid-credential",
  "invalid-login-credentials": "invalid-credential",
  "user-not-found": "user-not-found",
  "invalid-email": "invalid-email",
  "missing-email": "invalid-email",
  "weak-password": "weak-password",
  "missing-password": "weak-password",
  "password-does-not-meet-requirements": "weak-password",
  "user-disabled": "user-disabled",
  "user-token-expired": "user-token-expired",
  "invalid-user-token": "user-token-expired",
  "null-user": "user-token-expired",
  "requires-recent-login": "requires-recent-login",
  "too-many-requests": "too-many-requests",
  "quota-exceeded": "too-many-requests",
  "expired-action-code": "expired-action-code",
  "invalid-action-code": "invalid-action-code",
  "invalid-verification-code": "invalid-verification-code",
  "missing-verification-code": "invalid-verification-code",
  "code-expired": "invalid-verification-code",
  "network-request-failed": "network-request-failed",
  timeout: "network-request-failed",
  "multi-factor-auth-required": "multi-factor-auth-required",
  "popup-closed-by-user": "popup-closed",
  "cancelled-popup-request": "popup-closed",
  "user-cancelled": "popup-closed",
  "popup-blocked": "popup-blocked",
  "account-exists-with-different-credential": "account-exists",
  "operation-not-allowed": "operation-not-allowed",
  "admin-restricted-operation": "operation-not-allowed",
  "unauthorized-domain": "operation-not-allowed",
};

/** Firebase's own code, without "auth/"; undefined for what is not its error. */
export function firebaseCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && code.startsWith("auth/") ? code.slice("auth/".length) : undefined;
}

/** A refusal of Firebase in the shop's words (IDP-21); anything else as it is. */
export function firebaseRefusal(error: unknown): unknown {
  const code = firebaseCode(error);
  if (code === undefined) return error;
  return new IdentityRefusal(CODES[code] ?? "unknown", { cause: error });
}
