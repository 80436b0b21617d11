import type { Static, TSchema } from "typebox";
import { Check } from "typebox/value";
import { GatewayFailure, type GatewayPayment, type PaymentGateway } from "#domain/payments/payment-gateway.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { gatewayCall, wayToGateway, type GatewayCall } from "./gateway-call.ts";
import {
  expectShape,
  paymentOf,
  RazorpayEvent,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayPayments,
  RazorpayRefund,
  RazorpayRefunds,
  refundOf,
} from "./razorpay-shapes.ts";
import { hmac, sameText } from "./signature.ts";

export interface RazorpaySettings {
  /** Without a slash at the end, without the version. */
  apiUrl: string;
  /** The popup's script. */
  scriptUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** ms; 10 s unless told. */
  patience?: number;
  calling?: Calling;
}

/** As many as Razorpay gives at once. */
const MOST_REFUNDS = 100;

type Asked = Omit<GatewayCall, "url" | "headers"> & { headers?: Record<string, string> };

/** Razorpay by its HTTP protocol; the sandbox speaks the same one. */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  const { apiUrl, keyId, keySecret, webhookSecret, scriptUrl, patience, calling } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  const way = wayToGateway("razorpay", patience, calling);
  const call = <S extends TSchema>(path: string, asked: Asked, [shape, what]: [S, string]): Promise<Static<S>> => {
    const headers = { authorization, ...asked.headers };
    const read = (said: unknown) => expectShape(shape, said, what);
    return gatewayCall(way, { ...asked, url: `${apiUrl}/v1/${path}`, headers }, read);
  };

  return {
    popup: { keyId, scriptUrl },

    async open({ orderId, amount, currency }) {
      // By its receipt an order that is asked for again is the same one.
      const body = { amount, currency, receipt: orderId, unique_receipt: true, notes: { order: orderId } };
      const order = await call("orders", { method: "POST", body, repeatable: true }, [RazorpayOrder, "order"]);
      if (order.amount !== amount || order.currency !== currency || order.receipt !== orderId)
        throw new GatewayFailure(`Razorpay opened another order than was asked for: ${JSON.stringify(order)}`);
      return { gatewayOrderId: order.id, redirectUrl: null };
    },

    async payments(gatewayOrderId) {
      const path = `orders/${encodeURIComponent(gatewayOrderId)}/payments`;
      const { items } = await call(path, { method: "GET", repeatable: true }, [RazorpayPayments, "list of payments"]);
      return items
        .filter((item) => item.order_id === gatewayOrderId)
        .map(paymentOf)
        .filter((payment): payment is GatewayPayment => payment !== null);
    },

    async capture({ paymentId, amount, currency }) {
      // Twice is refused the second time; whoever comes next sees that it is done.
      const asked = { method: "POST", body: { amount, currency }, repeatable: false } as const;
      await call(`payments/${encodeURIComponent(paymentId)}/capture`, asked, [RazorpayPayment, "payment"]);
    },

    async refund({ paymentId, amount }, key) {
      const path = `payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { "x-refund-idempotency": key };
      const asked = { method: "POST", body: { amount }, headers, repeatable: true } as const;
      const refund = await call(path, asked, [RazorpayRefund, "refund"]);
      if (refund.payment_id !== paymentId) throw new GatewayFailure(`Razorpay refunded ${refund.payment_id} instead.`);
      return refundOf(refund);
    },

    async refunds(paymentId) {
      const path = `payments/${encodeURIComponent(paymentId)}/refunds?count=${MOST_REFUNDS}`;
      const { items } = await call(path, { method: "GET", repeatable: true }, [RazorpayRefunds, "list of refunds"]);
      return items.filter((item) => item.payment_id === paymentId).map(refundOf);
    },

    signed: (gatewayOrderId, { paymentId, signature }) =>
      sameText(signature, hmac(keySecret, `${gatewayOrderId}|${paymentId}`)),

    async readEvent(body, headers) {
      const signature = headers["x-razorpay-signature"];
      if (typeof signature !== "string" || !sameText(signature, hmac(webhookSecret, body))) return null;
      const eventId = headers["x-razorpay-event-id"];
      const event = parse(body);
      // An event without an id is told apart by its body.
      const id = typeof eventId === "string" && eventId !== "" ? eventId : hmac("event", body);
      const none = { gatewayOrderId: null, paymentId: null, failedRefundId: null };
      if (!Check(RazorpayEvent, event)) return { eventId: id, kind: "unknown", ...none };
      const { payment, order, refund } = event.payload;
      return {
        eventId: id,
        kind: event.event,
        gatewayOrderId: payment?.entity.order_id ?? order?.entity.id ?? null,
        paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
        failedRefundId: event.event === "refund.failed" ? (refund?.entity.id ?? null) : null,
      };
    },
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return null;
  }
}
