import type { CurrencyCode } from "#contract/money.ts";
import type { OrderStatus } from "#contract/order.ts";
import type { GatewayPayment, GatewayRefund } from "./payment-gateway.ts";

const MINUTE = 60_000;

/** How long an unpaid order holds its stock (ms). */
export const HOLD = 30 * MINUTE;

const WITHOUT_MINOR_UNITS: ReadonlySet<CurrencyCode> = new Set(["JPY", "KRW"]);

/** Whole units of a currency in its own minor units, as ISO 4217 counts them and gateways charge them. */
export function gatewayAmount(amount: number, currency: CurrencyCode): number {
  return WITHOUT_MINOR_UNITS.has(currency) ? amount : amount * 100;
}

/** What a gateway charged or gave back, in whole units of the currency; a part of one as a decimal. */
export function wholeUnits(gatewayAmount: number, currency: CurrencyCode): number {
  return WITHOUT_MINOR_UNITS.has(currency) ? gatewayAmount : gatewayAmount / 100;
}

/** What an order says of its payment. Amount in the currency's own minor units. */
export interface Expected {
  status: OrderStatus;
  amount: number;
  currency: string;
  /** What it was paid with; null as long as it is not. */
  paymentId: string | null;
}

/** Why money goes back: it came too late, twice, or in another amount than was asked for. */
export type Misfit = "late-payment" | "second-payment" | "wrong-payment";

/** What an attempt to pay means for its order: nothing yet, nothing new, that the order is paid, or money to give back. */
export type Meaning = "none" | "known" | "pays" | Misfit;

/** The one rule of settling, whoever asks and however often. */
export function meaningOf(order: Expected, found: GatewayPayment): Meaning {
  if (found.state !== "captured") return "none";
  if (found.paymentId === order.paymentId) return "known";
  if (found.amount !== order.amount || found.currency.toUpperCase() !== order.currency) return "wrong-payment";
  if (order.paymentId !== null) return "second-payment";
  if (order.status !== "Pending") return "late-payment";
  // What has gone back at the gateway before the shop knew of it pays for nothing.
  return found.refunded >= found.amount ? "none" : "pays";
}

/** What has gone back by these refunds, in minor units. */
export function refundedOf(refunds: GatewayRefund[]): number {
  return refunds.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
}

/**
 * What is still to be sent of a refund that its gateway did not take, in minor units.
 * @param wanted what the shop wants to give back
 * @param others what else is known to have gone back of the payment
 * @param refunded what the gateway has given back of it in all
 * @returns 0 where it went back, or others have given all of it back
 */
export function leftToRefund(known: { wanted: number; others: number; paid: number; refunded: number }): number {
  if (known.refunded - known.others >= known.wanted) return 0;
  return Math.max(0, Math.min(known.wanted, known.paid - known.refunded));
}

/** After a cancelled order the gateway is asked again so long after (ms), lest a late payment be lost. */
const LATE_CHECKS = [5 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE];

/** When the gateway is to be asked again about an order. @param checks how often it was asked since the order was cancelled */
export function nextCheck(status: OrderStatus, checks: number, now: Date): Date | null {
  const after = status === "Pending" ? MINUTE : status === "Cancelled" ? LATE_CHECKS[checks] : undefined;
  return after === undefined ? null : new Date(now.getTime() + after);
}

/** How long a refund that the gateway did not take waits for its next try (ms): from a minute to six hours. */
export function refundPause(tries: number): number {
  return Math.min(MINUTE * 2 ** Math.min(tries, 10), 360 * MINUTE);
}
