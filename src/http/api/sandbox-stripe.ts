import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { SANDBOX_KEYS, SANDBOX_PATHS } from "#adapters/payments/sandbox/keys.ts";
import {
  createSession,
  listRefunds,
  readSession,
  refundIntent,
  stripeRefusal,
  type Form,
} from "#adapters/payments/sandbox/stripe-api.ts";
import { pageSession, payOnPage } from "#adapters/payments/sandbox/stripe-pay.ts";
import type { SandboxRoutes } from "./sandbox.ts";

const BASE = SANDBOX_PATHS.stripe;
const Id = Type.Object({ id: Type.String({ maxLength: 80 }) });
const Card = Type.Object({ id: Type.String({ maxLength: 80 }), card: Type.String({ maxLength: 40 }) });

/** Stripe's calls, whose bodies are forms, and the page that a session sends the shopper to. */
export function stripeSandbox({ app, sandbox, send, page, origin }: SandboxRoutes): void {
  const hidden = { schema: { hide: true }, onRequest: keyed };
  void app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(`${BASE}/v1/checkout/sessions`, hidden, (request, reply) =>
      send(reply, createSession(sandbox, formOf(request), keyOf(request), origin)),
    );
    scope.post(`${BASE}/v1/refunds`, hidden, (request, reply) =>
      send(reply, refundIntent(sandbox, formOf(request), keyOf(request))),
    );
  });
  app.get(`${BASE}/v1/checkout/sessions/:id`, hidden, (request, reply) => {
    const expanded = new URL(request.url, origin).search.includes("payment_intent");
    return send(reply, readSession(sandbox, (request.params as { id: string }).id, origin, expanded));
  });
  app.get(`${BASE}/v1/refunds`, hidden, (request, reply) => {
    const intent = new URL(request.url, origin).searchParams.get("payment_intent") ?? "";
    return send(reply, listRefunds(sandbox, intent));
  });

  app.get(`${BASE}/page/session/:id`, { schema: { hide: true, params: Id } }, (request, reply) =>
    send(reply, pageSession(sandbox, request.params.id)),
  );
  app.post(`${BASE}/page/pay`, { schema: { hide: true, body: Card } }, (request, reply) =>
    send(reply, payOnPage(sandbox, request.body.id, request.body.card)),
  );
  page(`${BASE}/pay/:id`, "pay.html");
}

const formOf = (request: FastifyRequest) => (request.body ?? {}) as Form;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" ? key : null;
}

async function keyed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.headers.authorization === `Bearer ${SANDBOX_KEYS.stripe.secretKey}`) return undefined;
  return reply.code(401).send(stripeRefusal("Invalid API Key provided.").body);
}
