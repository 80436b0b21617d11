import { describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import type { RateQuote, RateSource } from "#domain/rates/rate-source.ts";
import { shareFetches } from "./share-fetches.ts";
import { snapshotRates } from "./snapshot.ts";

describe("the rates that ship with the shop", () => {
  it("LIM-01 LIM-02 cover all 22 currencies against the rupee, which is 1", async () => {
    const { rates } = await snapshotRates.fetchRates();
    expect(Object.keys(rates)).toEqual(CURRENCY_CODES);
    expect(rates.INR).toBe(1);
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
  });
});

const quote = await snapshotRates.fetchRates();

describe("a shared source", () => {
  /** A source that answers when told to. */
  function slowSource() {
    const waiting: PromiseWithResolvers<RateQuote>[] = [];
    const source: RateSource = {
      fetchRates() {
        const call = Promise.withResolvers<RateQuote>();
        waiting.push(call);
        return call.promise;
      },
    };
    return { source, waiting };
  }

  it("CUR-01 is asked once for all who ask at the same time", async () => {
    const { source, waiting } = slowSource();
    const shared = shareFetches(source);
    const answers = [shared.fetchRates(), shared.fetchRates(), shared.fetchRates()];
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve(quote);
    expect(await Promise.all(answers)).toEqual([quote, quote, quote]);
    const later = shared.fetchRates();
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve(quote);
    await later;
  });

  it("ERR-06 is left alone for a minute after a failure", async () => {
    const { source, waiting } = slowSource();
    let time = 0;
    const shared = shareFetches(source, () => time);
    const first = shared.fetchRates();
    waiting[0]?.reject(new Error("away"));
    await expect(first).rejects.toThrow("away");
    await expect(shared.fetchRates()).rejects.toThrow("away");
    expect(waiting).toHaveLength(1);
    time = 60_000;
    const again = shared.fetchRates();
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve(quote);
    expect(await again).toBe(quote);
  });
});
