import { listenFailure } from "#platform/listen-address.ts";
import { runShop } from "./start/run.ts";

/** `npm run dev`: the shop from its sources. Pages reload as they are edited; a change to the rest starts it anew. */
await runShop(async (opening) => {
  const { openShop } = await import("./start/open-shop.ts");
  const ctx = await openShop(opening);
  const [{ serve }, { serveDevPages }] = await Promise.all([import("#http/server.ts"), import("#http/dev-pages.ts")]);
  const { PORT, HOST } = ctx.config;
  const shop = await serve(ctx, serveDevPages).catch((error: unknown) => {
    throw listenFailure(error, PORT, HOST);
  });
  opening.cleanup.add(() => shop.close());
  console.log(`\nThe shop is open at ${shop.address}, for development`);
});
