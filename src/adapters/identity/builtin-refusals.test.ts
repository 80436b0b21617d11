import { describe, expect, it } from "vitest";
import type { IdentityErrorCode } from "#contract/identity.ts";
import { asShopRefusal } from "./builtin-refusals.ts";

const refused = async (status: number, body: object, headers: Record<string, string> = {}) => {
  const reply = await asShopRefusal(Response.json(body, { status, headers }));
  return { status: reply.status, headers: reply.headers, ...((await reply.json()) as { code: string }) };
};

describe("IDP-21 IDP-22 N-10 each refusal of the built-in service", () => {
  it.each<[string, number, IdentityErrorCode]>([
    ["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", 422, "email-already-in-use"],
    ["INVALID_PASSWORD", 400, "wrong-password"],
    ["INVALID_EMAIL_OR_PASSWORD", 401, "invalid-credential"],
    ["CREDENTIAL_ACCOUNT_NOT_FOUND", 400, "invalid-credential"],
    ["BANNED_USER", 403, "user-disabled"],
    ["TOO_MANY_ATTEMPTS", 403, "too-many-requests"],
    ["TOKEN_EXPIRED", 401, "expired-action-code"],
    ["OTP_EXPIRED", 400, "expired-action-code"],
    ["INVALID_TOKEN", 400, "invalid-action-code"],
    ["SESSION_NOT_FRESH", 403, "requires-recent-login"],
    ["SESSION_EXPIRED", 401, "user-token-expired"],
    ["PASSWORD_TOO_SHORT", 400, "weak-password"],
    ["PASSWORD_TOO_LONG", 400, "password-too-long"],
    ["INVALID_OTP", 400, "invalid-verification-code"],
    ["GOOGLE_AWAY", 503, "network-request-failed"],
    ["INVALID_EMAIL", 400, "invalid-email"],
    ["INVALID_ORIGIN", 403, "cross-origin"],
    ["SOMETHING_NEW", 400, "unknown"],
  ])("%s with %i is %s", async (code, status, ours) => {
    expect((await refused(status, { code })).code).toBe(ours);
  });

  it.each<[number, IdentityErrorCode]>([
    [401, "user-token-expired"],
    [429, "too-many-requests"],
    [418, "unknown"],
  ])("a bare %i is %s", async (status, ours) => {
    expect(await refused(status, { message: "?" })).toMatchObject({ status, code: ours });
  });

  it("a bad link is no bad login: it would end the session of who opened it", async () => {
    expect((await refused(401, { code: "TOKEN_EXPIRED" })).status).toBe(400);
  });

  it("says when to come back", async () => {
    expect((await refused(429, {}, { "x-retry-after": "42" })).headers.get("retry-after")).toBe("42");
  });
});
