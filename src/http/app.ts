import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from "fastify";
import type { ShopContext } from "#domain/context.ts";
import { takeEmptyBodies } from "./empty-body.ts";
import { answerErrors, answerOddAddress, answerUnknown } from "./errors.ts";
import { healthRoutes } from "./api/health.ts";
import { measureRequests, metricsRoute } from "./metrics.ts";
import { limitEveryCall } from "./rate-limits.ts";
import { refuseOddRequests } from "./odd-requests.ts";
import { sendSecurityHeaders } from "./security-headers.ts";
import { shedLoad } from "./overload.ts";
import { limitSlowCallers, SERVER_LIMITS } from "./slow-callers.ts";

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Registers what an area of the shop answers to. */
export type Routes = (app: App, ctx: ShopContext) => void;

/**
 * Builds the HTTP side of the shop: every call, nothing listening yet, no side effect.
 * @param areas the calls, an area each, and whatever answers the rest (pages)
 */
export async function buildApp(ctx: ShopContext, areas: Routes[]): Promise<App> {
  const app = fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: ctx.config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    ajv: { customOptions: { allErrors: true } },
    frameworkErrors: answerOddAddress,
    http: SERVER_LIMITS,
  }).withTypeProvider<TypeBoxTypeProvider>();
  sendSecurityHeaders(app, ctx.config);
  limitEveryCall(app);
  await app.register(rateLimit, { global: false });
  await app.register(swagger, {
    openapi: { info: { title: "Weft", version: "1" }, servers: [{ url: ctx.config.SHOP_URL }] },
  });
  measureRequests(app, ctx);
  shedLoad(app, ctx);
  limitSlowCallers(app);
  refuseOddRequests(app);
  takeEmptyBodies(app);
  answerErrors(app);
  healthRoutes(app, ctx);
  metricsRoute(app, ctx);
  await app.register(async (scope) => {
    for (const area of areas) area(scope.withTypeProvider<TypeBoxTypeProvider>(), ctx);
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
  // Else a page would answer, which says it to people.
  app.get("/api/*", { schema: { hide: true } }, answerUnknown);
  return app;
}
