import { chooseIdentity } from "#adapters/identity/choose-identity.ts";
import { identityRoutes } from "#http/api/identity.ts";
import { demoGoogleRoutes } from "#http/api/demo-google.ts";
import { userRoutes } from "#http/api/user.ts";
import { buildApp } from "#http/app.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { holdPort, listenAt } from "#tests/fixtures/held-port.ts";

export interface StartedShop extends TestShop {
  address: string;
}

/** A shop that listens, with the calls of identity; a way in by Google needs real addresses. */
export async function startTestShop(
  env: Record<string, string> = {},
  { at, calling }: { at?: number; calling?: Calling } = {},
): Promise<StartedShop> {
  const port = at ?? (await holdPort());
  const shop = await openTestShop({ env: { PORT: String(port), ...env } });
  if (calling) Object.assign(shop.ctx.adapters, chooseIdentity(shop.ctx.config, shop.ctx.db, shop.ctx.log, calling));
  const app = await buildApp(shop.ctx, [identityRoutes, demoGoogleRoutes, userRoutes]);
  const address = await listenAt(app, port);
  const close = async () => {
    await app.close();
    await shop.close();
  };
  return { ...shop, address, close };
}

/** One shopper's browser as far as cookies and redirects go. Cookies are kept by host and name. */
export class Browser {
  readonly #shop: string;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(shop: string) {
    this.#shop = shop;
  }

  /** One request, no redirect followed. */
  async get(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#shop);
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name!);
      else jar.set(name!, value!);
    }
    return response;
  }

  post(address: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json", origin: this.#shop };
    return this.get(address, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** Follows redirects until a page comes; where that is. */
  async follow(address: string): Promise<URL> {
    let url = new URL(address, this.#shop);
    for (let hops = 0; hops < 20; hops += 1) {
      const response = await this.get(url.href);
      const next = response.headers.get("location");
      if (next === null) return url;
      url = new URL(next, url);
    }
    throw new Error(`Too many redirects: ${url.href}`);
  }

  /** Where the shop sends a window for a Google account. */
  async googleAddress(): Promise<string> {
    const reply = await this.post("/api/identity/sign-in/google", {});
    const { url } = (await reply.json()) as { url: string };
    return url;
  }

  /** The address with which Google sends the window back to the shop. */
  async wayBack(): Promise<string> {
    let url = new URL(await this.googleAddress());
    while (!url.href.startsWith(this.#shop)) {
      const reply = await this.get(url.href);
      url = new URL(reply.headers.get("location")!, url);
    }
    return url.href;
  }

  /** Whether the identity service knows whose browser it is. */
  async isIn(): Promise<boolean> {
    return (await this.get("/api/identity/token")).status === 200;
  }

  /** The proof exchanged for the shop's token, as the login page does it. */
  async enterShop(way: "register" | "login"): Promise<{ success: boolean; message: string; token: string }> {
    const { token } = (await (await this.get("/api/identity/token")).json()) as { token: string };
    const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, string>;
    const reply = await this.get(`/api/user/${way}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        name: claims["name"],
        email: claims["email"],
        firebaseUid: claims["sub"],
        googleSignIn: true,
      }),
    });
    return (await reply.json()) as { success: boolean; message: string; token: string };
  }
}
