import { serve } from "#http/server.ts";
import { openShop } from "../../scripts/start/open-shop.ts";
import { runShop } from "../../scripts/start/run.ts";

/** `npm start` without the storefront's pages, which take a build: settings, database, tables, jobs, calls, and the same end. */
await runShop(async (opening) => {
  const ctx = await openShop(opening);
  const shop = await serve(ctx, async () => {});
  opening.cleanup.add(() => shop.close());
  console.log(`\nThe shop is open at ${shop.address}`);
});
