import { afterEach, describe, expect, it, vi } from "vitest";
import { IDENTITY_SENTENCES, type IdentityErrorCode } from "#contract/identity.ts";
import { ApiError } from "../session/api.ts";
import { builtinClient } from "./builtin-client.ts";
import { IdentityRefusal } from "./identity-client.ts";

const client = builtinClient({ min: 6, max: 128, needs: [] }, "https://shop.example");
const asha = { email: "asha@example.com", password: "a-fine-password" };
afterEach(() => vi.unstubAllGlobals());

/** Has the shop answer so to whatever is asked. */
const answer = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => Response.json({ success: false, ...body }, { status }));
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("the built-in service in the browser", () => {
  it.each<[IdentityErrorCode, number]>([
    ["email-already-in-use", 422],
    ["wrong-password", 400],
    ["invalid-credential", 401],
    ["user-not-found", 401],
    ["user-disabled", 403],
    ["too-many-requests", 429],
    ["expired-action-code", 400],
    ["invalid-action-code", 400],
    ["requires-recent-login", 403],
    ["user-token-expired", 401],
    ["weak-password", 400],
    ["invalid-verification-code", 400],
    ["network-request-failed", 503],
    ["multi-factor-auth-required", 403],
  ])("IDP-21 IDP-22 N-10 %s has its sentence", async (code, status) => {
    answer(status, { code, message: "in whatever language" });
    const error = await thrown(client.signIn(asha));
    expect(error).toBeInstanceOf(IdentityRefusal);
    expect([(error as IdentityRefusal).code, (error as Error).message]).toEqual([code, IDENTITY_SENTENCES[code]]);
  });

  it("IDP-21 a failed fetch is network-request-failed", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await thrown(client.signIn(asha))).toMatchObject({ code: "network-request-failed" });
  });

  it("IDP-19 gives a call up after 30 s", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    answer(200, { user: { id: "1", email: asha.email, name: "Asha" } });
    await client.signIn(asha);
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  it("what the shop says without a code of these stays as it is", async () => {
    answer(400, { message: "Name is required.", errors: { name: "Name is required." } });
    const error = await thrown(client.signUp({ name: "", ...asha }));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).errors).toEqual({ name: "Name is required." });
  });

  it("ERR-27 opens no Google window under another address than the shop's own, and says where there is one", async () => {
    vi.stubGlobal("window", { location: { origin: "http://localhost:3000" }, open: () => expect.unreachable() });
    expect(await thrown(client.signInWithGoogle())).toMatchObject({
      code: "google-elsewhere",
      address: "https://shop.example",
    });
  });
});
