import { Type, type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";
import { GatewayFailure, type GatewayPayment, type GatewayRefund } from "#domain/payments/payment-gateway.ts";

const Id = (prefix: string) => Type.String({ pattern: `^${prefix}_[A-Za-z0-9]{1,60}$` });

/** What the shop reads of Razorpay's answers; they hold more. */
export const RazorpayOrder = Type.Object({
  id: Id("order"),
  amount: Type.Integer(),
  currency: Type.String(),
  receipt: Type.String(),
});

export const RazorpayPayment = Type.Object({
  id: Id("pay"),
  order_id: Id("order"),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Enum(["created", "authorized", "captured", "refunded", "failed"] as const),
  amount_refunded: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
});

export const RazorpayPayments = Type.Object({ items: Type.Array(RazorpayPayment) });

export const RazorpayRefund = Type.Object({
  id: Id("rfnd"),
  payment_id: Id("pay"),
  amount: Type.Integer(),
  status: Type.Optional(Type.String()),
});

export const RazorpayRefunds = Type.Object({ items: Type.Array(RazorpayRefund) });

const MaybeText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Part = Type.Optional(
  Type.Object({ entity: Type.Object({ id: Type.String(), order_id: MaybeText, payment_id: MaybeText }) }),
);

export const RazorpayEvent = Type.Object({
  event: Type.String({ maxLength: 100 }),
  payload: Type.Object({ payment: Part, order: Part, refund: Part }),
});

/** An answer of the expected form. @throws GatewayFailure for any other */
export function expectShape<S extends TSchema>(schema: S, answer: unknown, what: string): Static<S> {
  if (Check(schema, answer)) return answer;
  throw new GatewayFailure(`Razorpay's answer is no ${what}: ${JSON.stringify(answer)?.slice(0, 500)}`);
}

const STATES: Partial<Record<string, GatewayPayment["state"]>> = {
  authorized: "authorized",
  captured: "captured",
  refunded: "captured",
  failed: "failed",
};

/** An attempt to pay in the shop's words; null for one that has only begun. */
export function paymentOf(found: Static<typeof RazorpayPayment>): GatewayPayment | null {
  const state = STATES[found.status];
  if (!state) return null;
  const { id: paymentId, amount, currency, amount_refunded: refunded } = found;
  return { paymentId, state, amount, currency, refunded: refunded ?? 0 };
}

/** A refund in the shop's words. */
export function refundOf({ id, amount, status }: Static<typeof RazorpayRefund>): GatewayRefund {
  return { refundId: id, amount, failed: status === "failed" };
}
