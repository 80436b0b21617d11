import autocannon from "autocannon";

export interface Load {
  url: string;
  /** Callers at once; each waits for its answer before it asks again. */
  connections: number;
  seconds: number;
  /** So many requests in all, however long they take. */
  amount?: number;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string;
  /** Asked in turn instead of the one request above, by each caller. */
  requests?: autocannon.Request[];
}

export interface Loaded {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds until an answer, of half and of 99 in 100. */
  p50: number;
  p99: number;
  /** Answers by status, e.g. {"200": 1000}. */
  statuses: Record<string, number>;
  /** Requests without an answer. */
  failed: number;
}

/** Asks again and again for some seconds, over connections that are kept. */
export async function load({ seconds, ...asked }: Load): Promise<Loaded> {
  const result = await autocannon({ ...asked, duration: seconds, pipelining: 1 });
  const counts = Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [code, count ?? 0] as const);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: Object.fromEntries(counts),
    failed: result.errors,
  };
}

/** The middle one of some figures. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
