import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Gauge, Registry } from "prom-client";
import type { ShopContext } from "#domain/context.ts";
import { shopFigures } from "#domain/operation/shop-figures.ts";
import { within } from "#platform/time-limit.ts";
import type { App } from "./app.ts";

/** How long the figures of the database are good for (ms): a scrape more often than that asks it nothing. */
const FIGURES_FOR = 5_000;
/** A database that does not answer must not hold up a scrape (ms). */
const PATIENCE = 2_000;

/** Measures every request, and counts what the shop had to refuse for want of stock. */
export function measureRequests(app: App, { metrics }: ShopContext): void {
  app.addHook("onRequest", (_request, reply, done) => {
    metrics.inFlight.inc();
    // Also when the caller hangs up before the reply is out.
    reply.raw.once("close", () => metrics.inFlight.dec());
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.addHook("preSerialization", (request, reply, payload, done) => {
    if (reply.statusCode === 409 && isShortage(payload)) metrics.stockConflicts.inc({ route: routeOf(request) });
    done(null, payload);
  });
}

/** GET /metrics in Prometheus' text form: for this machine alone, or for whoever has METRICS_TOKEN where that is set. */
export function metricsRoute(app: App, ctx: ShopContext): void {
  const { registry } = ctx.metrics;
  const figures = new Registry();
  const readFigures = gaugesOf(ctx, figures);
  app.get("/metrics", { schema: { hide: true }, logLevel: "warn" }, async (request, reply) => {
    if (!mayRead(request, ctx.config.METRICS_TOKEN)) return reply.callNotFound();
    await readFigures();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(`${await registry.metrics()}\n${await figures.metrics()}`);
  });
}

/** The pattern of a route, so that a thousand products are one line; all pages are one, all unknown calls another. */
function routeOf(request: FastifyRequest): string {
  const url = request.routeOptions.url;
  return url === undefined ? "none" : url === "/*" ? "page" : url;
}

function isShortage(payload: unknown): boolean {
  return typeof payload === "object" && payload !== null && ("shortages" in payload || "available" in payload);
}

/**
 * Without a token only a caller on this machine may read, and not through a proxy on it: that would make the figures
 * public without anybody meaning to.
 */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    return timingSafeEqual(digest(given), digest(token));
  }
  const { "x-forwarded-for": forwardedFor, forwarded, via } = request.headers;
  const isDirect = forwardedFor === undefined && forwarded === undefined && via === undefined;
  return isDirect && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The figures that come from the database, and how to read them anew. When it is away only `weft_database_up 0` is left. */
function gaugesOf(ctx: ShopContext, registry: Registry): () => Promise<void> {
  const unlabelled: Gauge[] = [];
  const gauge = (name: string, help: string, labelNames: string[] = []) => {
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    if (labelNames.length === 0) unlabelled.push(made);
    return made;
  };
  const up = gauge("weft_database_up", "1 when the database answers.");
  const placed = gauge("weft_orders_placed_total", "Orders ever placed, by payment method.", ["method"]);
  const standing = gauge("weft_orders", "Orders by status.", ["status"]);
  const rateAge = gauge("weft_rate_age_seconds", "Time since the source made the oldest exchange rate in force.");
  const rateFailures = gauge("weft_rate_failures", "Tries in a row to get new exchange rates, all in vain.");
  const due = gauge("weft_jobs_due", "Jobs that are due and not begun.");
  const lag = gauge("weft_job_lag_seconds", "Longest wait of a due job.");
  const failed = gauge("weft_jobs_failed", "Jobs given up after their last attempt.");
  const refunds = gauge("weft_refunds_open", "Refunds not confirmed by their gateway.");
  const refundAge = gauge("weft_refund_oldest_seconds", "Age of the oldest open refund.");
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt < FIGURES_FOR) return;
    registry.resetMetrics();
    // They would stand at 0, which is a figure too.
    for (const one of unlabelled) one.remove();
    try {
      const now = await within(PATIENCE, shopFigures(ctx));
      up.set(1);
      for (const [method, count] of Object.entries(now.orders)) placed.set({ method }, count);
      for (const [status, count] of Object.entries(now.standing)) standing.set({ status }, count);
      if (now.rates) {
        rateAge.set(now.rates.age);
        rateFailures.set(now.rates.failures);
      }
      due.set(now.jobs.due);
      lag.set(now.jobs.lag);
      failed.set(now.jobs.failed);
      refunds.set(now.refunds.open);
      refundAge.set(now.refunds.oldest);
      readAt = performance.now();
    } catch (error) {
      ctx.log.warn({ err: error }, "the figures for /metrics could not be read");
      up.set(0);
    }
  };
}
