import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import { snapshotRates } from "#adapters/rates/snapshot.ts";
import { buildApp } from "#http/app.ts";
import { ratesRoutes } from "#http/api/rates.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { allRates } from "./all-rates.ts";
import { currentQuote } from "./current-quote.ts";
import { wasGiven } from "./was-given.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse("2026-11-21T12:00:00Z");

let shop: TestShop;
let time = START;
let fetches = 0;
let rate = 0.012;
let away = false;

const source = {
  async fetchRates() {
    fetches += 1;
    if (away) throw new Error("away");
    const quote = await snapshotRates.fetchRates();
    return { ...quote, rates: { ...quote.rates, USD: rate } };
  },
};

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(time), adapters: { rates: source } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.deleteFrom("rate_snapshot").execute();
  time = START;
  fetches = 0;
  rate = 0.012;
  away = false;
});

const rows = () => shop.ctx.db.selectFrom("rate_snapshot").selectAll().orderBy("taken_at").execute();

describe("rates", () => {
  it("LIM-02 rupees are 1 and need no source", async () => {
    expect(await currentQuote(shop.ctx, "INR")).toEqual({ currency: "INR", conversionRate: 1 });
    expect(fetches).toBe(0);
  });

  it("CUR-02 are taken once for all who ask at the same time", async () => {
    const quotes = await Promise.all(Array.from({ length: 20 }, () => currentQuote(shop.ctx, "USD")));
    expect(new Set(quotes.map((quote) => quote.conversionRate))).toEqual(new Set([0.012]));
    expect(await rows()).toHaveLength(1);
  });

  it("CUR-02 are taken anew after a day, and not before", async () => {
    await currentQuote(shop.ctx, "USD");
    rate = 0.013;
    time += DAY - 1;
    expect((await currentQuote(shop.ctx, "USD")).conversionRate).toBe(0.012);
    expect(fetches).toBe(1);
    time += 1;
    expect((await currentQuote(shop.ctx, "USD")).conversionRate).toBe(0.013);
    expect(await rows()).toHaveLength(2);
  });

  it("ERR-06 stay the last known while the source is away", async () => {
    await currentQuote(shop.ctx, "USD");
    time += 3 * DAY;
    away = true;
    expect((await currentQuote(shop.ctx, "USD")).conversionRate).toBe(0.012);
  });

  it("ERR-06 fall back to rupees where there never were any", async () => {
    away = true;
    expect(await currentQuote(shop.ctx, "USD")).toEqual({ currency: "INR", conversionRate: 1 });
    expect(await allRates(shop.ctx)).toMatchObject({
      ok: false,
      code: "unavailable",
      message: "Failed to fetch currency rates",
    });
  });

  it("G-38 are marked as given at most once a minute", async () => {
    await currentQuote(shop.ctx, "USD");
    time += MINUTE - 1;
    await currentQuote(shop.ctx, "USD");
    expect((await rows())[0]?.last_given_at).toEqual(new Date(START));
    time += 1;
    await currentQuote(shop.ctx, "USD");
    expect((await rows())[0]?.last_given_at).toEqual(new Date(START + MINUTE));
  });

  it("G-38 hold for an order for a day after they were last given out", async () => {
    const old = await currentQuote(shop.ctx, "USD");
    time += DAY;
    rate = 0.013;
    const fresh = await currentQuote(shop.ctx, "USD");
    expect(await wasGiven(shop.ctx, old)).toBe(true);
    expect(await wasGiven(shop.ctx, fresh)).toBe(true);
    time += 2 * MINUTE;
    expect(await wasGiven(shop.ctx, old)).toBe(false);
    expect(await wasGiven(shop.ctx, { currency: "USD", conversionRate: 0.0001 })).toBe(false);
    expect(await wasGiven(shop.ctx, { currency: "INR", conversionRate: 0.5 })).toBe(false);
  });
});

describe("the rate calls", () => {
  it("CUR-01 answer a pair, whatever the letter case", async () => {
    const app = await buildApp(shop.ctx, [ratesRoutes]);
    const reply = await app.inject("/api/rates/pair/inr/USD");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      result: "success",
      base_code: "INR",
      target_code: "USD",
      conversion_rate: 0.012,
      time_last_update_unix: 1_751_328_000,
    });
    const back = await app.inject("/api/rates/pair/USD/INR");
    expect(back.json().conversion_rate).toBeCloseTo(1 / 0.012, 9);
    expect((await app.inject("/api/rates/pair/INR/XYZ")).statusCode).toBe(404);
    await app.close();
  });

  it("LIM-01 answer all 22 rates", async () => {
    const app = await buildApp(shop.ctx, [ratesRoutes]);
    const { base_code, conversion_rates } = (await app.inject("/api/rates")).json();
    expect(base_code).toBe("INR");
    expect(Object.keys(conversion_rates)).toEqual(CURRENCY_CODES);
    await app.close();
  });

  it("ERR-06 are refused while the shop never got any rates", async () => {
    away = true;
    const app = await buildApp(shop.ctx, [ratesRoutes]);
    const reply = await app.inject("/api/rates");
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ success: false, message: "Failed to fetch currency rates" });
    await app.close();
  });
});
