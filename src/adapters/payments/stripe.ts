import type Stripe from "stripe";
import {
  GatewayFailure,
  GatewayRefusal,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from "#domain/payments/payment-gateway.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { PATIENCE, wayToGateway } from "./gateway-call.ts";

export interface StripeSettings {
  /** Without a slash at the end, without the version. */
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  /** ms; 10 s unless told. */
  patience?: number;
  calling?: Calling;
}

/** How long Stripe's page lives beyond the order's own time (ms): Stripe wants 30 minutes from its creation on. */
const PAGE_OUTLIVES = 31 * 60_000;

/** As many as Stripe gives at once. */
const MOST_REFUNDS = 100;

/** Stripe's Checkout by its SDK; the sandbox speaks the same protocol. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const client = lazyClient(settings);

  return {
    popup: null,

    open: (request) =>
      asked(async () => {
        const { orderId, amount, currency, email, description, returnUrl, payUntil } = request;
        const session = await (
          await client()
        ).checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: description },
                },
              },
            ],
            client_reference_id: orderId,
            customer_email: email,
            metadata: { order: orderId },
            payment_intent_data: { metadata: { order: orderId } },
            success_url: returnUrl.success,
            cancel_url: returnUrl.cancel,
            expires_at: Math.floor((payUntil.getTime() + PAGE_OUTLIVES) / 1000),
          },
          { idempotencyKey: `order-${orderId}` },
        );
        const { id, url, amount_total: total, client_reference_id: reference } = session;
        if (!/^cs_\w{1,200}$/.test(id) || !url || !/^https?:/.test(url) || total !== amount || reference !== orderId)
          throw new GatewayFailure(
            `Stripe opened another session than was asked for: ${JSON.stringify(session).slice(0, 500)}`,
          );
        return { gatewayOrderId: id, redirectUrl: url };
      }),

    payments: (gatewayOrderId) =>
      asked(async () => {
        const expand = ["payment_intent.latest_charge"];
        const session = await (await client()).checkout.sessions.retrieve(gatewayOrderId, { expand });
        if (session.id !== gatewayOrderId)
          throw new GatewayFailure(`Stripe answered with another session than ${gatewayOrderId}.`);
        return paymentsOf(session);
      }),

    // Checkout takes the money itself.
    capture: async () => {},

    refund: ({ paymentId, amount }, key) =>
      asked(async () => {
        const refund = await (
          await client()
        ).refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key });
        if (typeof refund.id !== "string")
          throw new GatewayFailure(`Stripe did not refund ${paymentId}: ${JSON.stringify(refund).slice(0, 500)}`);
        return refundOf(refund);
      }),

    refunds: (paymentId) =>
      asked(async () => {
        const { data } = await (await client()).refunds.list({ payment_intent: paymentId, limit: MOST_REFUNDS });
        if (!Array.isArray(data)) throw new GatewayFailure("Stripe's answer is no list of refunds.");
        return data.map(refundOf);
      }),

    signed: () => false,

    async readEvent(body, headers) {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return null;
      const { webhooks } = await client();
      try {
        return eventOf(webhooks.constructEvent(body, signature, settings.webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

/** The SDK is large, and a shop without Stripe never needs it: it is loaded the first time. */
function lazyClient({ apiUrl, secretKey, patience = PATIENCE, calling }: StripeSettings): () => Promise<Stripe> {
  const way = wayToGateway("stripe", patience, calling);
  let made: Promise<Stripe> | undefined;
  return () =>
    (made ??= import("stripe").then(({ default: Sdk }) => {
      const there: typeof fetch = (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        return way.fetch(`${apiUrl}${pathname}${search}`, init);
      };
      const httpClient = Sdk.createFetchHttpClient(there);
      // Time limit, retries and circuit are those of the way there: the SDK's own limit is never reached.
      return new Sdk(secretKey, { httpClient, timeout: 2 * patience, maxNetworkRetries: 0, telemetry: false });
    }));
}

/** What the SDK's errors say beside their message. */
interface Said {
  type?: string;
  statusCode?: number;
  detail?: unknown;
}

/** @throws GatewayFailure for whatever goes wrong on the way to Stripe and back */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    const { message, type, statusCode, detail } = error as Error & Said;
    const Failure = type === "StripeInvalidRequestError" && statusCode === 400 ? GatewayRefusal : GatewayFailure;
    // Where nothing came back, the SDK's own sentence says no more than that.
    throw new Failure(`Stripe: ${detail instanceof Error ? detail.message : message}`, { cause: error });
  }
}

function paymentsOf(session: Stripe.Checkout.Session): GatewayPayment[] {
  const { payment_status: status, payment_intent: intent, amount_total: amount, currency } = session;
  if (status === "unpaid") return [];
  if (status !== "paid" || typeof intent !== "object" || intent === null || typeof amount !== "number" || !currency)
    throw new GatewayFailure(`Stripe's answer is no session: ${JSON.stringify(session).slice(0, 500)}`);
  const charge = intent.latest_charge;
  const refunded = typeof charge === "object" && charge !== null ? charge.amount_refunded : 0;
  return [{ paymentId: intent.id, state: "captured", amount, currency: currency.toUpperCase(), refunded }];
}

/** One that was called off has not gone either. */
const NOT_GONE: unknown[] = ["failed", "canceled"];

function refundOf({ id: refundId, amount, status }: Stripe.Refund): GatewayRefund {
  return { refundId, amount, failed: NOT_GONE.includes(status) };
}

function eventOf({ id, type, data }: Stripe.Event): GatewayEvent {
  const about = data.object as { id?: unknown; object?: unknown; status?: unknown; payment_intent?: unknown };
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const isSession = type.startsWith("checkout.session.");
  const hasFailed = about.object === "refund" && NOT_GONE.includes(about.status);
  return {
    eventId: id,
    kind: type,
    gatewayOrderId: isSession ? text(about.id) : null,
    paymentId: type.startsWith("payment_intent.") ? text(about.id) : text(about.payment_intent),
    failedRefundId: hasFailed ? text(about.id) : null,
  };
}
