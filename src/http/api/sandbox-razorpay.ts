import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { SANDBOX_KEYS, SANDBOX_PATHS } from "#adapters/payments/sandbox/keys.ts";
import {
  badRequest,
  capturePayment,
  createOrder,
  readOrder,
  readPayment,
  readPayments,
  readRefunds,
  refundPayment,
} from "#adapters/payments/sandbox/razorpay-api.ts";
import { payByCard, popupOrder } from "#adapters/payments/sandbox/razorpay-pay.ts";
import type { SandboxRoutes } from "./sandbox.ts";

const BASE = SANDBOX_PATHS.razorpay;
const OrderId = Type.Object({ orderId: Type.String({ maxLength: 80 }) });
const Card = Type.Object({ orderId: Type.String({ maxLength: 80 }), card: Type.String({ maxLength: 40 }) });

/** Razorpay's calls, its checkout.js, and the popup that it opens. */
export function razorpaySandbox({ app, sandbox, send, page }: SandboxRoutes): void {
  const hidden = { schema: { hide: true }, onRequest: keyed };
  const at = (path: string) => `${BASE}/v1/${path}`;

  app.post(at("orders"), hidden, (request, reply) => send(reply, createOrder(sandbox, bodyOf(request))));
  app.get(at("orders/:id"), hidden, (request, reply) => send(reply, readOrder(sandbox, idOf(request))));
  app.get(at("orders/:id/payments"), hidden, (request, reply) => send(reply, readPayments(sandbox, idOf(request))));
  app.get(at("payments/:id"), hidden, (request, reply) => send(reply, readPayment(sandbox, idOf(request))));
  app.post(at("payments/:id/capture"), hidden, (request, reply) =>
    send(reply, capturePayment(sandbox, idOf(request), bodyOf(request))),
  );
  app.get(at("payments/:id/refunds"), hidden, (request, reply) => send(reply, readRefunds(sandbox, idOf(request))));
  app.post(at("payments/:id/refund"), hidden, (request, reply) => {
    const key = request.headers["x-refund-idempotency"];
    return send(reply, refundPayment(sandbox, idOf(request), bodyOf(request), typeof key === "string" ? key : null));
  });

  app.get(`${BASE}/popup/order/:orderId`, { schema: { hide: true, params: OrderId } }, (request, reply) =>
    send(reply, popupOrder(sandbox, request.params.orderId)),
  );
  app.post(`${BASE}/popup/pay`, { schema: { hide: true, body: Card } }, (request, reply) =>
    send(reply, payByCard(sandbox, request.body.orderId, request.body.card)),
  );
  page(`${BASE}/checkout.js`, "checkout.js");
  page(`${BASE}/popup`, "pay.html");
}

const bodyOf = (request: FastifyRequest) => (request.body ?? {}) as Record<string, unknown>;
const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** HTTP Basic with the sandbox's own keys. */
async function keyed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  if (request.headers.authorization === expected) return undefined;
  return reply.code(401).send(badRequest("Authentication failed").body);
}
