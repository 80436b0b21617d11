import type { CurrencyCode } from "#contract/money.ts";

/** Units of each currency for one rupee. */
export type Rates = Record<CurrencyCode, number>;

/** What a source of rates says, as it says it: nothing is checked yet, and some may be missing. */
export interface RateQuote {
  source: string;
  /** When the source made these rates; of several times the oldest. */
  quotedAt: Date;
  /** When it will have others; null where it does not say. */
  nextAt: Date | null;
  rates: Partial<Rates>;
  /** Why others are missing; null where none is. */
  problem: string | null;
}

/** A source of exchange rates against the rupee. */
export interface RateSource {
  readonly name: string;
  /** It says the same for ever, so that its rates being old is no news. */
  readonly isFixed?: boolean;
  /** @throws when the source is away or answers nonsense; no message holds its key */
  fetchRates(): Promise<RateQuote>;
}
