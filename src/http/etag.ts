import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** As much of Fastify's request and reply as this needs; their full types depend on each route's schema. */
interface AskedWith {
  headers: IncomingHttpHeaders;
}
interface Answered {
  statusCode: number;
  header(name: string, value: string): this;
  code(status: 304): this;
  removeHeader(name: string): unknown;
}

/**
 * Gives a reply an ETag, and answers 304 without a body to whoever holds it already. For public replies that are the
 * same for everyone: they may be kept, and are asked about again each time.
 */
export async function answerByEtag(request: AskedWith, reply: Answered, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
  const tag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
  reply.header("etag", tag).header("cache-control", "public, no-cache");
  if (!holds(request.headers["if-none-match"], tag)) return payload;
  reply.code(304);
  reply.removeHeader("content-type");
  reply.removeHeader("content-length");
  return "";
}

/** Whether an If-None-Match header names a tag; weak and strong count the same. */
export function holds(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}
