import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "./browser.ts";
import { startGoogleShop, type GoogleShop } from "./google-shop.ts";
import type { Forgery } from "./openid-provider.ts";

let shop: GoogleShop;

beforeAll(async () => {
  shop = await startGoogleShop();
});
afterAll(() => shop.close());
afterEach(() => shop.google.forge(null));

async function outcome(browser: Browser): Promise<string | null> {
  return (await browser.follow(await browser.wayBack())).searchParams.get("error");
}

describe("Google, as a real OpenID provider on loopback", () => {
  it("LOGIN-07 API-17 API-19 lets a new person and a known one in, as the same customer", async () => {
    for (const way of ["register", "login"] as const) {
      const browser = new Browser(shop.address);
      expect(await outcome(browser)).toBeNull();
      const { token } = await browser.enterShop(way);
      const account = await fetch(`${shop.address}/api/user/get-user`, { headers: { token } });
      const user = { name: "Meera Nair", email: "meera@example.com", authMethod: "Google" };
      expect(await account.json()).toMatchObject({ success: true, user });
    }
    expect(await shop.ctx.db.selectFrom("customer").select("email").execute()).toHaveLength(1);
  });

  it("asks by code, with PKCE, a state and a nonce of its own each time", async () => {
    const browser = new Browser(shop.address);
    const [one, two] = [new URL(await browser.googleAddress()), new URL(await browser.googleAddress())];
    expect(one.searchParams.get("response_type")).toBe("code");
    expect(one.searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.searchParams.get(name)).toMatch(/.{20,}/);
      expect(two.searchParams.get(name)).not.toBe(one.searchParams.get(name));
    }
  });

  const forgeries: [string, Forgery][] = [
    ["another nonce", { claims: { nonce: "another" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["another audience", { claims: { aud: "another-shop" } }],
    ["another issuer", { claims: { iss: "https://elsewhere.example" } }],
    ["an expiry in the past", { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ["no expiry", { claims: { exp: undefined } }],
    ["another's signature", { foreignKey: true }],
    ["no signature", { unsigned: true }],
  ];
  it.each(forgeries)("G-37 refuses an ID token with %s", async (_name, forgery) => {
    shop.google.forge(forgery);
    const browser = new Browser(shop.address);
    expect(await outcome(browser)).toBe("unable_to_get_user_info");
    expect(await browser.isIn()).toBe(false);
  });

  it("G-37 refuses a code that was used before, by the same browser and by another", async () => {
    const browser = new Browser(shop.address);
    const back = await browser.wayBack();
    expect((await browser.follow(back)).searchParams.get("error")).toBeNull();
    expect((await browser.follow(back)).searchParams.get("error")).toBe("state_mismatch");
    const other = new Browser(shop.address);
    const own = new URL(await other.wayBack());
    own.searchParams.set("code", new URL(back).searchParams.get("code")!);
    expect((await other.follow(own.href)).searchParams.get("error")).toBe("invalid_code");
    expect(await other.isIn()).toBe(false);
  });

  it("IDP-03 does not take an unconfirmed address of Google's for somebody's account here", async () => {
    const meera = shop.google.person;
    shop.google.person = { ...meera, sub: "google-2", email_verified: false };
    const browser = new Browser(shop.address);
    expect(await outcome(browser)).toBe("account_not_linked");
    expect(await browser.isIn()).toBe(false);
    shop.google.person = meera;
  });
});
