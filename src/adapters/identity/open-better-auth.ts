import { sql } from "kysely";
import { passwordFault } from "#contract/identity.ts";
import { leaveEverywhere } from "#domain/accounts/leave-everywhere.ts";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { GOOGLE_RETURN } from "./google.ts";
import type { IdentityMails } from "./mails.ts";
import { shopSecret } from "#platform/database/shop-secret.ts";
import type { Log } from "#platform/log.ts";

/** Where the service answers, below the shop's address. */
export const IDENTITY_PATH = "/api/identity";
/** The header in which the caller's address is handed on; nothing from outside arrives in it. */
export const ADDRESS_HEADER = "x-shop-caller-address";
/** The header of a call that must mail nothing, and is answered as if it had. */
export const NO_MAIL_HEADER = "x-shop-no-mail";
export const ALGORITHM = "EdDSA";

/** Seconds. A session of the service bridges the moment between signing in and the shop's own token, and no more. */
const SESSION_LASTS = 60 * 60;
/** Seconds that the links in mails hold. */
const RESET_LASTS = 60 * 60;
const CONFIRM_LASTS = 24 * 60 * 60;
/** Where the service's calls carry a new password. */
const PASSWORD_FIELDS: Record<string, string> = { "/sign-up/email": "password", "/reset-password": "newPassword" };
const PASSWORD_CODES = { "weak-password": "PASSWORD_TOO_SHORT", "password-too-long": "PASSWORD_TOO_LONG" } as const;
/** Tries to sign in or up, an address and minute. A demo is tried by many at once, and guards nothing. */
const TRIES = { shop: 20, demo: 600 };

/** What the service works with. */
interface Opening {
  config: Config;
  db: Database;
  log: Log;
  mails: IdentityMails;
  /** How Google lets shoppers in; null where it does not. */
  google: GenericOAuthConfig<"google"> | null;
  now: () => Date;
}

export type BetterAuth = Awaited<ReturnType<typeof openBetterAuth>>;

/** Who issues the shop's ID tokens, and for whom. */
export function issuerOf(config: Config): { issuer: string; audience: string } {
  return { issuer: config.SHOP_URL + IDENTITY_PATH, audience: config.SHOP_URL };
}

/**
 * Opens better-auth on the schema `identity` of the shop's own database, through the shop's own pool.
 * It is imported here and not above: half a second that only the first login of a shop needs to wait for.
 */
export async function openBetterAuth({ config, db, log, mails, google, now }: Opening) {
  const [{ betterAuth }, { APIError, createAuthMiddleware }, { jwt }, { genericOAuth }, secret] = await Promise.all([
    import("better-auth"),
    import("better-auth/api"),
    import("better-auth/plugins/jwt"),
    import("better-auth/plugins/generic-oauth"),
    shopSecret(db, "identity"),
  ]);
  const { issuer, audience } = issuerOf(config);
  const policy = passwordPolicy(config);
  const tries = { window: 60, max: config.DEMO ? TRIES.demo : TRIES.shop };
  return betterAuth({
    secret,
    baseURL: config.SHOP_URL,
    basePath: IDENTITY_PATH,
    database: { db, type: "postgres", schemaName: "identity", transaction: true },
    emailAndPassword: {
      enabled: true,
      // The policy is held below, for whoever calls; accounts that the shop makes itself choose their own.
      minPasswordLength: 1,
      maxPasswordLength: policy.max,
      resetPasswordTokenExpiresIn: RESET_LASTS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        if (!request?.headers.has(NO_MAIL_HEADER)) mails.newPassword(user, token, request);
      },
      // Who holds the mail of an address has confirmed it; who knew the old password is out.
      onPasswordReset: async ({ user }) => {
        await sql`update identity."user" set "emailVerified" = true where id = ${user.id}`.execute(db);
        await leaveEverywhere(db, { identity_uid: user.id }, now());
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: CONFIRM_LASTS,
      // Accounts that the shop makes itself, such as the demo's, come without a request.
      sendVerificationEmail: async ({ user, token }, request) => {
        if (request) mails.confirmAddress(user, token, request);
      },
    },
    user: {
      deleteUser: {
        enabled: true,
        // For a sign-up that the shop itself then refused; whoever is a customer is not deleted by a call.
        beforeDelete: async ({ id }) => {
          const known = await db.selectFrom("customer").where("identity_uid", "=", id).select("id").executeTakeFirst();
          if (known) throw new APIError("FORBIDDEN", { code: "SESSION_NOT_FRESH" });
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body, request }) => {
        const field = request && PASSWORD_FIELDS[path];
        const password = field && (body as Record<string, unknown>)[field];
        const fault = typeof password === "string" && passwordFault(policy, password);
        if (fault) throw new APIError("BAD_REQUEST", { code: PASSWORD_CODES[fault] });
      }),
    },
    session: {
      expiresIn: SESSION_LASTS,
      updateAge: SESSION_LASTS,
      additionalFields: { signInProvider: { type: "string", required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, call) => ({
            data: { ...session, signInProvider: call?.path?.startsWith("/callback/") ? "google" : "password" },
          }),
        },
      },
    },
    onAPIError: {
      errorURL: config.SHOP_URL + GOOGLE_RETURN,
      onError: (err) => {
        if (!(err instanceof APIError) || err.statusCode >= 500) log.error({ err, part: "identity" }, "a call failed");
      },
    },
    // The shop may be reached by more names than SHOP_URL; that a call comes from its own page is checked where it arrives.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 1200,
      customRules: {
        "/sign-in/email": tries,
        "/sign-up/email": tries,
        "/sign-in/social": tries,
        "/request-password-reset": tries,
        "/reset-password": tries,
        "/verify-email": tries,
      },
    },
    advanced: {
      cookiePrefix: "identity",
      defaultCookieAttributes: { path: IDENTITY_PATH, sameSite: "strict" },
      // Alone of them all it must come along when Google sends the shopper back: docs/identity.md.
      cookies: { state: { attributes: { sameSite: "lax" } } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: { level: "warn", log: (level, message) => writeLog(log, level, message) },
    plugins: [
      genericOAuth({ config: google ? [google] : [] }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: ALGORITHM, crv: "Ed25519" } },
        jwt: {
          issuer,
          audience,
          expirationTime: "15m",
          definePayload: ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            sign_in_provider: session["signInProvider"] ?? "password",
            auth_time: session.createdAt.getTime() / 1000,
          }),
        },
      }),
    ],
  });
}

/** A mistyped password is a warning to better-auth, and nothing to the shop's log. */
function writeLog(log: Log, level: string, message: string): void {
  if (level === "error") log.error({ part: "identity" }, message);
  else log.debug({ part: "identity" }, message);
}
