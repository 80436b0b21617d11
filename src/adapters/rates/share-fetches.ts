import type { RateQuote, RateSource } from "#domain/rates/rate-source.ts";

/** The same source, asked by one caller at a time: the others wait for that answer. */
export function shareFetches(source: RateSource): RateSource {
  let running: Promise<RateQuote> | null = null;
  return {
    ...source,
    fetchRates() {
      running ??= source.fetchRates().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
