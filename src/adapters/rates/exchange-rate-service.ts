import { BASE_CURRENCY, CURRENCY_CODES, type CurrencyCode } from "#contract/money.ts";
import type { RateQuote, RateSource, Rates } from "#domain/rates/rate-source.ts";
import { CircuitOpen } from "#platform/outbound/circuit.ts";
import { createOutbound, type Answer, type Calling } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";

export interface RateServiceOptions {
  /** Where its protocol is spoken, with the version: https://v6.exchangerate-api.com/v6. */
  apiUrl: string;
  /** Part of each address: it stands in no message. */
  key: string;
  /** How long one pair may take, and all of them together (ms). */
  patience?: { pair: number; all: number };
  calling?: Calling;
}

/** Pairs that are asked for at the same time. */
const AT_ONCE = 3;
/** With so many pairs failed and none answered, the service is away. */
const ENOUGH = 3;
const MOST_BYTES = 64 * 1024;
/** Each counts against the quota, and the job that asks comes again by itself. */
const TRIES = 2;

interface Pair {
  rate: number;
  quotedAt: Date;
  nextAt: Date | null;
}

/**
 * The exchange-rate service, asked for one pair a currency: from the rupee to it (CUR-01, CUR-04). A pair that fails is
 * missing in the answer; the others stand.
 */
export function exchangeRateService(options: RateServiceOptions): RateSource {
  const name = "exchange-rate service";
  return { name, fetchRates: async () => quoteOf(name, await askAll(options)) };
}

interface Asked {
  pairs: Partial<Record<CurrencyCode, Pair>>;
  problems: string[];
}

async function askAll(options: RateServiceOptions): Promise<Asked> {
  const { apiUrl, key, patience = { pair: 5_000, all: 15_000 }, calling } = options;
  // With a circuit of its own each time: how long the service is left alone is on record for all processes.
  const service = createOutbound({ to: "rates", patience: patience.pair, most: MOST_BYTES, tries: TRIES }, calling);
  const waiting = CURRENCY_CODES.filter((code) => code !== BASE_CURRENCY);
  const asked: Asked = { pairs: {}, problems: [] };
  const signal = AbortSignal.timeout(patience.all);
  const away = () => asked.problems.length >= ENOUGH && Object.keys(asked.pairs).length === 0;
  const ask = async () => {
    for (let code = waiting.shift(); code !== undefined && !away(); code = waiting.shift()) {
      try {
        const name = `The rate of ${code}`;
        const question = { url: `${apiUrl}/${key}/pair/${BASE_CURRENCY}/${code}`, name, signal };
        asked.pairs[code] = await service.ask(question, (answer) => pairOf(code, answer, name));
      } catch (error) {
        if (error instanceof CircuitOpen) return;
        asked.problems.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return asked;
}

/** @throws when the answer is no rate of that pair; what the rate is worth, others look at */
function pairOf(code: CurrencyCode, answer: Answer, name: string): Pair {
  const { status } = answer;
  const body = readJson(answer, name);
  const said = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const kind = typeof said["error-type"] === "string" ? ` (${said["error-type"].slice(0, 60)})` : "";
  if (status !== 200 || said["result"] !== "success")
    throw new Error(`The rate of ${code} was answered with ${status}${kind}.`);
  if (said["base_code"] !== BASE_CURRENCY || said["target_code"] !== code)
    throw new Error(`The rate of ${code} was answered with that of another pair.`);
  const { conversion_rate: rate, time_last_update_unix: made, time_next_update_unix: next } = said;
  if (typeof rate !== "number" || typeof made !== "number")
    throw new Error(`The rate of ${code} was answered without a rate or its time.`);
  return { rate, quotedAt: new Date(made * 1000), nextAt: typeof next === "number" ? new Date(next * 1000) : null };
}

function quoteOf(source: string, { pairs, problems }: Asked): RateQuote {
  const known = Object.values(pairs);
  if (known.length === 0) throw new Error(problems[0]);
  const nexts = known.flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
  const rates: Partial<Rates> = { [BASE_CURRENCY]: 1 };
  for (const [code, { rate }] of Object.entries(pairs)) rates[code as CurrencyCode] = rate;
  return {
    source,
    quotedAt: new Date(Math.min(...known.map(({ quotedAt }) => quotedAt.getTime()))),
    nextAt: nexts.length > 0 ? new Date(Math.min(...nexts)) : null,
    rates,
    problem: problems.join(" ") || null,
  };
}
