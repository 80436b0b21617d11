import type { IdentityErrorCode } from "#contract/identity.ts";

/** better-auth's own codes in the shop's words; one that is not here gives the general sentence. */
const CODES: Record<string, IdentityErrorCode> = {
  USER_ALREADY_EXISTS: "email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-already-in-use",
  INVALID_EMAIL_OR_PASSWORD: "invalid-credential",
  INVALID_EMAIL: "invalid-email",
  INVALID_PASSWORD: "wrong-password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "invalid-credential",
  SESSION_NOT_FRESH: "requires-recent-login",
  FAILED_TO_GET_SESSION: "user-token-expired",
  BANNED_USER: "user-disabled",
  INVALID_OTP: "invalid-verification-code",
  INVALID_CODE: "invalid-verification-code",
  OTP_EXPIRED: "expired-action-code",
  TOO_MANY_ATTEMPTS: "too-many-requests",
  PASSWORD_TOO_SHORT: "weak-password",
  PASSWORD_TOO_LONG: "password-too-long",
  GOOGLE_AWAY: "network-request-failed",
  INVALID_TOKEN: "invalid-action-code",
  TOKEN_EXPIRED: "expired-action-code",
  USER_NOT_FOUND: "invalid-action-code",
  SESSION_EXPIRED: "user-token-expired",
  INVALID_ORIGIN: "cross-origin",
  MISSING_OR_NULL_ORIGIN: "cross-origin",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "cross-origin",
};

const BY_STATUS: Record<number, IdentityErrorCode> = { 401: "user-token-expired", 429: "too-many-requests" };

/** A refusal of better-auth with the shop's own name of its reason as `code`; whoever hands it on says it (G-24). Its headers are kept. */
export async function asShopRefusal(response: Response): Promise<Response> {
  const said = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  const code = CODES[said?.code ?? ""] ?? codeOfMessage(said?.message) ?? BY_STATUS[response.status] ?? "unknown";
  const headers = new Headers(response.headers);
  headers.set("content-type", "application/json; charset=utf-8");
  headers.delete("content-length");
  const wait = headers.get("x-retry-after");
  if (wait) headers.set("retry-after", wait);
  // A bad link is no bad login: 401 would end the session of who opened it.
  const status = response.status < 400 || code.endsWith("-action-code") ? 400 : response.status;
  return new Response(JSON.stringify({ code }), { status, headers });
}

/** Where better-auth's input check speaks before its own: "[body.email] Invalid email address". */
function codeOfMessage(message: string | undefined): IdentityErrorCode | undefined {
  if (message?.includes("body.email")) return "invalid-email";
  return message?.includes("body.password") ? "weak-password" : undefined;
}
