import { GatewayFailure, GatewayRefusal } from "#domain/payments/payment-gateway.ts";
import { createOutbound, type Calling, type Outbound } from "#platform/outbound/outbound.ts";

/** How long the shop waits for a gateway, all tries together (ms). */
export const PATIENCE = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

export interface GatewayCall {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Whether asking twice does no more than asking once. */
  repeatable: boolean;
}

/** The way to a gateway, for all its calls. */
export function wayToGateway(to: string, patience = PATIENCE, calling: Calling = {}): Outbound {
  return createOutbound({ to, patience, most: MOST_BYTES, json: true }, calling);
}

/**
 * Asks a gateway, JSON both ways. Follows no redirect: a gateway has none, and they would carry the key elsewhere.
 * @param read makes something of what it says; throws for what makes no sense
 * @throws GatewayFailure when nothing, nothing in time, no sense or no success comes back; GatewayRefusal for a 400
 */
export async function gatewayCall<T>(way: Outbound, call: GatewayCall, read: (said: unknown) => T): Promise<T> {
  const { method, url, repeatable } = call;
  const name = `${method} ${new URL(url).pathname}`;
  const hasBody = call.body !== undefined;
  const headers = { ...call.headers, ...(hasBody && { "content-type": "application/json" }) };
  const question = { url, name, method, headers, repeatable, ...(hasBody && { body: JSON.stringify(call.body) }) };
  try {
    return await way.ask(question, ({ status, body }) => {
      const said = body.toString("utf8");
      if (status >= 200 && status < 300) return read(JSON.parse(said));
      const Failure = status === 400 ? GatewayRefusal : GatewayFailure;
      throw new Failure(`${name} was answered with ${status}: ${said.slice(0, 500)}`);
    });
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
