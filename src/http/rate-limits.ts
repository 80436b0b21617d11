import type { FastifyRequest, RouteOptions } from "fastify";
import { tokenOf } from "./authenticate.ts";
import type { App } from "./app.ts";

/** Far above what anybody does by hand: 20 a second for a minute. */
const USUAL = 1_200;
/** A gateway tells of many orders from few addresses. */
const WEBHOOKS = 6_000;

/**
 * Gives every call a limit that has none of its own beside it (design.md): for each shopper where only shoppers may call,
 * whose token has been checked by then, else for each address. Pages, their files and pictures are not calls.
 */
export function limitEveryCall(app: App): void {
  app.addHook("onRoute", (route) => {
    if (!isCall(route.url) || route.config?.rateLimit !== undefined) return;
    const max = route.url.startsWith("/api/webhook/") ? WEBHOOKS : USUAL;
    const keyGenerator = isForShoppers(route) ? byToken : byAddress;
    route.config = { ...route.config, rateLimit: { max, timeWindow: "1 minute", keyGenerator } };
  });
}

function isCall(url: string): boolean {
  return url.startsWith("/api/") || url.startsWith("/ask-question") || url.startsWith("/identity/");
}

function isForShoppers({ onRequest }: RouteOptions): boolean {
  return onRequest !== undefined;
}

const byToken = (request: FastifyRequest): string => tokenOf(request) ?? request.ip;
const byAddress = (request: FastifyRequest): string => request.ip;
