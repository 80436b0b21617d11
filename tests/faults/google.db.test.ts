import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Calling } from "#platform/outbound/outbound.ts";
import type { Mood } from "#tests/fixtures/service-server.ts";
import { Browser } from "#tests/identity/browser.ts";
import { startGoogleShop, type GoogleShop } from "#tests/identity/google-shop.ts";

const MOODS: Mood[] = ["down", "slow", "error", "nonsense", "half"];

let shop: GoogleShop;
let later = 0;
/** A Google that is slow is not waited for; one that is well is, on a busy machine too. */
const calling: Calling = { now: () => performance.now() + later, pause: async () => {} };

beforeAll(async () => {
  shop = await startGoogleShop(calling);
});
afterAll(() => shop.close());
beforeEach(() => becomes("", "well"));

/** From now on, on the paths that begin so. */
function becomes(of: string, is: Mood): void {
  shop.google.mood = { of, is };
  calling.patience = is === "slow" ? 300 : 60_000;
  // The circuit, should it have opened, lets somebody try.
  later += 60_000;
}

async function entersByPassword(): Promise<void> {
  const browser = new Browser(shop.address);
  const email = `${crypto.randomUUID()}@example.com`;
  const reply = await browser.post("/api/identity/sign-up/email", { name: "Asha", email, password: "long enough 1" });
  expect(reply.status).toBe(200);
  expect(await browser.isIn()).toBe(true);
}

async function entersByGoogle(): Promise<void> {
  const browser = new Browser(shop.address);
  expect((await browser.follow(await browser.wayBack())).searchParams.get("error")).toBeNull();
  expect(await browser.isIn()).toBe(true);
}

describe("Google, before anybody came in by it,", () => {
  it.each(MOODS)("is %s: who asks is told so, a password still opens the door", async (mood) => {
    becomes("/.well-known", mood);
    const reply = await new Browser(shop.address).post("/api/identity/sign-in/google", {});
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([503, "network-request-failed"]);
    await entersByPassword();
  });

  it("is back: it takes shoppers without a new start", entersByGoogle);
});

describe("Google, while a shopper comes back from it,", () => {
  it.each(MOODS)("is %s where codes are exchanged: nobody is let in, and the next one is", async (mood) => {
    const browser = new Browser(shop.address);
    const back = await browser.wayBack();
    becomes("/token", mood);
    expect((await browser.follow(back)).searchParams.get("error")).toBe("invalid_code");
    expect(await browser.isIn()).toBe(false);
    becomes("", "well");
    await entersByGoogle();
  });
});

describe("Google's keys", () => {
  it.each(MOODS)("are %s: nobody is let in unproven, and the next one is let in", async (mood) => {
    // A process that has not seen the keys yet.
    const other = await startGoogleShop();
    const come = async () => {
      const browser = new Browser(other.address);
      const back = await browser.wayBack();
      return [(await browser.follow(back)).searchParams.get("error"), await browser.isIn()];
    };
    other.google.mood = { of: "/jwks", is: mood };
    expect(await come()).toEqual(["unable_to_get_user_info", false]);
    other.google.mood = { of: "/jwks", is: "well" };
    expect(await come()).toEqual([null, true]);
    await other.close();
  });
});
