import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What this process counts of itself, for GET /metrics. Made once at start and handed on in the shop's context. */
export interface Metrics {
  registry: Registry;
  /** Seconds from a request's first byte to the end of its reply, by method, route (its pattern, not its address) and status. */
  requests: Histogram<"method" | "route" | "status">;
  /** Requests under way. */
  inFlight: Gauge;
  /** Calls refused because there is less in stock than wanted, by route. */
  stockConflicts: Counter<"route">;
  /** Requests answered 503 because too much was asked at once. */
  shed: Counter;
  /** Page cache: hit, miss, stale. */
  pageCache: Counter<"result">;
  /** Runs of the shop's own jobs, by name and outcome (done, failed). */
  jobRuns: Counter<"job" | "outcome">;
  /** When a job last succeeded in this process, Unix seconds. */
  jobDoneAt: Gauge<"job">;
  /** Calls to third parties, by name and outcome (ok, failed, refused while the circuit is open). */
  outbound: Counter<"to" | "outcome">;
}

/** As much of a pool of database connections as can be watched. */
export interface WatchedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max?: number };
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the counters, all at nought. Nothing is measured in the background until `watchProcess` or `watchPool` is called. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "weft_http_request_seconds",
      help: "Time from request to end of reply, by method, route and status.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    inFlight: new Gauge({ name: "weft_http_requests_in_flight", help: "Requests under way.", registers }),
    stockConflicts: new Counter({
      name: "weft_stock_conflicts_total",
      help: "Calls refused because less is in stock than wanted.",
      labelNames: ["route"],
      registers,
    }),
    shed: new Counter({ name: "weft_http_shed_total", help: "Requests turned away by overload.", registers }),
    pageCache: new Counter({
      name: "weft_page_cache_total",
      help: "Page requests by what the page cache had: hit, miss, stale.",
      labelNames: ["result"],
      registers,
    }),
    jobRuns: new Counter({
      name: "weft_job_runs_total",
      help: "Runs of the shop's own jobs, by job and outcome.",
      labelNames: ["job", "outcome"],
      registers,
    }),
    jobDoneAt: new Gauge({
      name: "weft_job_last_done_timestamp_seconds",
      help: "When a job last succeeded in this process.",
      labelNames: ["job"],
      registers,
    }),
    outbound: new Counter({
      name: "weft_outbound_calls_total",
      help: "Calls to third parties, by name and outcome.",
      labelNames: ["to", "outcome"],
      registers,
    }),
  };
}

/** Adds memory, processor time, event-loop delay and start time of this process. Returns how to stop watching. */
export function watchProcess({ registry }: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  measure(registry, "weft_event_loop_delay_seconds", "Event-loop delay since the last reading.", "quantile", () => {
    const read = { "0.5": delay.percentile(50) / 1e9, "0.99": delay.percentile(99) / 1e9, "1": delay.max / 1e9 };
    delay.reset();
    return read;
  });
  measure(registry, "weft_process_memory_bytes", "Memory: resident, and heap in use.", "kind", () => {
    const { rss, heapUsed } = process.memoryUsage();
    return { resident: rss, heap: heapUsed };
  });
  const cpu = new Counter({
    name: "weft_process_cpu_seconds_total",
    help: "Processor time used.",
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  cpu.inc(0);
  new Gauge({
    name: "weft_process_start_timestamp_seconds",
    help: "When the process started.",
    registers: [registry],
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  return () => delay.disable();
}

/** Adds the use of the pool of database connections. */
export function watchPool({ registry }: Metrics, pool: WatchedPool): void {
  measure(registry, "weft_database_connections", "Connections of this process by state.", "state", () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    most: pool.options.max ?? 0,
  }));
  new Gauge({
    name: "weft_database_waiting",
    help: "Queries that wait for a connection.",
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

/** A gauge with one label, read anew at each scrape. */
function measure(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Record<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [key, value] of Object.entries(read())) this.set({ [label]: key }, value);
    },
  });
}
