import { readFile } from "node:fs/promises";
import type { FastifyReply } from "fastify";
import type { Sandbox } from "#adapters/payments/sandbox/books.ts";
import { sandboxOf } from "#adapters/payments/sandbox/open-sandbox.ts";
import type { Answer } from "#adapters/payments/sandbox/razorpay-api.ts";
import { WAYS } from "#adapters/payments/sandbox/ways.ts";
import { deliverWebhooks } from "#adapters/payments/sandbox/webhooks.ts";
import type { App, Routes } from "../app.ts";
import { razorpaySandbox } from "./sandbox-razorpay.ts";
import { stripeSandbox } from "./sandbox-stripe.ts";

const PAGES = new URL("../../web/sandbox/", import.meta.url);
const TYPES = { html: "text/html", js: "text/javascript", css: "text/css" } as const;
const FILES = ["cards.js", "pay.js", "popup.js", "stripe.js", "sandbox.css"];

/** What the routes of one sandbox gateway are made with. */
export interface SandboxRoutes {
  app: App;
  sandbox: Sandbox;
  /** Sends an answer; the webhooks it causes go out after it, as a gateway sends them. */
  send(reply: FastifyReply, answer: Promise<Answer>): Promise<FastifyReply>;
  /** Answers a path with a file of the sandbox's pages. */
  page(path: string, file: string): void;
  /** Where shoppers reach the sandbox. */
  origin: string;
}

/** The sandbox gateways, which stand in for the real ones where there are no keys and the shop is none that sells. */
export const sandboxRoutes: Routes = (app, ctx) => {
  const sandbox = sandboxOf(ctx);
  if (!sandbox) return;
  const tell = tellAfterwards(app, sandbox);
  const page = (path: string, file: string) => servePage(app, path, file);
  const send = async (reply: FastifyReply, answer: Promise<Answer>) => {
    const { status, body } = await answer;
    tell();
    return reply.code(status).send(body);
  };
  const routes: SandboxRoutes = { app, sandbox, send, page, origin: ctx.config.SHOP_URL };
  if (ctx.config.RAZORPAY_KEY_ID === undefined) razorpaySandbox(routes);
  if (ctx.config.STRIPE_SECRET_KEY === undefined) stripeSandbox(routes);
  for (const file of FILES) page(`/sandbox/${file}`, file);
  app.get("/sandbox/cards", { schema: { hide: true } }, () =>
    WAYS.map(({ card, name, words }) => ({ card, name, words })),
  );
};

/** The last webhooks are out before the shop closes. */
function tellAfterwards(app: App, sandbox: Sandbox): () => void {
  const underWay = new Set<Promise<void>>();
  app.addHook("preClose", async () => void (await Promise.allSettled(underWay)));
  return () => {
    const delivery = deliverWebhooks(sandbox).catch((error: unknown) =>
      sandbox.log.error({ err: error }, "the sandbox could not tell of a payment"),
    );
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
  };
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
