import type { CurrencyCode } from "#contract/money.ts";

/** What a rate service says: units of each currency for one rupee. */
export interface RateQuote {
  source: string;
  /** When the service made these rates. */
  quotedAt: Date;
  rates: Record<CurrencyCode, number>;
}

/** A source of exchange rates against the rupee. */
export interface RateSource {
  /** @throws when the service is away or answers nonsense */
  fetchRates(): Promise<RateQuote>;
}
