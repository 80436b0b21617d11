import type { OAuth2Tokens } from "better-auth/oauth2";
import { createOutbound, type Answer, type Calling } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";
import type { Google } from "./google.ts";

/** ms that the shop waits for Google, all tries together. */
export const GOOGLE_PATIENCE = 10_000;
const MOST_BYTES = 256 * 1024;

/** What an OpenID provider says of itself, as far as the shop needs it. */
interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  issuer: string;
}

interface Exchange {
  code: string;
  redirectURI: string;
  codeVerifier?: string | undefined;
}

/** The calls that a way in by Google needs, by the shop's own rules of time and trying again. */
export interface WayToGoogle {
  /** What it says of itself. @throws while it is away, or says nothing of use */
  discover(): Promise<Discovery>;
  /** A code for tokens; once, because a code counts once. @throws while it is away, and for a code that it does not take */
  exchange(at: string, what: Exchange): Promise<OAuth2Tokens>;
}

export function wayToGoogle(google: Google, calling: Calling = {}): WayToGoogle {
  const service = createOutbound({ to: "google", patience: GOOGLE_PATIENCE, most: MOST_BYTES }, calling);
  return {
    discover: () =>
      service.ask({ url: google.discoveryUrl, name: "What Google says of itself" }, (answer) => {
        const said = saidIn(answer, "What Google says of itself");
        for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri", "issuer"])
          if (!URL.canParse(String(said[name]))) throw new Error(`What Google says of itself has no ${name}.`);
        return said as unknown as Discovery;
      }),
    exchange: (url, { code, redirectURI, codeVerifier }) => {
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectURI,
        client_id: google.clientId,
        client_secret: google.clientSecret,
        ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
      };
      const question = {
        url,
        name: "Google's exchange of a code",
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
        body: new URLSearchParams(form).toString(),
      };
      return service.ask(question, (answer) => {
        const { access_token: access, id_token: idToken } = saidIn(answer, question.name);
        if (typeof access !== "string" || typeof idToken !== "string")
          throw new Error(`${question.name} gave no tokens.`);
        return { accessToken: access, idToken };
      });
    },
  };
}

function saidIn(answer: Answer, name: string): Record<string, unknown> {
  if (answer.status !== 200) throw new Error(`${name} was answered with ${answer.status}.`);
  return (readJson(answer, name) ?? {}) as Record<string, unknown>;
}
