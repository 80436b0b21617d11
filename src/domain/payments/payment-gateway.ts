import type { CurrencyCode } from "#contract/money.ts";

export type GatewayName = "razorpay" | "stripe";

/** What the gateway is asked to collect. `amount` in the currency's own minor units (JPY and KRW have none). */
export interface PaymentRequest {
  /** The gateway's reference: the same order gives the same payment. */
  orderId: string;
  amount: number;
  currency: CurrencyCode;
  email: string;
  description: string;
  /** Where a gateway with a page of its own sends the shopper afterwards, whatever came of it. */
  returnUrl: { success: string; cancel: string };
  /** Until when the order waits for its payment. */
  payUntil: Date;
}

/** A payment opened at the gateway. */
export interface OpenedPayment {
  gatewayOrderId: string;
  /** Where the shopper is sent, for gateways with a page of their own. */
  redirectUrl: string | null;
}

/** One attempt to pay, as the gateway knows it. Amounts in the currency's own minor units. */
export interface GatewayPayment {
  paymentId: string;
  /** Authorized: the money is held, and is the shop's once it is captured. */
  state: "authorized" | "captured" | "failed";
  amount: number;
  currency: string;
  refunded: number;
}

/** Money that went back of a payment, or was to go, whoever asked for it. Amount in the currency's own minor units. */
export interface GatewayRefund {
  refundId: string;
  amount: number;
  /** Nothing has gone, and nothing will: the bank did not take it, or it was called off. */
  failed: boolean;
}

/** Something that the gateway told of its own accord, its signature found right. */
export interface GatewayEvent {
  /** The same on a repeat. */
  eventId: string;
  kind: string;
  /** What it is about; null when that is no payment of an order. */
  gatewayOrderId: string | null;
  /** What was paid, where the event names that. */
  paymentId: string | null;
  /** The refund that the event tells the failure of; null in any other event. */
  failedRefundId: string | null;
}

/** What a browser returns with after the gateway's popup. */
export interface SignedReturn {
  paymentId: string;
  signature: string;
}

/** The gateway is down, too slow, or answers nonsense: nothing is known of what was asked. */
export class GatewayFailure extends Error {
  override name = "GatewayFailure";
}

/** The gateway understood what was asked, and does not do it: another amount, currency or way to pay might go. */
export class GatewayRefusal extends GatewayFailure {
  override name = "GatewayRefusal";
}

/**
 * A payment gateway. Calls are never made inside a transaction, end within seconds, and may all be repeated.
 * @throws GatewayFailure by every call that goes over the network
 */
export interface PaymentGateway {
  /** What a page needs for the gateway's popup; null for a gateway with a page of its own. */
  popup: { keyId: string; scriptUrl: string } | null;
  /** The same order gives the same payment, however often it is asked for. @throws GatewayRefusal for one it does not take */
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /** Every attempt to pay it. Asks the gateway itself; what a browser says proves nothing. */
  payments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Takes the money of an authorized payment. */
  capture(payment: GatewayPayment): Promise<void>;
  /** Gives a payment back, once for each key. */
  refund(payment: { paymentId: string; amount: number; currency: string }, key: string): Promise<GatewayRefund>;
  /** Every refund of a payment, the failed ones too, whoever began them. */
  refunds(paymentId: string): Promise<GatewayRefund[]>;
  /** Whether the gateway signed this return for this payment. */
  signed(gatewayOrderId: string, said: SignedReturn): boolean;
  /** The event in a webhook's raw body; null when the signature is not the gateway's. */
  readEvent(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent | null>;
}
