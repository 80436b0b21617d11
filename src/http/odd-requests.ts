import { refuse } from "#contract/result.ts";
import type { App } from "./app.ts";
import { sendRefusal } from "./refusals.ts";

const HOST = /^(?:[a-z0-9](?:[a-z0-9_.-]{0,252}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** A balancer of the old kind asks these without naming a host. */
const HOSTLESS = /^\/(?:health|ready)z$/;

const odd = refuse("invalid", "The request is not of the right form.");

/**
 * Refuses what no browser sends, before any route sees it: a Host (or a proxy's X-Forwarded-Host) that is no host at all,
 * though links never come from it but from SHOP_URL; and a null character in the address, which the database cannot keep.
 */
export function refuseOddRequests(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.includes("%00")) return sendRefusal(reply, odd);
    if (isHost(request.host) || (!request.headers.host && HOSTLESS.test(request.url))) return undefined;
    return sendRefusal(reply, odd);
  });
}

/** Whether a JSON text has a null character in it, which no text of ours has and the database cannot keep. */
export function hasNullCharacter(json: string): boolean {
  return json.includes("\\u0000") || json.includes("\u0000");
}

function isHost(host: string): boolean {
  // Some texts that look like a host are none, such as a number too large for an address.
  return HOST.test(host) && URL.canParse(`http://${host}`);
}
