import type { JSONWebKeySet } from "jose";
import type { BuiltinIdentity } from "#domain/accounts/builtin-identity.ts";
import type { IdentityVerifier } from "#domain/accounts/identity-verifier.ts";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import { asShopRefusal } from "./builtin-refusals.ts";
import { chooseGoogle } from "./google.ts";
import { ADDRESS_HEADER, ALGORITHM, issuerOf, openBetterAuth, type BetterAuth } from "./open-better-auth.ts";
import { identityMails } from "./mails.ts";
import { verifyIdTokens } from "./verify-id-token.ts";

const GOOGLE_CALLS = /\/(sign-in\/social|callback\/google)$/;

/** The identity service that every shop has without any key: e-mail and password, on the shop's own database. */
export function createBuiltinIdentity(
  config: Config,
  db: Database,
  log: Log,
  now: () => Date = () => new Date(),
): { verifier: IdentityVerifier; service: BuiltinIdentity } {
  const google = chooseGoogle(config);
  const policy = passwordPolicy(config);
  const mails = identityMails(db, log, config.SHOP_URL);
  const open = onceItWorks(() => openBetterAuth(config, db, log, mails, null));
  // Apart, and when it is first used: opening it asks Google for its addresses, which a login by password need not wait for.
  const openForGoogle = onceItWorks(async () => withGoogle(await openBetterAuth(config, db, log, mails, google)));
  const verifier = verifyIdTokens({ ...issuerOf(config), algorithms: [ALGORITHM], keys: () => publicKeys(open), now });
  const service: BuiltinIdentity = {
    google: google !== null,
    async handle(request, address) {
      const headers = new Headers(request.headers);
      headers.set(ADDRESS_HEADER, address);
      const auth = await (GOOGLE_CALLS.test(new URL(request.url).pathname) ? openForGoogle() : open());
      if (!auth) return asShopRefusal(Response.json({ code: "GOOGLE_AWAY" }, { status: 503 }), policy);
      const response = await auth.handler(new Request(request, { headers }));
      return response.status < 400 ? response : asShopRefusal(response, policy);
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

/** Null as long as Google's addresses cannot be read. */
async function withGoogle(auth: BetterAuth): Promise<BetterAuth | null> {
  return (await auth.$context).socialProviders.some(({ id }) => id === "google") ? auth : null;
}

/** Does `work` once for all who ask; a failure, or nothing, is not kept. */
function onceItWorks<T>(work: () => Promise<T>): () => Promise<T> {
  let doing: Promise<T> | null = null;
  const forget = () => (doing = null);
  return () => {
    doing ??= work().then(
      (made) => {
        if (made === null) forget();
        return made;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return doing;
  };
}
