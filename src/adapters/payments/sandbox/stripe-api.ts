import { sql } from "kysely";
import { findOrder, findPayments, findRefunds, newId, unixTime, type Sandbox } from "./books.ts";
import type { Answer } from "./razorpay-api.ts";
import { sessionEntity, stripeEvent, stripeRefund, type SessionDetails } from "./stripe-entities.ts";
import { queueWebhook } from "./webhooks.ts";

/** A call's form, as Stripe's clients send it: `line_items[0][quantity]` and the like. */
export type Form = Record<string, string>;

/** A refusal in Stripe's form. */
export function stripeRefusal(message: string, type = "invalid_request_error", status = 400): Answer {
  return { status, body: { error: { type, message } } };
}

const UNKNOWN = stripeRefusal("No such object.", "invalid_request_error", 404);

/** POST /v1/checkout/sessions; the same idempotency key gives the same session. @param origin where shoppers reach the sandbox */
export async function createSession(sandbox: Sandbox, form: Form, key: string | null, origin: string): Promise<Answer> {
  const amount = Number(form["line_items[0][price_data][unit_amount]"]) * Number(form["line_items[0][quantity]"] ?? 1);
  const currency = form["line_items[0][price_data][currency]"] ?? "";
  if (form["mode"] !== "payment") return stripeRefusal("The sandbox knows the mode payment alone.");
  if (!Number.isInteger(amount) || amount < 1)
    return stripeRefusal("Invalid integer: line_items[0][price_data][unit_amount]");
  if (!/^[a-z]{3}$/.test(currency)) return stripeRefusal(`Invalid currency: ${currency}.`);
  if (!form["success_url"] || !form["cancel_url"]) return stripeRefusal("Missing required param: success_url.");
  const expires = form["expires_at"] ? Number(form["expires_at"]) : unixTime(sandbox.now()) + 86_400;
  const details: SessionDetails = {
    success_url: form["success_url"],
    cancel_url: form["cancel_url"],
    client_reference_id: form["client_reference_id"] ?? null,
    customer_email: form["customer_email"] ?? null,
    description: form["line_items[0][price_data][product_data][name]"] ?? "",
    metadata: inner(form, "metadata"),
    expires_at: expires,
    asked: JSON.stringify(form),
  };
  const row = await sandbox.db
    .insertInto("sandbox.payment_order")
    .values({
      id: newId("cs_test"),
      gateway: "stripe",
      receipt: key,
      amount,
      currency: currency.toUpperCase(),
      status: "created",
      details: JSON.stringify(details),
      created_at: sandbox.now(),
    })
    .onConflict((conflict) => conflict.columns(["gateway", "receipt"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) return { status: 200, body: sessionEntity(row, [], origin) };
  const known = await sandbox.db
    .selectFrom("sandbox.payment_order")
    .where("gateway", "=", "stripe")
    .where("receipt", "=", key)
    .selectAll()
    .executeTakeFirstOrThrow();
  if ((known.details as unknown as SessionDetails).asked !== details.asked)
    return stripeRefusal(
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      "idempotency_error",
    );
  return { status: 200, body: sessionEntity(known, [], origin) };
}

/** GET /v1/checkout/sessions/:id */
export async function readSession(sandbox: Sandbox, id: string, origin: string, expanded: boolean): Promise<Answer> {
  const row = await findOrder(sandbox, id);
  if (row?.gateway !== "stripe") return UNKNOWN;
  return { status: 200, body: sessionEntity(row, await findPayments(sandbox, { orderId: id }), origin, expanded) };
}

/** POST /v1/refunds, once for each idempotency key. */
export async function refundIntent(sandbox: Sandbox, form: Form, key: string | null): Promise<Answer> {
  const id = form["payment_intent"] ?? "";
  return sandbox.db.transaction().execute(async (trx) => {
    // Refunds of one payment go one after the other.
    await sql`select 1 from sandbox.payment where id = ${id} for update`.execute(trx);
    const [payment] = await findPayments({ ...sandbox, db: trx }, { id });
    if (!payment) return UNKNOWN;
    const amount = form["amount"] ? Number(form["amount"]) : payment.amount - payment.amount_refunded;
    const before =
      key === null
        ? undefined
        : await trx.selectFrom("sandbox.refund").where("idempotency_key", "=", key).selectAll().executeTakeFirst();
    if (before?.payment_id === id && before.amount === amount)
      return { status: 200, body: stripeRefund(before, payment.currency) };
    if (before)
      return stripeRefusal(
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        "idempotency_error",
      );
    const total = payment.amount_refunded + amount;
    if (!Number.isInteger(amount) || amount < 1 || payment.status !== "captured" || total > payment.amount)
      return stripeRefusal("The refund is greater than what is left of the charge.");
    const refund = await trx
      .insertInto("sandbox.refund")
      .values({ id: newId("re"), payment_id: id, amount, idempotency_key: key, created_at: sandbox.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("sandbox.payment")
      .set({ amount_refunded: total, status: total === payment.amount ? "refunded" : "captured" })
      .where("id", "=", id)
      .execute();
    const eventId = newId("evt");
    const charge = { id: id.replace(/^pi_/, "ch_"), object: "charge", payment_intent: id, amount_refunded: total };
    const body = stripeEvent(eventId, "charge.refunded", sandbox.now(), charge);
    await queueWebhook({ ...sandbox, db: trx }, "stripe", { id: eventId, body, times: 1 });
    return { status: 200, body: stripeRefund(refund, payment.currency) };
  });
}

/** GET /v1/refunds of a payment intent, the latest first. */
export async function listRefunds(sandbox: Sandbox, intent: string): Promise<Answer> {
  const [payment] = await findPayments(sandbox, { id: intent });
  if (!payment) return UNKNOWN;
  const data = (await findRefunds(sandbox, intent)).map((refund) => stripeRefund(refund, payment.currency));
  return { status: 200, body: { object: "list", url: "/v1/refunds", has_more: false, data } };
}

/** The entries of a form below one name: `metadata[order]` and the like. */
function inner(form: Form, name: string): Record<string, string> {
  const entries = Object.entries(form).map(
    ([key, value]) => [new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1], value] as const,
  );
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[0] !== undefined));
}
