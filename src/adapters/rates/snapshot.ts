import type { RateSource, Rates } from "#domain/rates/rate-source.ts";

/** The day of the table below. */
const AS_OF = new Date("2026-09-29T00:00:00Z");

/**
 * Units of each currency for one rupee: the mid-market rates of that day, as `@fawazahmed0/currency-api` 2026.9.29
 * published them. Good enough to browse by, never fresh: a shop that takes other currencies sets RATES_API_KEY.
 */
const RATES: Rates = {
  INR: 1,
  USD: 0.010407415,
  EUR: 0.0091608758,
  GBP: 0.0078616418,
  AUD: 0.014827935,
  CAD: 0.014766439,
  SGD: 0.013307522,
  JPY: 1.63893149,
  CNY: 0.069810685,
  CHF: 0.008673232,
  HKD: 0.081644118,
  NZD: 0.018393456,
  SEK: 0.10387109,
  NOK: 0.099358284,
  KRW: 14.1352325,
  AED: 0.03822123,
  ZAR: 0.17109917,
  BRL: 0.054370811,
  MXN: 0.18738981,
  RUB: 0.87951463,
  TRY: 0.5099161,
  SAR: 0.039027805,
};

/** The rates that ship with the shop, for use without any rate service. It is never away. */
export const snapshotRates = {
  name: "shipped snapshot",
  isFixed: true,
  fetchRates: async () => ({
    source: "shipped snapshot",
    quotedAt: AS_OF,
    nextAt: null,
    rates: { ...RATES },
    problem: null,
  }),
} satisfies RateSource;
