import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import { snapshotRates } from "#adapters/rates/snapshot.ts";
import { afterFailure, afterSuccess, DAY, LARGEST_MOVE, sift, type DatedRates } from "./rules.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const YESTERDAY = new Date(NOW.getTime() - DAY);
const quote = { ...(await snapshotRates.fetchRates()), quotedAt: NOW };
const known: DatedRates = {
  rates: { ...quote.rates },
  quoted: Object.fromEntries(CURRENCY_CODES.map((code) => [code, YESTERDAY])) as DatedRates["quoted"],
};
const saying = (rates: Record<string, number | undefined>) => ({ ...quote, rates: { ...quote.rates, ...rates } });

describe("what a shop believes of rates", () => {
  it("CUR-01 takes rates that moved a little", () => {
    const { rates, quoted, refused } = sift(saying({ USD: quote.rates.USD * 1.02 }), known, NOW);
    expect(rates.USD).toBe(quote.rates.USD * 1.02);
    expect(quoted.USD).toEqual(NOW);
    expect(refused).toEqual({});
  });

  it.each([
    ["0", 0, "is 0"],
    ["negative", -0.01, "is -0.01"],
    ["no number", Number.NaN, "is NaN"],
    ["endless", Number.POSITIVE_INFINITY, "is Infinity"],
    ["missing", undefined, "is missing"],
    ["a hundred times as much", quote.rates.USD * 100, `jumped from ${quote.rates.USD} to ${quote.rates.USD * 100}`],
    ["a hundredth", quote.rates.USD / 100, `jumped from ${quote.rates.USD} to ${quote.rates.USD / 100}`],
  ])("ERR-06 keeps the known rate where the new one is %s, and takes the others", (_, rate, fault) => {
    const { rates, quoted, refused } = sift(saying({ USD: rate, EUR: 0.0095 }), known, NOW);
    expect(refused).toEqual({ USD: fault });
    expect([rates.USD, quoted.USD]).toEqual([quote.rates.USD, YESTERDAY]);
    expect([rates.EUR, quoted.EUR]).toEqual([0.0095, NOW]);
  });

  it("ERR-06 believes no such rate where none is known", () => {
    expect(() => sift(saying({ USD: 0 }), null, NOW)).toThrow("The rate of USD is 0, and none is known.");
    expect(() => sift(saying({ USD: undefined }), null, NOW)).toThrow("The rate of USD is missing");
    expect(sift(quote, null, NOW).rates).toEqual(quote.rates);
  });

  it("LIM-02 believes no rates against another base, and none of an impossible time", () => {
    expect(() => sift(saying({ INR: 85 }), known, NOW)).toThrow("not against the rupee");
    for (const time of [Number.NaN, 0, NOW.getTime() + DAY + 1])
      expect(() => sift({ ...quote, quotedAt: new Date(time) }, known, NOW)).toThrow("no possible time");
  });

  it("CUR-01 does not go back to older rates", () => {
    const older = { ...saying({ USD: 0.009 }), quotedAt: new Date(YESTERDAY.getTime() - 1) };
    expect(sift(older, known, NOW)).toMatchObject({ rates: known.rates, quoted: { USD: YESTERDAY }, refused: {} });
  });

  it("CUR-01 property: whatever a source says, the rates in force are sound, and none moved too far", () => {
    const rate = fc.oneof(fc.double(), fc.double({ min: 1e-3, max: 20, noNaN: true }), fc.constant(undefined));
    const said = fc.record(
      Object.fromEntries(CURRENCY_CODES.filter((code) => code !== "INR").map((code) => [code, rate])),
    );
    fc.assert(
      fc.property(said, (rates) => {
        const sifted = sift({ ...quote, rates }, known, NOW);
        for (const code of CURRENCY_CODES) {
          const move = sifted.rates[code] / known.rates[code];
          expect(move).toBeGreaterThanOrEqual(1 / LARGEST_MOVE - 1e-9);
          expect(move).toBeLessThanOrEqual(LARGEST_MOVE + 1e-9);
          expect(sifted.refused[code] === undefined || move === 1).toBe(true);
        }
        expect(sifted.rates.INR).toBe(1);
      }),
    );
  });
});

describe("when a shop asks again", () => {
  const minutes = (date: Date) => (date.getTime() - NOW.getTime()) / 60_000;

  it("ERR-06 waits twice as long after each failure, up to an hour, a quarter more or less", () => {
    expect([1, 2, 3, 6, 7, 50].map((failures) => minutes(afterFailure(NOW, failures, false, () => 0.5)))).toEqual([
      1, 2, 4, 32, 60, 60,
    ]);
    expect(minutes(afterFailure(NOW, 3, false, () => 0))).toBe(3);
    expect(minutes(afterFailure(NOW, 3, false, () => 1))).toBe(5);
    expect(minutes(afterFailure(NOW, 1, true, () => 0.5))).toBe(12 * 60);
  });

  it("CUR-01 waits for the source's next rates, at least an hour, at most a day, and up to ten minutes more", () => {
    const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
    const wait = (next: Date | null) => minutes(afterSuccess(NOW, next, () => 0)) / 60;
    expect([inHours(5), inHours(-3), inHours(100), new Date(Number.NaN), null].map(wait)).toEqual([5, 1, 24, 24, 24]);
    expect(minutes(afterSuccess(NOW, null, () => 1))).toBe(24 * 60 + 10);
  });
});
