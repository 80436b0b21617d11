import { api, ApiError } from "../session/api.ts";
import { forgetOrderKey } from "./order-key.ts";

/** An order that waits for its payment, and what it is of: cart, address, coupon, amounts and method, as one text. */
interface Begun {
  orderId: string;
  of: string;
}

const STORAGE_KEY = "begun_order";
let inMemory: Begun | null = null;

/** Remembers an order whose payment has begun, so that another try goes on with it. */
export function rememberBegun(begun: Begun): void {
  inMemory = begun;
  attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(begun)));
}

/** The order stands, or is no more: the next one is another. */
export function forgetBegun(): void {
  inMemory = null;
  forgetOrderKey();
  attempt(() => sessionStorage.removeItem(STORAGE_KEY));
}

/**
 * Before an order is sent: one that was begun with another cart, address or method is cancelled, so that its stock and
 * coupon are free again.
 * @returns the begun order's id when it turns out to be paid
 */
export async function giveUpOther(of: string): Promise<string | null> {
  const begun = read();
  if (!begun || begun.of === of) return null;
  if (await cancelUnpaid(begun.orderId)) {
    forgetBegun();
    return null;
  }
  return begun.orderId;
}

/** False when the order has been paid. @throws ApiError when the server cannot be asked */
export async function cancelUnpaid(orderId: string): Promise<boolean> {
  try {
    await api("/api/order/cancel", { body: { orderId, onlyUnpaid: true } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.body["paid"] === true) return false;
    // Not this shopper's, or gone: nothing of it is in the way.
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

function read(): Begun | null {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null")) ?? inMemory;
  if (typeof kept !== "object" || kept === null) return null;
  const { orderId, of } = kept as Partial<Begun>;
  return typeof orderId === "string" && typeof of === "string" ? { orderId, of } : null;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
