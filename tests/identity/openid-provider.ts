import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWTPayload } from "jose";
import { interactionPolicy, Provider } from "oidc-provider";
import { sendIn, type Mood } from "#tests/fixtures/service-server.ts";

/** What to put in place of an ID token: other claims, or another key than the provider's own. */
export interface Forgery {
  claims?: JWTPayload;
  foreignKey?: boolean;
  unsigned?: boolean;
}

export interface OpenIdProvider {
  issuer: string;
  /** Has every later ID token forged so; null for honest ones. */
  forge(how: Forgery | null): void;
  /** How it behaves on the paths that begin so; well on all others. */
  mood: { of: string; is: Mood };
  /** The person who signs in from now on. */
  person: { sub: string; email: string; email_verified: boolean; name: string };
  close(): Promise<void>;
}

export const CLIENT = { id: "the-shop", secret: "the-secret-of-the-shop-at-google" };

/** A real OpenID provider (oidc-provider) on loopback, with one person who agrees to everything. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [own, foreign] = await Promise.all([keyPair(), keyPair()]);
  let forgery: Forgery | null = null;
  const self: OpenIdProvider = {
    issuer,
    forge: (how) => void (forgery = how),
    mood: { of: "", is: "well" },
    person: { sub: "google-1", email: "meera@example.com", email_verified: true, name: "Meera Nair" },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  // The shop asks, as Google allows, that an account is chosen each time.
  const choices = interactionPolicy.base();
  choices.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: "1", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["only for this test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: choices, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...self.person, sub }) }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== "/token" || !body?.id_token || !forgery) return;
    const claims = { ...decodeJwt(body.id_token), ...forgery.claims };
    const { privateKey } = forgery.foreignKey ? foreign : own;
    body.id_token = forgery.unsigned
      ? `${part({ alg: "none" })}.${part(claims)}.`
      : await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(privateKey);
    ctx.body = body;
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (self.mood.is !== "well" && request.url?.startsWith(self.mood.of))
      return sendIn(self.mood.is, response, 200, '{"issuer":"none"}');
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const login = { accountId: self.person.sub };
    void provider.interactionFinished(
      request,
      response,
      { login, select_account: {} },
      { mergeWithLastSubmission: false },
    );
  });
  return self;
}

function keyPair() {
  return generateKeyPair("RS256", { extractable: true });
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
