import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { isLanguage } from "#contract/language.ts";
import type { ShopContext } from "#domain/context.ts";
import type { App } from "./app.ts";
import { contentSecurityPolicy, policyHeader } from "./content-security-policy.ts";

/** The storefront as React Router builds it, with the maker of the context that its loaders expect. */
export type Storefront = ServerBuild & {
  entry: { module: { createLoadContext(ctx: ShopContext): RouterContextProvider } };
};

const BUILD = new URL("../../build/", import.meta.url);

/** Serves the built storefront: its pages, and its files, whose names carry hashes and so never change. */
export async function servePages(app: App, ctx: ShopContext): Promise<void> {
  const build = (await import(new URL("server/index.js", BUILD).href)) as Storefront;
  const files = fileURLToPath(new URL("client/", BUILD));
  await app.register(fastifyStatic, { root: `${files}assets/`, prefix: "/assets/", immutable: true, maxAge: "1y" });
  // Icons and the like: one route each, so that every other address is a page.
  const globIgnore = ["assets/**", ".vite/**"];
  await app.register(fastifyStatic, { root: files, wildcard: false, globIgnore, maxAge: "1d", decorateReply: false });
  answerPages(app, ctx, "production", async () => build);
}

/**
 * Answers every address that is no call with a page of the storefront.
 * @param storefront asked for each request, so that development can hand out a fresh one
 */
export function answerPages(
  app: App,
  ctx: ShopContext,
  mode: "production" | "development",
  storefront: () => Promise<Storefront>,
): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: { hide: true },
    handler: async (request, reply) => {
      rememberLanguage(request, reply);
      const build = await storefront();
      const handle = createRequestHandler(build, mode);
      const response = await handle(pageRequest(request, ctx), build.entry.module.createLoadContext(ctx));
      return sendPage(response, reply, ctx, mode);
    },
  });
}

/** A link to a page in one language chooses it: the next pages come in it too. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) reply.header("set-cookie", `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`);
}

function pageRequest(request: FastifyRequest, ctx: ShopContext): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "cookie", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(new URL(request.url, ctx.config.SHOP_URL), { method: request.method, headers });
}

async function sendPage(
  response: Response,
  reply: FastifyReply,
  ctx: ShopContext,
  mode: string,
): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  response.headers.forEach((value, name) => reply.header(name, value));
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    // The development server writes scripts of its own into the page, and speaks over a web socket.
    if (mode === "development") reply.removeHeader("content-security-policy");
    else {
      const policy = contentSecurityPolicy(ctx.config, inlineScriptHashes(body.toString("utf8")));
      reply.header("content-security-policy", policyHeader(policy));
    }
  }
  return reply.send(body);
}

/** The hash of each inline script of a page, as the Content Security Policy names it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash("sha256")
        .update(code ?? "")
        .digest("base64")}'`,
  );
}
