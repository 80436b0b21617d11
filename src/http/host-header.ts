import { refuse } from "#contract/result.ts";
import type { App } from "./app.ts";
import { sendRefusal } from "./refusals.ts";

const HOST = /^(?:[a-z0-9](?:[a-z0-9_.-]{0,252}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Refuses a request whose Host (or a proxy's X-Forwarded-Host) is no host at all. Links never come from it: they are made
 * from SHOP_URL.
 */
export function refuseOddHosts(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    // A balancer of the old kind asks whether the shop lives without naming a host.
    if (HOST.test(request.host) || (!request.headers.host && /^\/(?:health|ready)z$/.test(request.url)))
      return undefined;
    return sendRefusal(reply, refuse("invalid", "The request is not of the right form."));
  });
}
