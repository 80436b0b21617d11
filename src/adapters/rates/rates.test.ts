import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import type { RateQuote, RateSource } from "#domain/rates/rate-source.ts";
import { openRateService, RATE_KEY, type RateService } from "#tests/fixtures/rate-service.ts";
import type { Mood } from "#tests/fixtures/service-server.ts";
import { exchangeRateService } from "./exchange-rate-service.ts";
import { shareFetches } from "./share-fetches.ts";
import { snapshotRates } from "./snapshot.ts";

let service: RateService;
beforeAll(async () => {
  service = await openRateService();
});
afterAll(() => service.close());
const shipped = (await snapshotRates.fetchRates()).rates;
beforeEach(() => {
  service.mood = "well";
  service.calls.length = 0;
  service.rates = { ...shipped };
});

/** A service that is slow is not waited for; one that is well is, on a busy machine too. */
const open = (key = RATE_KEY) => {
  const slow = { patience: { pair: 300, all: 10_000 } };
  const calling = { pause: async () => {} };
  return exchangeRateService({ apiUrl: service.url, key, calling, ...(service.mood === "slow" && slow) });
};

describe.each<[string, () => RateSource]>([
  ["the rates that ship with the shop", () => snapshotRates],
  ["the exchange-rate service", () => open()],
])("%s", (_, source) => {
  it("LIM-01 LIM-02 cover all 22 currencies against the rupee, which is 1", async () => {
    const { rates, problem } = await source().fetchRates();
    expect(Object.keys(rates).toSorted()).toEqual(CURRENCY_CODES.toSorted());
    expect(rates.INR).toBe(1);
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
    expect(problem).toBeNull();
  });

  it("CUR-01 say whose they are and of when", async () => {
    const { source: name, quotedAt } = await source().fetchRates();
    expect(name).toBe(source().name);
    expect(quotedAt.getTime()).toBeGreaterThan(Date.UTC(2025, 0));
    expect(quotedAt.getTime()).toBeLessThan(Date.UTC(2030, 0));
  });
});

describe("the exchange-rate service", () => {
  it("CUR-01 CUR-04 is asked for each pair once, with the key of the settings", async () => {
    const { rates, nextAt } = await open().fetchRates();
    const wanted = CURRENCY_CODES.filter((code) => code !== "INR").map((code) => `/${RATE_KEY}/pair/INR/${code}`);
    expect(service.calls.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
    expect(rates.JPY).toBe(shipped.JPY);
    expect(nextAt).toEqual(new Date((service.madeAt + 86_400) * 1000));
  });

  it.each<Mood>(["down", "slow", "error", "nonsense", "half"])(
    "ERR-06 fails in time when the service is %s, without naming the key, and asks a few pairs only",
    async (mood) => {
      service.mood = mood;
      const failure = await open()
        .fetchRates()
        .then(String, (error: Error) => error.message);
      expect(failure).toMatch(/^The rate of [A-Z]{3} (had no answer|was answered with)/);
      expect(failure).not.toContain(RATE_KEY);
      // Of three at a time that fail, each is asked for twice at most, and then two more have begun.
      expect(service.calls.length).toBeLessThanOrEqual(10);
    },
  );

  it("CUR-04 says of a wrong key that it is one, and does not print it", async () => {
    await expect(open("another-key").fetchRates()).rejects.toThrow(/was answered with 403 \(invalid-key\)\.$/);
  });

  it("CUR-01 gives what did come when some pairs fail, and says which did not", async () => {
    delete service.rates["ZAR"];
    service.rates["USD"] = "0.012";
    const { rates, problem } = await open().fetchRates();
    expect(Object.keys(rates)).toHaveLength(20);
    expect(rates).not.toHaveProperty("ZAR");
    expect(problem).toContain("The rate of ZAR was answered with 404 (unsupported-code).");
    expect(problem).toContain("The rate of USD was answered without a rate or its time.");
  });

  it("CUR-01 takes no rate of another pair", async () => {
    const { url } = service;
    const other: RateSource = exchangeRateService({ apiUrl: `${url}/${RATE_KEY}/pair/INR/INR?`, key: "x" });
    await expect(other.fetchRates()).rejects.toThrow("that of another pair");
  });
});

describe("a shared source", () => {
  it("CUR-01 is asked once for all who ask at the same time", async () => {
    const waiting: PromiseWithResolvers<RateQuote>[] = [];
    const quote = await snapshotRates.fetchRates();
    const shared = shareFetches({
      name: "slow",
      fetchRates() {
        const call = Promise.withResolvers<RateQuote>();
        waiting.push(call);
        return call.promise;
      },
    });
    const answers = [shared.fetchRates(), shared.fetchRates(), shared.fetchRates()];
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve(quote);
    expect(await Promise.all(answers)).toEqual([quote, quote, quote]);
    const later = shared.fetchRates();
    expect(waiting).toHaveLength(2);
    waiting[1]?.reject(new Error("away"));
    await expect(later).rejects.toThrow("away");
  });
});
