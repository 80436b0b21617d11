import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** The stand-in for Google inside a demo. Its client is no secret: whoever has it can do no more than choose an account. */
export const DEMO_GOOGLE = {
  path: "/identity/demo-google",
  client: { clientId: "demo-shop", clientSecret: "demo-shop-secret" },
} as const;

/** The made-up people who can be chosen. */
export const DEMO_PEOPLE = [
  { sub: "demo-google-asha", name: "Asha Rao", email: "asha.rao@google-demo.example" },
  { sub: "demo-google-ravi", name: "Ravi Menon", email: "ravi.menon@google-demo.example" },
] as const;

const ALGORITHM = "ES256";
/** ms */
const CODE_LASTS = 60_000;

/** What the shop asks for when it sends somebody here. */
export interface Ask {
  client_id: string;
  redirect_uri: string;
  state: string;
  nonce: string;
  code_challenge: string;
}

interface Grant {
  person: (typeof DEMO_PEOPLE)[number];
  ask: Ask;
  until: number;
}

/** A small OpenID provider: discovery, keys, codes that hold once and for a minute, ID tokens. */
export interface DemoGoogle {
  /** @param own the address at which the shop reaches itself */
  discovery(own: string): object;
  keys(): Promise<object>;
  /** Whether the shop itself asks. */
  takes(ask: Ask): boolean;
  /** Where to send the shopper after a choice, or after none; null for somebody unknown. */
  choose(ask: Ask, sub: string | undefined): string | null;
  /** The token endpoint's answer; null for a code that does not hold. */
  exchange(form: URLSearchParams): Promise<object | null>;
}

/** @param shopUrl the address that shoppers use */
export function demoGoogle(shopUrl: string, redirectUri: string, now: () => Date): DemoGoogle {
  const issuer = shopUrl + DEMO_GOOGLE.path;
  const { clientId, clientSecret } = DEMO_GOOGLE.client;
  const grants = new Map<string, Grant>();
  let made: ReturnType<typeof generateKeyPair> | null = null;
  const pair = () => (made ??= generateKeyPair(ALGORITHM));
  return {
    discovery: (own) => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${own}${DEMO_GOOGLE.path}/token`,
      jwks_uri: `${own}${DEMO_GOOGLE.path}/jwks`,
      id_token_signing_alg_values_supported: [ALGORITHM],
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
    }),
    keys: async () => ({
      keys: [{ ...(await exportJWK((await pair()).publicKey)), alg: ALGORITHM, use: "sig", kid: "1" }],
    }),
    takes: (ask) => ask.client_id === clientId && ask.redirect_uri === redirectUri,
    choose(ask, sub) {
      const back = new URL(ask.redirect_uri);
      back.searchParams.set("state", ask.state);
      if (sub === undefined) back.searchParams.set("error", "access_denied");
      else {
        const person = DEMO_PEOPLE.find((one) => one.sub === sub);
        if (!person) return null;
        const code = randomBytes(24).toString("base64url");
        const at = now().getTime();
        for (const [old, { until }] of grants) if (until <= at) grants.delete(old);
        grants.set(code, { person, ask, until: at + CODE_LASTS });
        back.searchParams.set("code", code);
      }
      return back.href;
    },
    async exchange(form) {
      const code = form.get("code") ?? "";
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const holds =
        grant !== undefined &&
        grant.until > now().getTime() &&
        form.get("client_id") === clientId &&
        form.get("client_secret") === clientSecret &&
        form.get("redirect_uri") === grant.ask.redirect_uri &&
        challenge === grant.ask.code_challenge;
      if (!holds) return null;
      const { sub, email, name } = grant.person;
      const id_token = await new SignJWT({ email, email_verified: true, name, nonce: grant.ask.nonce })
        .setProtectedHeader({ alg: ALGORITHM, kid: "1" })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign((await pair()).privateKey);
      return { access_token: randomBytes(24).toString("base64url"), token_type: "Bearer", expires_in: 300, id_token };
    },
  };
}
