import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdentityRefusal, networkTimeout, type IdentityClient, type Proof } from "./identity-client.ts";
import { keepFresh } from "./keep-fresh.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-01-01T00:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

/** A service whose answers are told one by one; it tells when it was asked (ms after the start), and for what. */
function service(...answers: (Proof | IdentityRefusal)[]) {
  const asked: [number, boolean][] = [];
  let signedOut = 0;
  const client = {
    proof: async (fresh = false) => {
      asked.push([Date.now() - START, fresh]);
      const answer = answers.shift();
      if (!answer) return new Promise<never>(() => undefined);
      if (answer instanceof IdentityRefusal) throw answer;
      return answer;
    },
    signOut: async () => void (signedOut += 1),
  } as unknown as IdentityClient;
  return { client, asked, signedOut: () => signedOut };
}

const lasting = (minutes: number, from = 0): Proof => ({ token: "t", expiresAt: START + (from + minutes) * MINUTE });
const away = () => new IdentityRefusal("network-request-failed");
const never = () => expect.unreachable();

describe("keepFresh", () => {
  it("IDP-16 asks for a new proof 5 minutes before the old one ends, again and again", async () => {
    const { client, asked } = service(lasting(60), lasting(60, 55), lasting(60, 110));
    keepFresh(client, never);
    await vi.advanceTimersByTimeAsync(170 * MINUTE);
    expect(asked).toEqual([
      [0, false],
      [55 * MINUTE, true],
      [110 * MINUTE, true],
      [165 * MINUTE, true],
    ]);
  });

  it("IDP-17 tries again 30 s after a network failure, then after twice as long each time, up to 16 minutes", async () => {
    const { client, asked } = service(lasting(60), ...Array.from({ length: 8 }, away));
    keepFresh(client, never);
    await vi.advanceTimersByTimeAsync(200 * MINUTE);
    const waits = asked.slice(2).map(([at], index) => (at - asked[index + 1]![0]) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
  });

  it("IDP-17 begins at 30 s again once it has got through", async () => {
    const { client, asked } = service(lasting(10), away(), away(), lasting(10, 10), away(), lasting(60, 60));
    keepFresh(client, never);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    const [, first, second, through, , last] = asked.map(([at]) => at / 1000);
    expect([second! - first!, through! - second!]).toEqual([30, 60]);
    expect(last! - asked[4]![0] / 1000).toBe(30);
  });

  it.each(["user-disabled", "user-token-expired"] as const)(
    "IDP-18 signs out and says so when a refresh is refused with %s",
    async (code) => {
      const told: string[] = [];
      const { client, asked, signedOut } = service(lasting(60), new IdentityRefusal(code));
      keepFresh(client, (refusal) => told.push(refusal.code));
      await vi.advanceTimersByTimeAsync(300 * MINUTE);
      expect([told, signedOut(), asked.length]).toEqual([[code], 1, 2]);
    },
  );

  it("asks no more once it is stopped", async () => {
    const { client, asked } = service(lasting(60));
    keepFresh(client, never)();
    await vi.advanceTimersByTimeAsync(300 * MINUTE);
    expect(asked).toHaveLength(1);
  });
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36", 30_000],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", 60_000],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", 60_000],
])("IDP-19 %s waits %i ms", (userAgent, ms) => {
  vi.stubGlobal("navigator", { userAgent });
  expect(networkTimeout()).toBe(ms);
  vi.unstubAllGlobals();
});
