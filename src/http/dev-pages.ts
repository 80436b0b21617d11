import { createServer } from "vite";
import type { ShopContext } from "#domain/context.ts";
import type { App } from "./app.ts";
import { answerPages, type Storefront } from "./pages.ts";

/** Serves the storefront from its sources, with hot reload: what `npm run dev` does in place of servePages. */
export async function serveDevPages(app: App, ctx: ShopContext): Promise<void> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: "custom" });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|media|sandbox|healthz|readyz|metrics)\b/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  answerPages(app, ctx, "development", async () => {
    return (await vite.ssrLoadModule("virtual:react-router/server-build")) as Storefront;
  });
}
