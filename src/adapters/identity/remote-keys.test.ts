import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IdentityAway } from "#domain/accounts/identity-verifier.ts";
import { createOutbound, type Calling } from "#platform/outbound/outbound.ts";
import { openService, type Mood, type ServiceServer } from "#tests/fixtures/service-server.ts";
import { signedClaims } from "./firebase-claims.ts";
import { remoteKeys } from "./remote-keys.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MOODS: Mood[] = ["down", "slow", "error", "nonsense", "half"];

let service: ServiceServer;
let own: CryptoKey;
let next: CryptoKey;
/** What the service has to say: keys of the signer, and from a certain day on of the next one. */
let known: object[];
let both: object[];
let time: number;
/** Keys that are slow to come are not waited for; those that come are, on a busy machine too. */
const calling: Calling = { now: () => time, pause: async () => {} };
beforeAll(async () => {
  const [one, two] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  [own, next] = [one.privateKey, two.privateKey];
  const jwk = async (key: CryptoKey, kid: string) => ({ ...(await exportJWK(key)), kid, alg: "RS256", use: "sig" });
  both = [await jwk(one.publicKey, "1"), await jwk(two.publicKey, "2")];
  service = await openService(() => ({ status: 200, body: { keys: known } }));
});
afterAll(() => service.close());
beforeEach(() => {
  time = Date.parse("2026-01-01T12:00:00Z");
  known = both.slice(0, 1);
  service.calls.length = 0;
  becomes("well");
});

function becomes(mood: Mood): void {
  service.mood = mood;
  calling.patience = mood === "slow" ? 300 : 60_000;
}

function open() {
  const way = createOutbound({ to: "identity keys", patience: 60_000, most: 100_000 }, calling);
  const read = signedClaims(
    "weft",
    remoteKeys(way, `${service.url}/keys`, () => time),
    () => new Date(time),
  );
  return async (by = own, kid = "1") => {
    const claims = { iss: "https://securetoken.google.com/weft", aud: "weft", sub: "uid", iat: time / 1000 - 60 };
    const token = new SignJWT({ ...claims, exp: time / 1000 + 60 }).setProtectedHeader({ alg: "RS256", kid });
    return (await read(await token.sign(by)))?.sub;
  };
}

describe("the keys of tokens (G-37)", () => {
  it.each(MOODS)(
    "%s at first: nobody gets in, nobody is called a forger, and it goes on when they are there",
    async (mood) => {
      const read = open();
      becomes(mood);
      await expect(read()).rejects.toThrow(IdentityAway);
      becomes("well");
      expect(await read()).toBe("uid");
    },
  );

  it.each(MOODS)("%s later: those that are known go on for a day, and nobody waits for others", async (mood) => {
    const read = open();
    expect(await read()).toBe("uid");
    becomes(mood);
    for (const hours of [5, 2, 16]) {
      time += hours * HOUR;
      expect(await read()).toBe("uid");
    }
    await expect.poll(() => service.calls.length).toBeGreaterThan(1);
    time += HOUR;
    await expect(read()).rejects.toThrow(IdentityAway);
    becomes("well");
    time += HOUR;
    expect(await read()).toBe("uid");
  });

  it("are read anew once they are six hours old", async () => {
    const read = open();
    await read();
    time += 6 * HOUR - 1;
    await read();
    expect(service.calls).toHaveLength(1);
    time += 1;
    await read();
    await expect.poll(() => service.calls.length).toBe(2);
  });

  it("are read anew for one that is not known, at most every half minute", async () => {
    const read = open();
    expect(await read()).toBe("uid");
    known = both;
    expect(await read(next, "2")).toBeUndefined();
    time += MINUTE / 2;
    expect(await read(next, "2")).toBe("uid");
    expect([await read(own, "3"), await read(own, "4")]).toEqual([undefined, undefined]);
    expect(service.calls).toHaveLength(2);
  });

  it("that are away when a new one is needed make nobody a forger", async () => {
    const read = open();
    await read();
    becomes("error");
    time += MINUTE;
    await expect(read(next, "2")).rejects.toThrow(IdentityAway);
    expect(await read()).toBe("uid");
  });

  it("are asked for once for all who wait", async () => {
    const read = open();
    expect(await Promise.all(Array.from({ length: 10 }, () => read()))).toEqual(Array(10).fill("uid"));
    expect(service.calls).toHaveLength(1);
  });
});
