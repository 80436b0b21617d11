import type { FastifyReply, FastifyRequest } from "fastify";
import { isLanguage } from "#contract/language.ts";
import { chooseEncoding, type Encoding } from "#platform/page-cache/encoding.ts";
import type { Page } from "#platform/page-cache/page.ts";
import { holds } from "./etag.ts";
import type { FixedHeaders } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * Sends a page in the encoding that the browser prefers, or 304 to one that has it. A page from memory is written straight to
 * the connection, with headers that were put together when its bytes were: Fastify's way takes twice the time.
 * @param fixed what is sent with every page
 */
export function pageSender(fixed: FixedHeaders) {
  const lists = new WeakMap<Buffer, string[]>();
  const headersOf = (page: Page, body: Buffer, encoding: Encoding): string[] => {
    const known = lists.get(body);
    if (known) return known;
    const list = listOf({
      ...fixed,
      ...page.headers,
      ...(page.status === 200 && { etag: page.etag }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(body.length),
    });
    lists.set(body, list);
    return list;
  };

  return async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<void> => {
    const own: Own = { ...reply.getHeaders(), ...languageCookie(request, page) };
    const has = page.status === 200 && holds(request.headers["if-none-match"], page.etag.slice(2));
    if (has) {
      const { "content-type": _, ...headers } = page.headers;
      reply.hijack();
      reply.raw.writeHead(304, listOf({ ...fixed, ...headers, etag: page.etag, ...own })).end();
      return;
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const made = page.body(encoding);
    const body = made instanceof Promise ? await made : made;
    const headers = headersOf(page, body, encoding);
    reply.hijack();
    reply.raw.writeHead(page.status, isEmpty(own) ? headers : withOwn(headers, own)).end(body);
  };
}

/** A link to a page in one language chooses it: the next pages come in it too. */
export function languageCookie(request: FastifyRequest, { status }: { status: number }): Record<string, string> {
  if (status !== 200 || !request.url.includes("lang=")) return {};
  const { lang } = request.query as { lang?: unknown };
  if (!isLanguage(lang)) return {};
  return {
    "set-cookie": `lang=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
    "cache-control": "private, no-cache",
  };
}

type Own = Record<string, string | number | string[] | undefined>;

/** Names and values in turn, as Node takes them without looking at each. */
function listOf(headers: Own): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
}

/** What this reply alone says comes in the place of what the page says. */
function withOwn(headers: string[], own: Own): string[] {
  const names = new Set(Object.keys(own));
  const left = headers.filter((_, index) => !names.has(headers[index - (index % 2)]!));
  return [...left, ...listOf(own)];
}

function isEmpty(object: object): boolean {
  for (const _ in object) return false;
  return true;
}
