import type { ShopContext } from "#domain/context.ts";
import { standInsAllowed } from "#platform/config.ts";
import { loopbackAddress } from "#platform/listen-address.ts";
import { captureLate } from "./attempt.ts";
import type { Sandbox } from "./books.ts";

import { deliverWebhooks } from "./webhooks.ts";

/** The sandbox gateways of this shop; null where they must not run: a shop that sells, unless DEMO says so. */
export function sandboxOf(ctx: ShopContext): Sandbox | null {
  const { HOST, PORT } = ctx.config;
  if (!standInsAllowed(ctx.config)) return null;
  return { db: ctx.db, log: ctx.log, now: () => ctx.now(), shop: loopbackAddress(HOST, PORT) };
}

/** The minute's work of the sandbox: late payments come, webhooks that were not taken are sent again. */
export async function tendSandbox(sandbox: Sandbox): Promise<void> {
  await captureLate(sandbox);
  await deliverWebhooks(sandbox);
}
