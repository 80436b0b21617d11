import { unixTime, type SandboxPayment } from "./books.ts";

interface OrderRow {
  id: string;
  receipt: string | null;
  amount: number;
  currency: string;
  status: string;
  attempts: number;
  details: unknown;
  created_at: Date;
}

/** An order as Razorpay writes it. */
export function orderEntity(row: OrderRow) {
  const { notes = {} } = row.details as { notes?: Record<string, string> };
  const paid = row.status === "paid";
  return {
    id: row.id,
    entity: "order",
    amount: row.amount,
    amount_paid: paid ? row.amount : 0,
    amount_due: paid ? 0 : row.amount,
    currency: row.currency,
    receipt: row.receipt,
    offer_id: null,
    status: row.status,
    attempts: row.attempts,
    notes: Object.keys(notes).length > 0 ? notes : [],
    created_at: unixTime(row.created_at),
  };
}

export interface PaymentError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
}

/** A payment as Razorpay writes it. */
export function paymentEntity(row: SandboxPayment) {
  const error = row.error as PaymentError | null;
  return {
    id: row.id,
    entity: "payment",
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    order_id: row.order_id,
    invoice_id: null,
    international: false,
    method: row.method,
    amount_refunded: row.amount_refunded,
    refund_status: row.amount_refunded === 0 ? null : row.amount_refunded < row.amount ? "partial" : "full",
    captured: row.status === "captured" || row.status === "refunded",
    error_code: error?.code ?? null,
    error_description: error?.description ?? null,
    error_source: error?.source ?? null,
    error_step: error?.step ?? null,
    error_reason: error?.reason ?? null,
    created_at: unixTime(row.created_at),
  };
}

/** A refund as Razorpay writes it. */
export function refundEntity(
  row: { id: string; payment_id: string; amount: number; created_at: Date; failed_at: Date | null },
  currency: string,
) {
  return {
    id: row.id,
    entity: "refund",
    amount: row.amount,
    currency,
    payment_id: row.payment_id,
    notes: [],
    receipt: null,
    status: row.failed_at ? "failed" : "processed",
    speed_processed: "normal",
    speed_requested: "normal",
    created_at: unixTime(row.created_at),
  };
}

/** The body of a webhook: what happened, and the entities it is about. */
export function eventBody(event: string, at: Date, entities: Record<string, object>) {
  return {
    entity: "event",
    account_id: "acc_sandbox",
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: unixTime(at),
  };
}
