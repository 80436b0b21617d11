import type { RateQuote, RateSource } from "#domain/rates/rate-source.ts";

/** How long a failed source is left alone (ms): pages must not wait for it one after the other. */
const REST = 60_000;

/** The same source, asked by one caller at a time: the others wait for that answer, and a failure counts for a minute. */
export function shareFetches(source: RateSource, now: () => number = Date.now): RateSource {
  let running: Promise<RateQuote> | null = null;
  let failed: { error: unknown; at: number } | null = null;
  const fetchOnce = async () => {
    try {
      const quote = await source.fetchRates();
      failed = null;
      return quote;
    } catch (error) {
      failed = { error, at: now() };
      throw error;
    } finally {
      running = null;
    }
  };
  return {
    async fetchRates() {
      if (failed && now() - failed.at < REST) throw failed.error;
      running ??= fetchOnce();
      return running;
    },
  };
}
