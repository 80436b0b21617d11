import type { ShopContext } from "#domain/context.ts";
import { buildApp, type App } from "./app.ts";
import { areas } from "./areas.ts";
import { servePages } from "./pages.ts";

/** How long a stop waits for requests in flight (ms). */
const GRACE = 5_000;

export interface RunningShop {
  /** Where the shop answers, e.g. "http://127.0.0.1:3000". */
  address: string;
  /** Stops listening, and lets requests in flight finish; those that take too long are cut off. */
  close(): Promise<void>;
}

/** What answers the addresses that are no calls: the built storefront, or its sources in development. */
export type Pages = (app: App, ctx: ShopContext) => Promise<void>;

/**
 * Starts answering on HOST and PORT.
 * @throws the listen error (EADDRINUSE and the like) when the port cannot be had
 */
export async function serve(ctx: ShopContext, pages: Pages = servePages): Promise<RunningShop> {
  const app = await buildApp(ctx, areas);
  await pages(app, ctx);
  const address = await app.listen({ port: ctx.config.PORT, host: ctx.config.HOST });
  return {
    address,
    async close() {
      const hurry = setTimeout(() => app.server.closeAllConnections(), GRACE);
      await app.close().finally(() => clearTimeout(hurry));
    },
  };
}
