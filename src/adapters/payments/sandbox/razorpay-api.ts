import { sql } from "kysely";
import { findOrder, findPayments, findRefunds, newId, type Sandbox } from "./books.ts";
import { markCaptured } from "./capture.ts";
import { eventBody, orderEntity, paymentEntity, refundEntity } from "./razorpay-entities.ts";
import { queueWebhook } from "./webhooks.ts";

/** What Razorpay answers a call with. */
export interface Answer {
  status: number;
  body: object;
}

const done = (body: object): Answer => ({ status: 200, body });

/** A refusal in Razorpay's form. */
export function badRequest(description: string, more: { field?: string; reason?: string } = {}, status = 400): Answer {
  const { field, reason = "input_validation_failed" } = more;
  const error = {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason,
    metadata: {},
    ...(field && { field }),
  };
  return { status, body: { error } };
}

const UNKNOWN = badRequest("The id provided does not exist");

/** POST /v1/orders. With `unique_receipt` a known receipt gives the order it has. */
export async function createOrder(sandbox: Sandbox, body: Record<string, unknown>): Promise<Answer> {
  const { amount, currency, receipt = null, notes = {} } = body;
  if (amount === undefined) return badRequest("amount: is required.", { field: "amount" });
  if (!Number.isInteger(amount)) return badRequest("The amount must be an integer.", { field: "amount" });
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency))
    return badRequest("The currency should be a 3-letter code.", { field: "currency" });
  if (Number(amount) < (currency === "INR" ? 100 : 1))
    return badRequest("Order amount less than minimum amount allowed", {
      field: "amount",
      reason: "amount_less_than_minimum_amount",
    });
  if (receipt !== null && (typeof receipt !== "string" || receipt.length > 40))
    return badRequest("The receipt may not be greater than 40 characters.", { field: "receipt" });
  const row = await sandbox.db
    .insertInto("sandbox.payment_order")
    .values({
      id: newId("order"),
      gateway: "razorpay",
      receipt,
      amount: Number(amount),
      currency,
      status: "created",
      details: JSON.stringify({ notes }),
      created_at: sandbox.now(),
    })
    .onConflict((conflict) => conflict.columns(["gateway", "receipt"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) return done(orderEntity(row));
  if (body["unique_receipt"] !== true) return badRequest("Order receipt should be unique.", { field: "receipt" });
  const known = await sandbox.db
    .selectFrom("sandbox.payment_order")
    .where("gateway", "=", "razorpay")
    .where("receipt", "=", receipt as string)
    .selectAll()
    .executeTakeFirstOrThrow();
  return done(orderEntity(known));
}

/** GET /v1/orders/:id */
export async function readOrder(sandbox: Sandbox, id: string): Promise<Answer> {
  const order = await findOrder(sandbox, id);
  return order ? done(orderEntity(order)) : UNKNOWN;
}

/** GET /v1/orders/:id/payments */
export async function readPayments(sandbox: Sandbox, orderId: string): Promise<Answer> {
  if (!(await findOrder(sandbox, orderId))) return UNKNOWN;
  const items = (await findPayments(sandbox, { orderId })).filter(({ status }) => status !== "late").map(paymentEntity);
  return done({ entity: "collection", count: items.length, items });
}

/** GET /v1/payments/:id */
export async function readPayment(sandbox: Sandbox, id: string): Promise<Answer> {
  const [payment] = await findPayments(sandbox, { id });
  return payment ? done(paymentEntity(payment)) : UNKNOWN;
}

/** POST /v1/payments/:id/capture */
export async function capturePayment(sandbox: Sandbox, id: string, body: Record<string, unknown>): Promise<Answer> {
  const [payment] = await findPayments(sandbox, { id });
  if (!payment) return UNKNOWN;
  if (body["amount"] !== payment.amount)
    return badRequest("Capture amount must be equal to the amount authorized", { field: "amount" });
  if (!(await markCaptured(sandbox, id, 1))) return badRequest("This payment has already been captured");
  return readPayment(sandbox, id);
}

/** GET /v1/payments/:id/refunds, the latest first. */
export async function readRefunds(sandbox: Sandbox, id: string): Promise<Answer> {
  const [payment] = await findPayments(sandbox, { id });
  if (!payment) return UNKNOWN;
  const items = (await findRefunds(sandbox, id)).map((refund) => refundEntity(refund, payment.currency));
  return done({ entity: "collection", count: items.length, items });
}

/** POST /v1/payments/:id/refund, once for each idempotency key. */
export async function refundPayment(
  sandbox: Sandbox,
  id: string,
  body: Record<string, unknown>,
  key: string | null,
): Promise<Answer> {
  const [payment] = await findPayments(sandbox, { id });
  if (!payment) return UNKNOWN;
  const amount = body["amount"] ?? payment.amount;
  if (!Number.isInteger(amount) || Number(amount) < 1)
    return badRequest("The amount must be an integer.", { field: "amount" });
  if (key !== null && !/^[\w-]{10,}$/.test(key))
    return badRequest("The idempotency key must have 10 characters or more.");
  return sandbox.db.transaction().execute(async (trx) => {
    // Refunds of one payment go one after the other.
    await sql`select 1 from sandbox.payment where id = ${id} for update`.execute(trx);
    const inside = { ...sandbox, db: trx };
    const now = (await findPayments(inside, { id }))[0]!;
    const before =
      key === null
        ? undefined
        : await trx.selectFrom("sandbox.refund").where("idempotency_key", "=", key).selectAll().executeTakeFirst();
    if (before) {
      if (before.payment_id !== id || before.amount !== amount)
        return badRequest("Different request with the same idempotency key is not allowed.");
      return done(refundEntity(before, now.currency));
    }
    if (now.status !== "captured")
      return badRequest(
        now.status === "refunded"
          ? "The payment has been fully refunded already"
          : "The payment status should be captured for action to be taken",
      );
    const total = now.amount_refunded + Number(amount);
    if (total > now.amount) return badRequest("The total refund amount is greater than the refund payment amount");
    const refund = await trx
      .insertInto("sandbox.refund")
      .values({
        id: newId("rfnd"),
        payment_id: id,
        amount: Number(amount),
        idempotency_key: key,
        created_at: sandbox.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("sandbox.payment")
      .set({ amount_refunded: total, status: total === now.amount ? "refunded" : "captured" })
      .where("id", "=", id)
      .execute();
    const entity = refundEntity(refund, now.currency);
    const refunded = paymentEntity((await findPayments(inside, { id }))[0]!);
    const event = eventBody("refund.processed", sandbox.now(), { refund: entity, payment: refunded });
    await queueWebhook(inside, "razorpay", { body: event, times: 1 });
    return done(entity);
  });
}
