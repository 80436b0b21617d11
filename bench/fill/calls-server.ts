import { createContext } from "#adapters/create-context.ts";
import { buildApp } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { listenToCatalogue } from "#platform/catalogue-changes/listen.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";

/**
 * The shop's calls in a process of their own, on the database that DATABASE_URL names: everything that `npm start` puts
 * before them, without the pages and the jobs. Says where it listens; asked, it says what it has used.
 */
const config = readConfig({ ...process.env, PORT: "0", LOG_LEVEL: "warn" });
const log = createLog(config.LOG_LEVEL);
const url = config.DATABASE_URL!;
const connection = connect(url);
const ctx = createContext(config, connection, log);
await listenToCatalogue(url, ctx.changes, log);
const app = await buildApp(ctx, areas);
const address = await app.listen({ port: 0, host: "127.0.0.1" });
process.on("message", (wish) => {
  if (wish === "collect") globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpu: process.cpuUsage(), rss, heapUsed });
});
process.once("disconnect", () => process.exit(0));
process.send?.({ address });
