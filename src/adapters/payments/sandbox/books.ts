import { randomBytes } from "node:crypto";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";

/** What the sandbox works with: its own books, in the shop's database, and where it tells the shop of events. */
export interface Sandbox {
  db: Database;
  log: Log;
  now(): Date;
  /** The shop's address for webhooks, without path. */
  shop: string;
}

export interface SandboxPayment {
  id: string;
  order_id: string;
  status: string;
  method: string;
  amount: number;
  currency: string;
  amount_refunded: number;
  error: unknown;
  created_at: Date;
}

/** An id as gateways make them: a prefix and 14 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(14).toString("base64url").replace(/[-_]/g, "x").slice(0, 14)}`;
}

export const unixTime = (date: Date) => Math.floor(date.getTime() / 1000);

export function findOrder(sandbox: Sandbox, id: string) {
  return sandbox.db.selectFrom("sandbox.payment_order").where("id", "=", id).selectAll().executeTakeFirst();
}

/** Payments with their order's amount and currency, of an order or by their own id. */
export function findPayments(sandbox: Sandbox, by: { orderId: string } | { id: string }): Promise<SandboxPayment[]> {
  const payments = sandbox.db
    .selectFrom("sandbox.payment as payment")
    .innerJoin("sandbox.payment_order as asked", "asked.id", "payment.order_id")
    .select([
      "payment.id",
      "payment.order_id",
      "payment.status",
      "payment.method",
      "asked.amount",
      "asked.currency",
      "payment.amount_refunded",
      "payment.error",
      "payment.created_at",
    ])
    .orderBy("payment.created_at");
  return "id" in by
    ? payments.where("payment.id", "=", by.id).execute()
    : payments.where("payment.order_id", "=", by.orderId).execute();
}

/** The refunds of a payment, the latest first. */
export function findRefunds(sandbox: Sandbox, paymentId: string) {
  return sandbox.db
    .selectFrom("sandbox.refund")
    .where("payment_id", "=", paymentId)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}
