import { createHash } from "node:crypto";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ShopContext } from "#domain/context.ts";
import type { App } from "./app.ts";
import { contentSecurityPolicy, policyHeader } from "./content-security-policy.ts";

/** The built storefront: React Router's own build, and the context its loaders expect. */
type Storefront = ServerBuild & {
  entry: { module: { createLoadContext(ctx: ShopContext): RouterContextProvider } };
};

const BUILD = new URL("../../build/", import.meta.url);

/** Serves the storefront's pages and its files; the files' names carry hashes, so they never change. */
export async function servePages(app: App, ctx: ShopContext): Promise<void> {
  const build = (await import(new URL("server/index.js", BUILD).href)) as Storefront;
  const handle = createRequestHandler(build, "production");
  const loadContext = () => build.entry.module.createLoadContext(ctx);
  await app.register(fastifyStatic, {
    root: new URL("client/assets/", BUILD).pathname,
    prefix: "/assets/",
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
  });
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: { hide: true },
    handler: async (request, reply) => {
      const response = await handle(pageRequest(request, ctx), loadContext());
      return sendPage(response, reply, ctx);
    },
  });
}

function pageRequest(request: FastifyRequest, ctx: ShopContext): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "cookie", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(new URL(request.url, ctx.config.SHOP_URL), { method: request.method, headers });
}

async function sendPage(response: Response, reply: FastifyReply, ctx: ShopContext): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  response.headers.forEach((value, name) => reply.header(name, value));
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    const policy = contentSecurityPolicy(ctx.config, inlineScriptHashes(body.toString("utf8")));
    reply.header("content-security-policy", policyHeader(policy));
  }
  return reply.send(body);
}

/** The hash of each inline script of a page, as the Content Security Policy names it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code]) => `'sha256-${createHash("sha256").update(code ?? "").digest("base64")}'`);
}
