import { BASE_CURRENCY, CURRENCY_CODES, type CurrencyCode } from "#contract/money.ts";
import type { RateQuote, Rates } from "./rate-source.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A rate that moves further than this at once, either way, is a mistake of its source. */
export const LARGEST_MOVE = 3;

/** Rates in force, and when the source made each. */
export interface DatedRates {
  rates: Rates;
  quoted: Record<CurrencyCode, Date>;
}

/** What of a quote is taken, and why the rest is not. */
export interface Sifted extends DatedRates {
  /** Currencies whose known rate stays, with the reason. */
  refused: Partial<Record<CurrencyCode, string>>;
}

/**
 * Takes from a quote what can be believed: a number above 0, not more than three times or less than a third of the known
 * one. A currency without such a rate keeps its known one, and so does one whose known rate is as young as the quote.
 * @throws when the quote is of another base or of no possible time, or a rate is refused and none is known
 */
export function sift(quote: RateQuote, known: DatedRates | null, now: Date): Sifted {
  const time = quote.quotedAt.getTime();
  if (!(time > 0 && time <= now.getTime() + DAY)) throw new Error("The rates are of no possible time.");
  if (quote.rates.INR !== undefined && quote.rates.INR !== 1) throw new Error("The rates are not against the rupee.");
  const sifted: Sifted = {
    rates: { ...known?.rates, [BASE_CURRENCY]: 1 } as Rates,
    quoted: { ...known?.quoted, [BASE_CURRENCY]: quote.quotedAt } as Sifted["quoted"],
    refused: {},
  };
  for (const code of CURRENCY_CODES.filter((each) => each !== BASE_CURRENCY)) {
    if (known && known.quoted[code] >= quote.quotedAt) continue;
    const rate = quote.rates[code];
    const fault = faultOf(rate, known?.rates[code]);
    if (fault === null) Object.assign(sifted, merged(sifted, code, rate!, quote.quotedAt));
    else if (known) sifted.refused[code] = fault;
    else throw new Error(`The rate of ${code} ${fault}, and none is known.`);
  }
  return sifted;
}

function merged({ rates, quoted }: DatedRates, code: CurrencyCode, rate: number, at: Date): DatedRates {
  return { rates: { ...rates, [code]: rate }, quoted: { ...quoted, [code]: at } };
}

function faultOf(rate: number | undefined, known: number | undefined): string | null {
  if (rate === undefined) return "is missing";
  if (!(rate > 0 && Number.isFinite(rate))) return `is ${rate}`;
  if (known !== undefined && (rate > known * LARGEST_MOVE || rate < known / LARGEST_MOVE))
    return `jumped from ${known} to ${rate}`;
  return null;
}

/** What spreads the calls of many shops: a number from 0 to 1. */
type Chance = () => number;

/**
 * When to ask again after all rates came: when the source will have others, at the earliest in an hour, at the latest in a
 * day, and up to ten minutes later, so that not all shops come at once.
 */
export function afterSuccess(now: Date, nextAt: Date | null, chance: Chance = Math.random): Date {
  const wanted = nextAt === null || Number.isNaN(nextAt.getTime()) ? DAY : nextAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(DAY, Math.max(HOUR, wanted)) + chance() * 10 * MINUTE);
}

/**
 * When to ask again after `failures` in a row: a minute after the first, twice as long each time, up to an hour; a quarter
 * more or less by chance. Nobody asks in between. Where only some rates are missing it is half a day, because each try
 * counts against the source's quota.
 */
export function afterFailure(now: Date, failures: number, some: boolean, chance: Chance = Math.random): Date {
  const wait = some ? 12 * HOUR : Math.min(HOUR, MINUTE * 2 ** (failures - 1));
  return new Date(now.getTime() + wait * (0.75 + chance() / 2));
}
