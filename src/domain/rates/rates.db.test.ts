import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import { snapshotRates } from "#adapters/rates/snapshot.ts";
import { buildApp } from "#http/app.ts";
import { ratesRoutes } from "#http/api/rates.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { shareFetches } from "#adapters/rates/share-fetches.ts";
import { exchangeRateService } from "#adapters/rates/exchange-rate-service.ts";
import { openRateService, RATE_KEY, type RateService } from "#tests/fixtures/rate-service.ts";
import type { Mood } from "#tests/fixtures/service-server.ts";
import { allRates } from "./all-rates.ts";
import { currentQuote } from "./current-quote.ts";
import { shopFigures } from "../operation/shop-figures.ts";
import { rateAge } from "./rate-age.ts";
import { refreshRates } from "./refresh-rates.ts";
import { wasGiven } from "./was-given.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse("2026-11-21T12:00:00Z");

let shop: TestShop;
let time = START;
let service: RateService;
const shipped = (await snapshotRates.fetchRates()).rates;

beforeAll(async () => {
  service = await openRateService();
  // A service that is slow is not waited for; one that is well is, on a busy machine too.
  const patience = {
    get pair() {
      return service.mood === "slow" ? 300 : 30_000;
    },
    all: 60_000,
  };
  const source = exchangeRateService({ apiUrl: service.url, key: RATE_KEY, patience });
  const rates = shareFetches(source);
  shop = await openTestShop({ now: () => new Date(time), adapters: { rates } });
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  await shop.ctx.db.deleteFrom("rate_snapshot").execute();
  await shop.ctx.db.deleteFrom("rate_refresh").execute();
  time = START;
  service.mood = "well";
  service.calls.length = 0;
  service.madeAt = START / 1000 - 3600;
  service.rates = { ...shipped, USD: 0.012 };
});

const rows = () => shop.ctx.db.selectFrom("rate_snapshot").selectAll().orderBy("id").execute();
const dollars = async () => (await currentQuote(shop.ctx, "USD")).conversionRate;

/** A day goes by, and the service says something else. */
function nextDay(rates: Record<string, unknown> = {}): void {
  time += DAY + 20 * MINUTE;
  service.madeAt += 86_400;
  service.rates = { ...service.rates, ...rates };
}

describe("rates", () => {
  it("LIM-02 rupees are 1 and need no source", async () => {
    expect(await currentQuote(shop.ctx, "INR")).toEqual({ currency: "INR", conversionRate: 1 });
    expect(service.calls).toEqual([]);
  });

  it("CUR-02 are taken once for all who ask at the same time", async () => {
    const shown = await Promise.all(Array.from({ length: 20 }, dollars));
    expect(shown.filter((rate) => rate !== 0.012 && rate !== 1)).toEqual([]);
    // A page waits for the first ones for 3 s, whatever the machine is busy with; they come all the same.
    await expect.poll(dollars).toBe(0.012);
    expect(await rows()).toHaveLength(1);
  });

  it("CUR-02 are taken anew when the service has others, and not before", async () => {
    await refreshRates(shop.ctx);
    const asked = service.calls.length;
    time += 22 * 60 * MINUTE;
    await refreshRates(shop.ctx);
    expect(service.calls).toHaveLength(asked);
    nextDay({ USD: 0.013 });
    await refreshRates(shop.ctx);
    expect(await dollars()).toBe(0.013);
    expect(await rows()).toHaveLength(2);
  });

  it("CUR-02 are confirmed, not kept twice, when the service says the same again", async () => {
    await refreshRates(shop.ctx);
    nextDay();
    await refreshRates(shop.ctx);
    const [only, other] = await rows();
    expect(other).toBeUndefined();
    expect(only).toMatchObject({ taken_at: new Date(time), quoted_at: new Date(service.madeAt * 1000) });
  });

  it("CUR-01 go over to the service at once when its key is set", async () => {
    const before = { ...shop.ctx, adapters: { ...shop.ctx.adapters, rates: snapshotRates } };
    await refreshRates(before);
    expect(await dollars()).toBe(shipped.USD);
    await refreshRates(shop.ctx);
    expect(await dollars()).toBe(0.012);
    await refreshRates(before);
    expect(await dollars()).toBe(0.012);
  });

  it.each<Mood>(["down", "slow", "error", "nonsense", "half"])(
    "ERR-06 stay the last known while the service is %s, which is left alone more and more, and come back with it",
    async (mood) => {
      await refreshRates(shop.ctx);
      nextDay({ USD: 0.013 });
      service.mood = mood;
      await refreshRates(shop.ctx);
      expect(await dollars()).toBe(0.012);
      const first = await rateAge(shop.ctx);
      expect(first).toMatchObject({ failures: 1, age: DAY + 80 * MINUTE, source: "exchange-rate service" });
      expect(first?.problem).toMatch(/^The rate of/);
      const asked = service.calls.length;
      await refreshRates(shop.ctx);
      expect(service.calls).toHaveLength(asked);
      time += 2 * MINUTE;
      await refreshRates(shop.ctx);
      expect(await rateAge(shop.ctx)).toMatchObject({ failures: 2 });
      service.mood = "well";
      time += 3 * MINUTE;
      await refreshRates(shop.ctx);
      expect(await dollars()).toBe(0.013);
      expect(await rateAge(shop.ctx)).toMatchObject({ failures: 0, problem: null });
      expect(await rows()).toHaveLength(2);
    },
  );

  it.each([
    ["0", 0],
    ["negative", -1],
    ["no number", "NaN"],
    ["missing", undefined],
    ["a hundred times as much", 1.2],
  ])("ERR-06 one that is %s is refused, the known one stays, the others are taken", async (_, rate) => {
    await refreshRates(shop.ctx);
    const known = service.madeAt;
    nextDay({ USD: rate, EUR: 0.0095 });
    if (rate === undefined) delete service.rates["USD"];
    await refreshRates(shop.ctx);
    expect(await dollars()).toBe(0.012);
    expect((await currentQuote(shop.ctx, "EUR")).conversionRate).toBe(0.0095);
    const age = await rateAge(shop.ctx);
    expect(age).toMatchObject({ failures: 1, oldest: { currency: "USD", quotedAt: new Date(known * 1000) } });
    expect(age?.problem).toContain("The rate of USD");
    nextDay({ USD: 0.0125 });
    await refreshRates(shop.ctx);
    expect(await dollars()).toBe(0.0125);
    expect(await rateAge(shop.ctx)).toMatchObject({ failures: 0, problem: null });
  });

  it("ERR-06 fall back to rupees where there never were any, and the service is left alone", async () => {
    service.mood = "down";
    await refreshRates(shop.ctx);
    expect(await currentQuote(shop.ctx, "USD")).toEqual({ currency: "INR", conversionRate: 1 });
    const asked = service.calls.length;
    expect(await allRates(shop.ctx)).toMatchObject({
      ok: false,
      code: "unavailable",
      message: "Failed to fetch currency rates",
    });
    expect(service.calls).toHaveLength(asked);
    expect(await rateAge(shop.ctx)).toBeNull();
  });

  it("ERR-06 keep no page waiting: a shop without any rates shows rupees after 3 s, and takes them when they come", async () => {
    service.mood = "slow";
    const patience = { pair: 120_000, all: 120_000 };
    const patient = exchangeRateService({ apiUrl: service.url, key: RATE_KEY, patience });
    const ctx = { ...shop.ctx, adapters: { ...shop.ctx.adapters, rates: patient } };
    expect(await currentQuote(ctx, "USD")).toEqual({ currency: "INR", conversionRate: 1 });
    expect(await rateAge(ctx)).toBeNull();
    expect(await shop.ctx.db.selectFrom("rate_refresh").selectAll().execute()).toEqual([]);
    service.mood = "down";
    service.hangUp();
    await expect
      .poll(() => shop.ctx.db.selectFrom("rate_refresh").select("failures").executeTakeFirst())
      .toEqual({ failures: 1 });
    service.mood = "well";
    time += 2 * MINUTE;
    await expect.poll(async () => (await currentQuote(ctx, "USD")).conversionRate).toBe(0.012);
  });

  it("G-38 hold for an order as long as they are on offer, and a day from then on", async () => {
    await refreshRates(shop.ctx);
    const old = await currentQuote(shop.ctx, "USD");
    nextDay({ USD: 0.013 });
    expect(await wasGiven(shop.ctx, old)).toBe(true);
    await refreshRates(shop.ctx);
    const fresh = await currentQuote(shop.ctx, "USD");
    expect(fresh.conversionRate).toBe(0.013);
    time += DAY;
    expect(await wasGiven(shop.ctx, old)).toBe(true);
    expect(await wasGiven(shop.ctx, fresh)).toBe(true);
    time += 1;
    expect(await wasGiven(shop.ctx, old)).toBe(false);
    expect(await wasGiven(shop.ctx, fresh)).toBe(true);
    expect(await wasGiven(shop.ctx, { currency: "USD", conversionRate: 0.0001 })).toBe(false);
    expect(await wasGiven(shop.ctx, { currency: "INR", conversionRate: 0.5 })).toBe(false);
  });
});

describe("the rate calls", () => {
  it("CUR-01 answer a pair, whatever the letter case", async () => {
    const app = await buildApp(shop.ctx, [ratesRoutes]);
    await refreshRates(shop.ctx);
    const reply = await app.inject("/api/rates/pair/inr/USD");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      result: "success",
      base_code: "INR",
      target_code: "USD",
      conversion_rate: 0.012,
      time_last_update_unix: START / 1000 - 3600,
    });
    const back = await app.inject("/api/rates/pair/USD/INR");
    expect(back.json().conversion_rate).toBeCloseTo(1 / 0.012, 9);
    expect((await app.inject("/api/rates/pair/INR/XYZ")).statusCode).toBe(404);
    await app.close();
  });

  it("LIM-01 answer all 22 rates", async () => {
    const app = await buildApp(shop.ctx, [ratesRoutes]);
    await refreshRates(shop.ctx);
    const { base_code, conversion_rates } = (await app.inject("/api/rates")).json();
    expect(base_code).toBe("INR");
    expect(Object.keys(conversion_rates)).toEqual(CURRENCY_CODES);
    await app.close();
  });

  it("ERR-06 are refused while the shop never got any rates", async () => {
    service.mood = "down";
    const app = await buildApp(shop.ctx, [ratesRoutes]);
    const reply = await app.inject("/api/rates");
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ success: false, message: "Failed to fetch currency rates" });
    await app.close();
  });

  it("ERR-06 CUR-01 show their age to the operator at /readyz", async () => {
    const app = await buildApp(shop.ctx, []);
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
    await refreshRates(shop.ctx);
    time += 2 * 60 * MINUTE;
    expect((await app.inject("/readyz")).json()).toEqual({
      status: "ready",
      rates: { source: "exchange-rate service", oldest: "2026-11-21T11:00:00.000Z", hours: 3, failures: 0 },
    });
    await app.close();
  });
});

describe("the figures of rates", () => {
  const figures = async (ctx = shop.ctx) => (await shopFigures(ctx)).rates;

  it("count from when the service made the oldest rate in force, and each try in vain since", async () => {
    expect(await figures()).toBeNull();
    await refreshRates(shop.ctx);
    expect(await figures()).toEqual({ age: 3600, failures: 0 });
    nextDay({ USD: -1 });
    await refreshRates(shop.ctx);
    expect(await figures()).toEqual({ age: 3600 + (time - START) / 1000, failures: 1 });
    nextDay();
    service.rates = { ...service.rates, USD: 0.012 };
    await refreshRates(shop.ctx);
    expect(await figures()).toEqual({ age: (time - service.madeAt * 1000) / 1000, failures: 0 });
  });

  it("are none where the rates are those that ship with the shop, however old they are", async () => {
    const fixed = { ...shop.ctx, adapters: { ...shop.ctx.adapters, rates: shareFetches(snapshotRates) } };
    await refreshRates(fixed);
    time += 30 * DAY;
    await refreshRates(fixed);
    expect(await figures(fixed)).toBeNull();
    // With a key set, and the service not asked yet, the shipped ones are in force and old.
    expect((await figures())!.age).toBeGreaterThan((30 * DAY) / 1000);
  });
});
