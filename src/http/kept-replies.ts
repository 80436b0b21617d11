import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopContext } from "#domain/context.ts";
import { chooseEncoding } from "#platform/page-cache/encoding.ts";
import { PageCache } from "#platform/page-cache/page-cache.ts";
import { Page } from "#platform/page-cache/page.ts";
import { holds } from "./etag.ts";
import { askedLanguage } from "./shopper-choices.ts";

const MAX_BYTES = 32 * 2 ** 20;
/** A reply to a longer address is not kept (characters). */
const LONGEST = 400;
/** Addresses that were asked for once. */
const REMEMBERED = 5_000;

/** A reply's body, written or not, and the ids of the products that it shows. */
export interface Made {
  body: object | Buffer;
  shows: string[];
}

/**
 * Replies of public calls that are the same for everyone: written and compressed once, kept in memory, and made anew
 * within a second of a change in what they show. In a process that does not hear of changes they are made each time.
 */
export interface KeptReplies {
  /** The route's hook: answers from memory, before anything of the request is read. */
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** Answers with what `make` makes, once for all who ask the same meanwhile. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<Made>): Promise<FastifyReply>;
  /** A tag that is another one after each change: for replies too long to be kept. Null where changes are not heard of. */
  tagOfAll(request: FastifyRequest): string | null;
}

export function keptReplies(app: { addHook(name: "onClose", hook: () => Promise<void>): unknown }, ctx: ShopContext) {
  const cache = new PageCache({ maxBytes: MAX_BYTES, listening: () => ctx.changes.listening });
  const process = randomBytes(6).toString("base64url");
  const asked = new Set<string>();
  // Most searches are never asked for again: a reply is compressed and kept from the second time on.
  const isAskedAgain = (key: string) => {
    if (asked.has(key)) return true;
    asked.add(key);
    for (const oldest of asked) {
      if (asked.size <= REMEMBERED) break;
      asked.delete(oldest);
    }
    return false;
  };
  let changes = 0;
  const forget = ctx.changes.subscribe((changed, extent) => {
    changes += 1;
    cache.change(extent === "figures" ? changed : null);
  });
  app.addHook("onClose", async () => forget());

  const kept: KeptReplies = {
    async onRequest(request, reply) {
      const page = cache.find(keyOf(request));
      return page && send(request, reply, page);
    },
    async answer(request, reply, make) {
      const render = async () => {
        const { body, shows } = await make();
        const headers = { "content-type": "application/json; charset=utf-8", ...PUBLIC };
        const bytes = Buffer.isBuffer(body) ? body : Buffer.from(reply.serialize(body) as string);
        return { status: 200, headers, body: bytes, shows, keep: true };
      };
      const key = keyOf(request);
      const keep = ctx.changes.listening && key.length <= LONGEST && isAskedAgain(key);
      if (!keep) return send(request, reply, new Page(await render()));
      return send(request, reply, (await cache.answer(key, render)).page);
    },
    tagOfAll(request) {
      return ctx.changes.listening ? `W/"${process}-${changes}-${askedLanguage(request) ?? ""}"` : null;
    },
  };
  return kept;
}

/** They may be kept, and are asked about again each time. */
export const PUBLIC = { "cache-control": "public, no-cache", vary: "accept-encoding, cookie" };

function keyOf(request: FastifyRequest): string {
  return `${askedLanguage(request) ?? ""} ${request.url}`;
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.headers(page.headers).header("etag", page.etag);
  if (holds(request.headers["if-none-match"], page.etag.slice(2))) {
    return sameAsBefore(reply);
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  const body = page.body(encoding);
  return reply.send(body instanceof Promise ? await body : body);
}

/** 304: the caller holds the reply already. */
export function sameAsBefore(reply: FastifyReply): FastifyReply {
  return reply.code(304).removeHeader("content-type").send();
}
