import type { CurrencyCode } from "#contract/money.ts";
import type { RateSource } from "#domain/rates/rate-source.ts";

/** The month of the table below. */
const AS_OF = new Date("2025-07-01T00:00:00Z");

/**
 * Units of each currency for one rupee: indicative mid-market rates of that month, rounded to three or four digits.
 * Good enough to browse by, never fresh: a shop that takes other currencies sets up a rate service.
 */
const RATES: Record<CurrencyCode, number> = {
  INR: 1,
  USD: 0.01166,
  EUR: 0.00992,
  GBP: 0.00849,
  AUD: 0.01779,
  CAD: 0.01589,
  SGD: 0.01485,
  JPY: 1.681,
  CNY: 0.08357,
  CHF: 0.00927,
  HKD: 0.09155,
  NZD: 0.01915,
  SEK: 0.1107,
  NOK: 0.1177,
  KRW: 15.83,
  AED: 0.04283,
  ZAR: 0.2067,
  BRL: 0.06372,
  MXN: 0.2193,
  RUB: 0.9163,
  TRY: 0.4643,
  SAR: 0.04374,
};

/** The rates that ship with the shop, for use without any rate service. It is never away. */
export const snapshotRates: RateSource = {
  fetchRates: async () => ({ source: "snapshot", quotedAt: AS_OF, rates: { ...RATES } }),
};
