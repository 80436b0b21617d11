import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { refuse } from "#contract/result.ts";
import type { Routes } from "../app.ts";
import { readRange } from "../byte-range.ts";
import { sendRefusal } from "../refusals.ts";

const SHELVES = new Set(["reviews", "catalogue"]);

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

/**
 * What shoppers uploaded and imports brought in, from the media store, under addresses that nobody can guess and whose content never changes.
 * A browser takes it for nothing but a picture or a film: neither sniffed, nor, opened alone, with any rights.
 */
export const uploadedMedia: Routes = (app, ctx) => {
  const params = Type.Object({ shelf: Type.String(), folder: Type.String(), name: Type.String() });
  app.get("/media/:shelf/:folder/:name", { schema: { hide: true, params } }, async (request, reply) => {
    const { shelf, folder, name } = request.params;
    const type = SHELVES.has(shelf) && /^[0-9a-f]{32}$/.test(folder) && /^[a-z0-9-]+\.([a-z0-9]+)$/.exec(name)?.[1];
    const contentType = type && TYPES[type];
    const key = `${shelf}/${folder}/${name}`;
    const size = contentType ? await ctx.adapters.media.size(key) : null;
    if (!contentType || size === null) return sendRefusal(reply, refuse("not_found", "This file is not here."));

    const etag = `"${folder}-${name}"`;
    reply.headers({
      "cache-control": "public, max-age=31536000, immutable",
      etag,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return sendFile(request, reply, { contentType, size, etag }, (range) => ctx.adapters.media.read(key, range));
  });
};

type Read = (range?: { start: number; end: number }) => Promise<{ content: NodeJS.ReadableStream } | null>;

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, size, etag }: { contentType: string; size: number; etag: string },
  read: Read,
): Promise<FastifyReply> {
  const condition = request.headers["if-range"];
  const range = readRange(condition === undefined || condition === etag ? request.headers.range : undefined, size);
  if (range === "none") {
    reply.removeHeader("cache-control").header("content-range", `bytes */${size}`);
    return reply.code(416).send();
  }
  const part = range === "whole" ? null : range;
  reply.type(contentType).header("content-length", part ? part.end - part.start + 1 : size);
  if (part) reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
  // A stream: for anything else the length would be counted anew.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const file = await read(part ?? undefined);
  if (!file) throw new Error("A media file went away while it was asked for.");
  return reply.send(file.content);
}
