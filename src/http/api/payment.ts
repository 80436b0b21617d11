import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { MAX_LINES } from "#contract/cart.ts";
import { beginPayment } from "#domain/payments/begin-payment.ts";
import type { BegunPayment } from "#domain/payments/open-payment.ts";
import { resumePayment } from "#domain/payments/resume-payment.ts";
import { verifyOrder, verifySignedReturn } from "#domain/payments/verify-payment.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals, sendResult, SpokenText } from "../refusals.ts";
import { inCallersWords, say } from "../say.ts";
import { languageOf } from "../shopper-choices.ts";
import { orderRequestOf, PlaceOrder } from "./order-request.ts";

const PaidAlready = {
  success: Type.Literal(true),
  message: SpokenText,
  orderId: Type.String(),
  paid: Type.Boolean({ description: "Nothing is left to pay: no popup, no page of the gateway" }),
};

/** What Razorpay's popup needs. */
const PopupParts = {
  order: Type.Optional(
    Type.Object({
      id: Type.String(),
      amount: Type.Integer({ description: "In the currency's own minor units" }),
      currency: Type.String(),
      receipt: Type.String(),
    }),
  ),
  keyId: Type.Optional(Type.String()),
  checkoutUrl: Type.Optional(Type.String({ description: "The popup's script" })),
  secondsLeft: Type.Optional(Type.Integer({ description: "How long the order waits for its payment" })),
};

/** Where Stripe's page is. */
const PageParts = { session_url: Type.Optional(Type.String()) };

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Paying through a gateway: the order calls that begin it (API-22, API-23) and the ones that verify it (API-24, API-26). */
export const paymentRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);
  const bodyLimit = MAX_LINES * 16 * 1024;
  const rateLimit = (max: number) => ({
    rateLimit: { max, timeWindow: "1 minute", keyGenerator: (request: object) => shopper(request).id },
  });

  app.post(
    "/api/order/razorpay",
    {
      onRequest,
      bodyLimit,
      config: rateLimit(60),
      schema: {
        tags: ["payments"],
        summary: "Place an order that Razorpay's popup collects; the same order_id gives the same order and payment",
        body: PlaceOrder,
        response: { 200: Type.Object({ ...PaidAlready, ...PopupParts }), ...refusals },
      },
    },
    async (request, reply) => {
      const result = await inCallersWords(
        ctx,
        request,
        beginPayment(ctx, shopper(request), orderRequestOf(request.body, languageOf(request)), "razorpay"),
      );
      return sendResult(reply, result, (begun) => begunReply(request, begun));
    },
  );

  app.post(
    "/api/order/stripe",
    {
      onRequest,
      bodyLimit,
      config: rateLimit(60),
      schema: {
        tags: ["payments"],
        summary: "Place an order that Stripe's page collects; the same order_id gives the same order and page",
        body: PlaceOrder,
        response: { 200: Type.Object({ ...PaidAlready, ...PageParts }), ...refusals },
      },
    },
    async (request, reply) => {
      const result = await inCallersWords(
        ctx,
        request,
        beginPayment(ctx, shopper(request), orderRequestOf(request.body, languageOf(request)), "stripe"),
      );
      return sendResult(reply, result, (begun) => begunReply(request, begun));
    },
  );

  app.post(
    "/api/order/pay",
    {
      onRequest,
      config: rateLimit(60),
      schema: {
        tags: ["payments"],
        summary: "Go on with the payment of an own order, as long as it waits for it",
        body: Type.Object({ orderId: Text(100) }),
        response: { 200: Type.Object({ ...PaidAlready, ...PopupParts, ...PageParts }), ...refusals },
      },
    },
    async (request, reply) => {
      const result = await resumePayment(ctx, shopper(request), request.body.orderId);
      return sendResult(reply, result, (begun) => begunReply(request, begun));
    },
  );

  const verified = {
    200: Type.Object({ success: Type.Literal(true), message: SpokenText, orderId: Type.String() }),
    ...refusals,
  };

  app.post(
    "/api/order/verifyRazorpay",
    {
      onRequest,
      config: rateLimit(120),
      schema: {
        tags: ["payments"],
        summary: "The popup's answer: its signature is checked, then Razorpay is asked",
        body: Type.Object({
          razorpay_order_id: Text(80),
          razorpay_payment_id: Text(80),
          razorpay_signature: Text(200),
        }),
        response: verified,
      },
    },
    async (request, reply) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body;
      const result = await verifySignedReturn(ctx, shopper(request), "razorpay", {
        gatewayOrderId: razorpay_order_id,
        paymentId: razorpay_payment_id,
        signature: razorpay_signature,
      });
      return sendResult(reply, result, ({ orderId }) => ({
        success: true,
        message: say(request, "Order Placed"),
        orderId,
      }));
    },
  );

  app.post(
    "/api/order/verifyStripe",
    {
      onRequest,
      config: rateLimit(120),
      schema: {
        tags: ["payments"],
        summary:
          "Whether an order stands: its gateway is asked, whichever it is; what the caller says of success proves nothing",
        body: Type.Object({
          orderId: Text(100),
          success: Type.Optional(Type.Union([Type.Boolean(), Type.String({ maxLength: 20 }), Type.Null()])),
        }),
        response: verified,
      },
    },
    async (request, reply) => {
      const result = await verifyOrder(ctx, shopper(request), request.body.orderId);
      return sendResult(reply, result, ({ orderId }) => ({
        success: true,
        message: say(request, "Order Placed"),
        orderId,
      }));
    },
  );
};

/** An order and what its payment waits for, as the calls have it. */
function begunReply(request: FastifyRequest, { orderId, payment }: BegunPayment) {
  const done = payment === null;
  const reply = {
    success: true,
    message: say(request, done ? "Order Placed" : "Please complete the payment."),
    orderId,
    paid: done,
  };
  if (done) return reply;
  const { gatewayOrderId: id, amount, currency, popup, redirectUrl, secondsLeft } = payment;
  if (!popup) return { ...reply, session_url: redirectUrl ?? undefined };
  const order = { id, amount, currency, receipt: orderId };
  return { ...reply, order, keyId: popup.keyId, checkoutUrl: popup.scriptUrl, secondsLeft };
}
