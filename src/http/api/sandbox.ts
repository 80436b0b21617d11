import { readFile } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Sandbox } from "#adapters/payments/sandbox/books.ts";
import { SANDBOX_KEYS, SANDBOX_PATHS } from "#adapters/payments/sandbox/keys.ts";
import { sandboxOf } from "#adapters/payments/sandbox/open-sandbox.ts";
import {
  badRequest,
  capturePayment,
  createOrder,
  readOrder,
  readPayment,
  readPayments,
  refundPayment,
  type Answer,
} from "#adapters/payments/sandbox/razorpay-api.ts";
import { payByCard, popupOrder } from "#adapters/payments/sandbox/razorpay-pay.ts";
import { WAYS } from "#adapters/payments/sandbox/ways.ts";
import { deliverWebhooks } from "#adapters/payments/sandbox/webhooks.ts";
import type { App, Routes } from "../app.ts";

const PAGES = new URL("../../web/sandbox/", import.meta.url);
const TYPES = { html: "text/html", js: "text/javascript", css: "text/css" } as const;

/** The sandbox gateways, which stand in for the real ones where there are no keys and the shop is none that sells. */
export const sandboxRoutes: Routes = (app, ctx) => {
  const sandbox = sandboxOf(ctx);
  if (!sandbox) return;
  const told = tellAfterwards(app, sandbox);
  if (ctx.config.RAZORPAY_KEY_ID === undefined) razorpay(app, sandbox, told);
};

/** Webhooks go out after the answer, as a gateway sends them; the last of them before the shop closes. */
function tellAfterwards(app: App, sandbox: Sandbox): () => void {
  const underWay = new Set<Promise<void>>();
  app.addHook("preClose", async () => void (await Promise.allSettled(underWay)));
  return () => {
    const delivery = deliverWebhooks(sandbox).catch((error: unknown) =>
      sandbox.log.error({ err: error }, "the sandbox failed"),
    );
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
  };
}

function razorpay(app: App, sandbox: Sandbox, told: () => void): void {
  const base = SANDBOX_PATHS.razorpay;
  const hidden = { schema: { hide: true }, onRequest: keyed };
  const send = async (reply: FastifyReply, answer: Promise<Answer>) => {
    const { status, body } = await answer;
    told();
    return reply.code(status).send(body);
  };
  const bodyOf = (request: FastifyRequest) => (request.body ?? {}) as Record<string, unknown>;
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

  app.post(`${base}/v1/orders`, hidden, (request, reply) => send(reply, createOrder(sandbox, bodyOf(request))));
  app.get(`${base}/v1/orders/:id`, hidden, (request, reply) => send(reply, readOrder(sandbox, idOf(request))));
  app.get(`${base}/v1/orders/:id/payments`, hidden, (request, reply) =>
    send(reply, readPayments(sandbox, idOf(request))),
  );
  app.get(`${base}/v1/payments/:id`, hidden, (request, reply) => send(reply, readPayment(sandbox, idOf(request))));
  app.post(`${base}/v1/payments/:id/capture`, hidden, (request, reply) =>
    send(reply, capturePayment(sandbox, idOf(request), bodyOf(request))),
  );
  app.post(`${base}/v1/payments/:id/refund`, hidden, (request, reply) => {
    const key = request.headers["x-refund-idempotency"];
    return send(reply, refundPayment(sandbox, idOf(request), bodyOf(request), typeof key === "string" ? key : null));
  });

  const Id = Type.Object({ orderId: Type.String({ maxLength: 80 }) });
  app.get(`${base}/popup/order/:orderId`, { schema: { hide: true, params: Id } }, (request, reply) =>
    send(reply, popupOrder(sandbox, request.params.orderId)),
  );
  app.get(`${base}/popup/cards`, { schema: { hide: true } }, () =>
    WAYS.map(({ card, name, words }) => ({ card, name, words })),
  );
  const Card = Type.Object({ orderId: Type.String({ maxLength: 80 }), card: Type.String({ maxLength: 40 }) });
  app.post(`${base}/popup/pay`, { schema: { hide: true, body: Card } }, (request, reply) =>
    send(reply, payByCard(sandbox, request.body.orderId, request.body.card)),
  );
  servePage(app, `${base}/checkout.js`, "checkout.js");
  servePage(app, `${base}/popup`, "popup.html");
  servePage(app, `${base}/popup.js`, "popup.js");
  servePage(app, `${base}/sandbox.css`, "sandbox.css");
}

/** HTTP Basic with the sandbox's own keys. */
async function keyed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  if (request.headers.authorization === expected) return undefined;
  return reply.code(401).send(badRequest("Authentication failed", {}, 401).body);
}

function servePage(app: App, path: string, file: string): void {
  const type = TYPES[file.split(".").at(-1) as keyof typeof TYPES];
  app.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type(`${type}; charset=utf-8`)
      .send(await readFile(new URL(file, PAGES))),
  );
}
