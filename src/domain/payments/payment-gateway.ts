import type { CurrencyCode } from "#contract/money.ts";

/** What the gateway is asked to collect. `amount` in the currency's own minor units (JPY and KRW have none). */
export interface PaymentRequest {
  orderId: string;
  amount: number;
  currency: CurrencyCode;
  email: string;
  description: string;
  returnUrl: string;
}

/** A payment opened at the gateway, in the gateway's words. */
export interface OpenedPayment {
  gatewayOrderId: string;
  amount: number;
  currency: string;
  receipt: string;
  /** Where the shopper is sent, for gateways with a page of their own. */
  redirectUrl?: string;
}

export type PaymentState = "open" | "paid" | "failed" | "refunded";

/** A payment gateway. Calls are idempotent by order and are never made inside a transaction. */
export interface PaymentGateway {
  /** The same order gives the same payment, however often it is asked for. */
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /** Asks the gateway itself; what a browser says proves nothing. */
  state(gatewayOrderId: string): Promise<{ state: PaymentState; paymentId: string | null }>;
  refund(paymentId: string, amount: number, idempotencyKey: string): Promise<void>;
}
