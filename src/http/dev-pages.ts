import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler } from "react-router";
import { createServer } from "vite";
import type { ShopContext } from "#domain/context.ts";
import type { App } from "./app.ts";
import type { Storefront } from "./pages.ts";
import { languageCookie } from "./send-page.ts";

/**
 * Serves the storefront from its sources, with hot reload: what `npm run dev` does in place of servePages. Nothing is kept in
 * memory.
 */
export async function serveDevPages(app: App, ctx: ShopContext): Promise<void> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: "custom" });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|media|sandbox|healthz|readyz|metrics)\b/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: { hide: true },
    handler: async (request, reply) => {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as Storefront;
      const handle = createRequestHandler(build, "development");
      const response = await handle(pageRequest(request, ctx), build.entry.module.createLoadContext(ctx));
      reply.headers(languageCookie(request, response));
      return sendPage(response, reply);
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

async function sendPage(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status);
  response.headers.forEach((value, name) => reply.header(name, value));
  // The development server writes scripts of its own into the page, and speaks over a web socket.
  reply.removeHeader("content-security-policy");
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
