import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { attributeHandles } from "#domain/catalog/attribute-handles.ts";
import type { ShopContext } from "#domain/context.ts";
import { PageCache } from "#platform/page-cache/page-cache.ts";

import { Page } from "#platform/page-cache/page.ts";
import type { App } from "./app.ts";
import { pageRequests } from "./page-request.ts";
import { pageRenderer } from "./render-page.ts";
import { leaveOutForDocuments, securityHeaders } from "./security-headers.ts";
import { pageSender } from "./send-page.ts";

/** The storefront as React Router builds it, with the maker of the context that its loaders expect. */
export type Storefront = ServerBuild & {
  entry: { module: { createLoadContext(ctx: ShopContext): RouterContextProvider } };
};

const BUILD = new URL("../../build/", import.meta.url);

/** Serves the built storefront: its pages, and its files, whose names carry hashes and so never change. */
export async function servePages(app: App, ctx: ShopContext): Promise<void> {
  const build = (await import(new URL("server/index.js", BUILD).href)) as Storefront;
  const files = fileURLToPath(new URL("client/", BUILD));
  await app.register(fastifyStatic, {
    root: `${files}assets/`,
    prefix: "/assets/",
    immutable: true,
    maxAge: "1y",
    preCompressed: true,
    setHeaders: leaveOutForDocuments,
  });
  // Icons and the like: one route each, so that every other address is a page.
  const globIgnore = ["assets/**", ".vite/**"];
  await app.register(fastifyStatic, {
    root: files,
    wildcard: false,
    globIgnore,
    maxAge: "1d",
    decorateReply: false,
    setHeaders: leaveOutForDocuments,
  });
  await answerPages(app, ctx, build);
}

/**
 * Answers every address that is no call with a page of the storefront, from memory where it is there. Pages that show what
 * changed in the catalogue are made anew within a second (docs/decisions/0006-pages-from-memory.md).
 */
export async function answerPages(app: App, ctx: ShopContext, build: Storefront): Promise<PageCache> {
  const read = pageRequests(build.routes, await knownAttributes(ctx));
  const render = pageRenderer(build, ctx);
  const maxBytes = ctx.config.PAGE_MEMORY_MB * 2 ** 20;
  const cache = new PageCache({ maxBytes, listening: () => ctx.changes.listening });
  const forget = ctx.changes.subscribe((changed, extent) => cache.change(extent === "figures" ? changed : null));
  app.addHook("onClose", async () => forget());
  const send = pageSender(securityHeaders(ctx.config));
  const hits = ctx.metrics.pageCache.labels("hit");

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: { hide: true },
    config: { sendsSecurityHeaders: true },
    handler: async (request, reply) => {
      const asked = read(request.url, request.headers);
      const { key } = asked;
      if (key === null) return send(request, reply, new Page(await render(asked)));
      const found = cache.find(key);
      if (found) {
        hits.inc();
        return send(request, reply, found);
      }
      const { page, outcome } = await cache.answer(key, () => render(asked));
      ctx.metrics.pageCache.inc({ result: outcome });
      return send(request, reply, page);
    },
  });
  return cache;
}

/** The handles of the shop's attributes; after a change of the catalogue they are read again when they are next asked for. */
async function knownAttributes(ctx: ShopContext): Promise<() => readonly string[]> {
  let known = await attributeHandles(ctx);
  let isOld = false;
  ctx.changes.subscribe((_, extent) => {
    if (extent === "anything") isOld = true;
  });
  const readAgain = async () => {
    isOld = false;
    known = await attributeHandles(ctx).catch(() => known);
  };
  return () => {
    if (isOld) void readAgain();
    return known;
  };
}
