import { setTimeout } from "node:timers/promises";
import type { JSONWebKeySet } from "jose";
import type { BuiltinIdentity } from "#domain/accounts/builtin-identity.ts";
import type { IdentityVerifier } from "#domain/accounts/identity-verifier.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import { isDatabaseAway } from "#platform/database/is-away.ts";
import type { Log } from "#platform/log.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { shopSecret } from "#platform/database/shop-secret.ts";
import { within } from "#platform/time-limit.ts";
import { asShopRefusal } from "./builtin-refusals.ts";
import { chooseGoogle, openIdConnect } from "./google.ts";
import { guardGuesses } from "./guard-guesses.ts";
import { countGuesses } from "./guesses.ts";
import {
  ADDRESS_HEADER,
  ALGORITHM,
  IDENTITY_PATH,
  issuerOf,
  NO_MAIL_HEADER,
  openBetterAuth,
  type BetterAuth,
} from "./open-better-auth.ts";
import { identityMails } from "./mails.ts";
import { GOOGLE_PATIENCE, wayToGoogle } from "./way-to-google.ts";
import { verifyIdTokens } from "./verify-id-token.ts";

const PASSWORD_CALL = `${IDENTITY_PATH}/sign-in/email`;
const MAIL_CALL = `${IDENTITY_PATH}/request-password-reset`;
/** ms that a call for a link takes at least: longer than what it does for an address that has an account. */
const MAIL_CALL_TAKES = 300;
const GOOGLE_CALLS = /\/(sign-in\/social|callback\/google)$/;

/** The identity service that every shop has without any key: e-mail and password, on the shop's own database. */
export function createBuiltinIdentity(
  config: Config,
  db: Database,
  log: Log,
  calling: Calling = {},
  now: () => Date = () => new Date(),
): { verifier: IdentityVerifier; service: BuiltinIdentity } {
  const google = chooseGoogle(config);
  const mails = identityMails(db, log, config.SHOP_URL);
  const guesses = onceItWorks(async () => countGuesses(db, await shopSecret(db, "guesses"), config.DEMO, now));
  const opening = { config, db, log, mails, now };
  const open = onceItWorks(() => openBetterAuth({ ...opening, google: null }));
  const way = google && wayToGoogle(google, calling);
  // Apart, and when it is first used: opening it asks Google for its addresses, which a login by password need not wait for.
  const openForGoogle = onceItWorks(async () => {
    if (!google || !way) return null;
    const away = (error: unknown) => {
      log.warn({ err: error, part: "identity" }, "Google does not say where it takes shoppers");
      return null;
    };
    const said = await way.discover().catch(away);
    if (!said) return null;
    // better-auth asks once more, without a limit of its own; whoever comes later does not wait for that.
    const opened = openBetterAuth({ ...opening, google: openIdConnect(google, way, said.token_endpoint) });
    const auth = await within(GOOGLE_PATIENCE, opened).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      return away(error);
    });
    return auth && withGoogle(auth);
  });
  const signed = verifyIdTokens({ ...issuerOf(config), algorithms: [ALGORITHM], keys: () => publicKeys(open), now });
  const verifier: IdentityVerifier = {
    // A token holds for minutes, and its account may be deleted meanwhile.
    async verify(idToken) {
      const identity = await signed.verify(idToken);
      if (identity === null || identity === "user-disabled") return identity;
      const { internalAdapter } = await (await open()).$context;
      return (await internalAdapter.findUserById(identity.uid)) ? identity : null;
    },
  };
  const service: BuiltinIdentity = {
    google: google !== null,
    async handle(request, address) {
      const headers = new Headers(request.headers);
      headers.set(ADDRESS_HEADER, address);
      const { pathname } = new URL(request.url);
      const auth = await (GOOGLE_CALLS.test(pathname) ? openForGoogle() : open());
      if (!auth) return asShopRefusal(Response.json({ code: "GOOGLE_AWAY" }, { status: 503 }));
      const answer = () => auth.handler(new Request(request, { headers }));
      const caller = { address, path: IDENTITY_PATH, secure: config.SHOP_URL.startsWith("https:") };
      let response: Response;
      if (pathname === PASSWORD_CALL) response = await guardGuesses(await guesses(), request.clone(), caller, answer);
      else if (pathname === MAIL_CALL) {
        const { email } = (await request.clone().json()) as { email: string };
        if (!(await (await guesses()).mayMail(email))) headers.set(NO_MAIL_HEADER, "1");
        [response] = await Promise.all([answer(), setTimeout(MAIL_CALL_TAKES)]);
      } else response = await answer();
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
        authenticatedAt: now(),
        validSince: null,
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
