import { readFile } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { GOOGLE_RETURN } from "#adapters/identity/google.ts";
import { IDENTITY_SENTENCES, type IdentityErrorCode, type PasswordPolicy } from "#contract/identity.ts";
import { phrase } from "#contract/phrase.ts";
import { identityPhrase } from "#domain/accounts/identity-phrase.ts";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import { refuse, type RefusalCode } from "#contract/result.ts";
import type { App, Routes } from "../app.ts";
import { refusals, sendRefusal } from "../refusals.ts";
import { isSameOrigin } from "../same-origin.ts";
import { say } from "../say.ts";

type PlainCode = Exclude<IdentityErrorCode, "google-elsewhere">;

const PAGES = new URL("../../web/login/", import.meta.url);

const Credentials = { email: Type.String({ maxLength: 254 }), password: Type.String() };
const SignUp = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" }), ...Credentials },
  { additionalProperties: false },
);
const SignIn = Type.Object(Credentials, { additionalProperties: false });
const Address = Type.Object({ email: Credentials.email }, { additionalProperties: false });
const token = Type.String({ minLength: 1, maxLength: 1000 });
const NewPassword = Type.Object({ token, newPassword: Type.String() }, { additionalProperties: false });
const Confirmation = Type.Object({ token }, { additionalProperties: false });
const Policy = Type.Object({
  success: Type.Literal(true),
  min: Type.Integer({ description: "Characters" }),
  max: Type.Integer({ description: "Characters" }),
  needs: Type.Array(Type.String({ description: "lower, upper, digit or symbol" })),
});
const nothing = Type.Optional(Type.Object({}, { additionalProperties: false }));

/**
 * The calls of the built-in identity service that the shop's pages use, and no others of it. It counts guesses by address
 * itself. Where a third party holds the accounts there are none of these.
 */
export const identityRoutes: Routes = (app, ctx) => {
  if (ctx.adapters.firebase) return firebaseLinks(app);
  const service = ctx.adapters.builtinIdentity;
  if (!service) return;
  const policy = passwordPolicy(ctx.config);

  const pass = async (request: FastifyRequest, reply: FastifyReply, instead?: Instead): Promise<FastifyReply> => {
    if (!isSameOrigin(request, ctx.config.SHOP_URL)) {
      return refuseAs(reply, "cross-origin", "forbidden");
    }
    return sendResponse(reply, await service.handle(webRequest(request, instead), request.ip), policy);
  };
  const schema = (summary: string) => ({ tags: ["identity"], summary, response: refusals });

  app.post(
    "/api/identity/sign-up/email",
    { schema: { ...schema("Make an account with a password"), body: SignUp } },
    async (request, reply) => pass(request, reply),
  );
  app.post(
    "/api/identity/sign-in/email",
    { schema: { ...schema("Sign in with a password"), body: SignIn } },
    async (request, reply) => pass(request, reply),
  );
  app.post(
    "/api/identity/sign-in/google",
    { schema: { ...schema("Where to send a window for a Google account"), body: nothing } },
    async (request, reply) => {
      if (!service.google) return refuseAs(reply, "google-not-set-up", "not_found");
      // Google sends the window to SHOP_URL, which would know nothing of what began under another name.
      if (isSameOrigin(request, ctx.config.SHOP_URL) && !isAt(request, ctx.config.SHOP_URL))
        return refuseElsewhere(reply, ctx.config.SHOP_URL);
      const body = {
        provider: "google",
        callbackURL: GOOGLE_RETURN,
        errorCallbackURL: GOOGLE_RETURN,
        disableRedirect: true,
      };
      return pass(request, reply, { path: "/api/identity/sign-in/social", body });
    },
  );
  // Google sends the shopper here, from another site: what guards this call is said in docs/identity.md.
  app.get(
    "/api/identity/callback/google",
    { schema: { ...schema("The way back from Google"), hide: true } },
    async (request, reply) => {
      reply.header("cross-origin-opener-policy", "unsafe-none");
      return sendResponse(reply, await service.handle(webRequest(request), request.ip), policy);
    },
  );
  for (const [file, type] of Object.entries({ "google-return": "text/html", "google-return.js": "text/javascript" })) {
    app.get(`/identity/${file}`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header("cross-origin-opener-policy", "unsafe-none")
        .header("cache-control", "no-cache")
        .type(`${type}; charset=utf-8`)
        .send(await readFile(new URL(file.includes(".") ? file : `${file}.html`, PAGES))),
    );
  }
  app.get(
    "/api/identity/password-policy",
    { schema: { ...schema("What a new password must be like"), response: { 200: Policy, ...refusals } } },
    () => {
      const { min, max, needs } = policy;
      return { success: true as const, min, max, needs: [...needs] };
    },
  );
  app.post(
    "/api/identity/request-password-reset",
    { schema: { ...schema("Mail a link for a new password, if there is such an account"), body: Address } },
    async (request, reply) => pass(request, reply),
  );
  app.post(
    "/api/identity/reset-password",
    { schema: { ...schema("Choose a new password by a mailed link"), body: NewPassword } },
    async (request, reply) => pass(request, reply),
  );
  app.get(
    "/api/identity/verify-email",
    { schema: { ...schema("Confirm an address by a mailed link"), querystring: Confirmation } },
    async (request, reply) => pass(request, reply),
  );
  app.post(
    "/api/identity/sign-out",
    { schema: { ...schema("End the service's session"), body: nothing } },
    async (request, reply) => pass(request, reply),
  );
  app.post(
    "/api/identity/undo-sign-up",
    { schema: { ...schema("Take back an account that never became a customer's"), body: nothing } },
    async (request, reply) => pass(request, reply, { path: "/api/identity/delete-user", body: {} }),
  );
  app.get("/api/identity/token", { schema: schema("An ID token for the service's session") }, async (request, reply) =>
    pass(request, reply),
  );
  app.get("/api/identity/jwks", { schema: schema("The public keys that sign ID tokens") }, async (request, reply) =>
    pass(request, reply),
  );
};

/** Where the links of Firebase's mails may lead, if its console says so: on to the shop's own screens. */
function firebaseLinks(app: App): void {
  const screens: Record<string, string> = { resetPassword: "/reset-password", verifyEmail: "/confirm-email" };
  const Link = Type.Object({ mode: Type.String(), oobCode: Type.String({ maxLength: 1000 }) });
  app.get("/identity/action", { schema: { hide: true, querystring: Link } }, (request, reply) => {
    const screen = screens[request.query.mode];
    if (!screen) return refuseAs(reply, "invalid-action-code", "not_found");
    const token = new URLSearchParams({ token: request.query.oobCode });
    return reply.header("cache-control", "no-store").redirect(`${screen}?${token}`);
  });
}

/** A refusal of the shop's own, with its reason as `code`. */
function refuseAs(reply: FastifyReply, code: PlainCode, kind: RefusalCode): FastifyReply {
  return sendRefusal(reply, refuse(kind, IDENTITY_SENTENCES[code], { extra: { code } }));
}

function refuseElsewhere(reply: FastifyReply, address: string): FastifyReply {
  const code = "google-elsewhere";
  return sendRefusal(reply, refuse("conflict", phrase(IDENTITY_SENTENCES[code], { address }), { extra: { code } }));
}

/** Whether the page is open under the shop's own address; a proxy may not hand on the host. */
function isAt(request: FastifyRequest, shopUrl: string): boolean {
  return (request.headers.origin ?? `${request.protocol}://${request.host}`) === shopUrl;
}

/** The service's own call behind one of ours. */
interface Instead {
  path: string;
  body: object;
}

function webRequest(request: FastifyRequest, instead?: Instead): Request {
  const headers = new Headers();
  for (const name of ["cookie", "origin", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const body = request.method === "POST" ? JSON.stringify(instead?.body ?? request.body ?? {}) : null;
  if (body !== null) headers.set("content-type", "application/json");
  return new Request(new URL(instead?.path ?? request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    body,
  });
}

/** Hands on what the service answered; a refusal is said in the caller's language. */
async function sendResponse(reply: FastifyReply, response: Response, policy: PasswordPolicy): Promise<FastifyReply> {
  reply.code(response.status).header("cache-control", "no-store");
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  if (response.status < 400) return reply.send(await response.text());
  const { code } = (await response.json()) as { code: IdentityErrorCode };
  return reply.send({ success: false, code, message: say(reply.request, identityPhrase(code, policy)) });
}
