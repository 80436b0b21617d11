import { GatewayFailure, GatewayRefusal } from "#domain/payments/payment-gateway.ts";

/** How long the shop waits for a gateway (ms). */
export const PATIENCE = 10_000;

export interface GatewayCall {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/**
 * Asks a gateway, JSON both ways. Follows no redirect: a gateway has none, and they would carry the key elsewhere.
 * @throws GatewayFailure when nothing, nothing in time, no JSON or no success comes back; GatewayRefusal for a 400
 */
export async function gatewayCall(call: GatewayCall, patience = PATIENCE): Promise<unknown> {
  const place = `${call.method} ${new URL(call.url).pathname}`;
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { ...call.headers, ...(call.body !== undefined && { "content-type": "application/json" }) },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (!response.ok) {
      const Failure = response.status === 400 ? GatewayRefusal : GatewayFailure;
      throw new Failure(`${place} was answered with ${response.status}: ${text.slice(0, 500)}`);
    }
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(`${place} had no answer: ${(error as Error).message}`, { cause: error });
  }
}
