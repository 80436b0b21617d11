import type { FastifyInstance } from "fastify";
import type { ShopContext } from "#domain/context.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Does a piece of housekeeping at the start and once an hour, as long as the shop is open. A failure is logged. */
export function everyHour(app: Pick<FastifyInstance, "addHook">, ctx: ShopContext, work: () => Promise<void>): void {
  const attempt = () => work().catch((error: unknown) => ctx.log.error({ err: error }, "hourly housekeeping failed"));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    await attempt();
    timer = setInterval(attempt, HOUR_MS).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
