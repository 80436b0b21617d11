import { unixTime, type SandboxPayment } from "./books.ts";

/** What the sandbox keeps of a session beside its amount. */
export interface SessionDetails {
  success_url: string;
  cancel_url: string;
  client_reference_id: string | null;
  customer_email: string | null;
  description: string;
  metadata: Record<string, string>;
  expires_at: number;
  /** The form it was asked for by, to tell another request under the same key. */
  asked: string;
}

interface SessionRow {
  id: string;
  amount: number;
  currency: string;
  status: string;
  details: unknown;
  created_at: Date;
}

/** A Checkout Session as Stripe writes it. @param shop the sandbox's own origin, for the page's address */
export function sessionEntity(row: SessionRow, payments: SandboxPayment[], shop: string, expanded = false) {
  const details = row.details as SessionDetails;
  const paid = payments.find(({ status }) => status === "captured" || status === "refunded");
  const status = paid ? "complete" : row.status === "expired" ? "expired" : "open";
  return {
    id: row.id,
    object: "checkout.session",
    mode: "payment",
    livemode: false,
    status,
    payment_status: paid ? "paid" : "unpaid",
    amount_subtotal: row.amount,
    amount_total: row.amount,
    currency: row.currency.toLowerCase(),
    payment_intent: paid ? (expanded ? intentEntity(paid) : paid.id) : null,
    client_reference_id: details.client_reference_id,
    customer_email: details.customer_email,
    metadata: details.metadata,
    success_url: details.success_url,
    cancel_url: details.cancel_url,
    expires_at: details.expires_at,
    created: unixTime(row.created_at),
    url: status === "open" ? `${shop}/sandbox/stripe/pay/${row.id}` : null,
  };
}

function intentEntity(payment: SandboxPayment) {
  const latestCharge = {
    id: payment.id.replace(/^pi_/, "ch_"),
    object: "charge",
    amount: payment.amount,
    amount_refunded: payment.amount_refunded,
    paid: true,
    refunded: payment.amount_refunded === payment.amount,
  };
  return {
    id: payment.id,
    object: "payment_intent",
    amount: payment.amount,
    currency: payment.currency.toLowerCase(),
    status: "succeeded",
    latest_charge: latestCharge,
  };
}

/** A refund as Stripe writes it. */
export function stripeRefund(
  row: { id: string; payment_id: string; amount: number; failed_at: Date | null },
  currency: string,
) {
  return {
    id: row.id,
    object: "refund",
    amount: row.amount,
    currency: currency.toLowerCase(),
    payment_intent: row.payment_id,
    status: row.failed_at ? "failed" : "succeeded",
  };
}

/** A webhook's body as Stripe writes it. */
export function stripeEvent(id: string, type: string, at: Date, object: object) {
  return {
    id,
    object: "event",
    type,
    api_version: "2026-10-28.endive",
    created: unixTime(at),
    livemode: false,
    data: { object },
  };
}
