import type { FastifyReply, FastifyRequest } from "fastify";
import { speak } from "#contract/messages/speak.server.ts";
import type { ShopContext } from "#domain/context.ts";
import type { App } from "./app.ts";
import { languageOf } from "./shopper-choices.ts";

/** The event loop is looked at this often (ms). */
const LOOK_EVERY = 250;
/** By how much such a look may be late before whoever comes is told to come again (ms). */
const LATE = 1_000;
/** One long turn is no overload: so many looks in a row must find it late. */
const IN_A_ROW = 3;
/** When that may be (s). */
const COME_AGAIN = "3";
/** Whoever watches the shop is answered all the same, so is a gateway that tells of a payment, and a page gets its files. */
const ALWAYS = /^\/(?:healthz|readyz|metrics|assets\/|api\/webhook\/)/;

const BUSY = "The shop is very busy. Please try again in a moment.";

/**
 * Turns requests away at once, with 503 and Retry-After, while MAX_REQUESTS are being worked on or the event loop is
 * late: those who are let in are served well, and nobody waits for a shop that cannot keep up. A request counts from when
 * its body is there until its reply is made, so slow senders and slow readers take no place.
 */
export function shedLoad(app: App, ctx: ShopContext): void {
  const { MAX_REQUESTS } = ctx.config;
  const { metrics } = ctx;
  const loop = watchLoop(app);
  const working = new WeakSet<object>();
  let count = 0;
  const leave = (request: FastifyRequest) => {
    if (working.delete(request.raw)) count -= 1;
  };

  app.addHook("onRequest", async (request, reply) => {
    if (!loop.isLate() || ALWAYS.test(request.url)) return undefined;
    metrics.shed.inc();
    return turnAway(request, reply);
  });
  app.addHook("preValidation", async (request, reply) => {
    if (ALWAYS.test(request.url)) return undefined;
    if (count >= MAX_REQUESTS) {
      metrics.shed.inc();
      return turnAway(request, reply);
    }
    count += 1;
    working.add(request.raw);
    // Whoever hangs up needs no reply.
    request.raw.once("close", () => leave(request));
    reply.raw.once("close", () => leave(request));
    return undefined;
  });
  app.addHook("onSend", async (request) => leave(request));
}

/** A short page for people, a refusal for programs. */
async function turnAway(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(request);
  const message = speak(language, BUSY);
  reply.code(503).headers({ "retry-after": COME_AGAIN, "cache-control": "no-store" });
  if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) {
    return reply.send({ success: false, message });
  }
  return reply
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta http-equiv="refresh" content="${COME_AGAIN}"><title>Weft</title><p>${message}</p></html>`,
    );
}

/** A timer that fires late tells how long a turn of the event loop takes. */
function watchLoop(app: App): { isLate(): boolean } {
  let lateInARow = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      lateInARow = now - last - LOOK_EVERY > LATE ? lateInARow + 1 : 0;
      last = now;
    }, LOOK_EVERY).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
  return { isLate: () => lateInARow >= IN_A_ROW };
}
