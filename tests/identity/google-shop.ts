import type { Calling } from "#platform/outbound/outbound.ts";
import { holdPort } from "#tests/fixtures/held-port.ts";
import { startTestShop, type StartedShop } from "./browser.ts";
import { CLIENT, startOpenIdProvider, type OpenIdProvider } from "./openid-provider.ts";

/** A shop that listens, and what it takes for Google. */
export interface GoogleShop extends StartedShop {
  google: OpenIdProvider;
}

/** Starts a shop with the calls of identity, and a real OpenID provider that knows it as its client. */
export async function startGoogleShop(calling?: Calling): Promise<GoogleShop> {
  const port = await holdPort();
  const google = await startOpenIdProvider(`http://127.0.0.1:${port}/api/identity/callback/google`);
  const client = { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: google.issuer };
  const shop = await startTestShop(client, { at: port, ...(calling && { calling }) });
  const close = async () => {
    await shop.close();
    await google.close();
  };
  return { ...shop, google, close };
}
