import type { JSONWebKeySet } from "jose";
import type { BuiltinIdentity } from "#domain/accounts/builtin-identity.ts";
import type { IdentityVerifier } from "#domain/accounts/identity-verifier.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import { asShopRefusal } from "./builtin-refusals.ts";
import { chooseGoogle } from "./google.ts";
import { ADDRESS_HEADER, ALGORITHM, issuerOf, openBetterAuth, type BetterAuth } from "./open-better-auth.ts";
import { verifyIdTokens } from "./verify-id-token.ts";

/** The identity service that every shop has without any key: e-mail and password, on the shop's own database. */
export function createBuiltinIdentity(
  config: Config,
  db: Database,
  log: Log,
  now: () => Date = () => new Date(),
): { verifier: IdentityVerifier; service: BuiltinIdentity } {
  const google = chooseGoogle(config);
  const open = onceItWorks(() => openBetterAuth(config, db, log, google));
  const verifier = verifyIdTokens({ ...issuerOf(config), algorithms: [ALGORITHM], keys: () => publicKeys(open), now });
  const service: BuiltinIdentity = {
    google: google !== null,
    async handle(request, address) {
      const headers = new Headers(request.headers);
      headers.set(ADDRESS_HEADER, address);
      if (request.url.endsWith("/sign-in/social") && !(await knowsGoogle(await open()))) open.again();
      const auth = await open();
      const response = await auth.handler(new Request(request, { headers }));
      return response.status < 400 ? response : asShopRefusal(response);
    },
    async ensureAccount({ name, email, password }) {
      const { internalAdapter } = await (await open()).$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      const user = found?.user ?? (await (await open()).api.signUpEmail({ body: { name, email, password } })).user;
      return {
        uid: user.id,
        email: user.email,
        emailVerified: user.emailVerified,
        name: user.name,
        signInProvider: "password",
      };
    },
  };
  return { verifier, service };
}

/** The service makes its key when it is first asked for one. */
async function publicKeys(open: () => Promise<BetterAuth>): Promise<JSONWebKeySet> {
  return (await (await open()).api.getJwks()) as JSONWebKeySet;
}

/** False as long as Google's addresses could not be read: the service then opens without it, and tries again when asked. */
async function knowsGoogle(auth: BetterAuth): Promise<boolean> {
  return (await auth.$context).socialProviders.some(({ id }) => id === "google");
}

/** Does `work` once for all who ask, and anew after `again`; a failure is not kept. */
function onceItWorks<T>(work: () => Promise<T>): (() => Promise<T>) & { again(): void } {
  let doing: Promise<T> | null = null;
  const once = () => {
    doing ??= work().catch((error: unknown) => {
      doing = null;
      throw error;
    });
    return doing;
  };
  return Object.assign(once, { again: () => void (doing = null) });
}
