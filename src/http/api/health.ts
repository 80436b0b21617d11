import { sql } from "kysely";
import type { Routes } from "../app.ts";

/** GET /healthz: the process lives. GET /readyz: the database answers, so pages and calls will. */
export const healthRoutes: Routes = (app, ctx) => {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    try {
      await sql`select 1 from migration limit 1`.execute(ctx.db);
      return await reply.send({ status: "ready" });
    } catch {
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
};
