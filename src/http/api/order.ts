import { Type } from "typebox";
import { MAX_LINES } from "#contract/cart.ts";
import { ORDER_STATUSES } from "#contract/order.ts";
import { refuse } from "#contract/result.ts";
import { cancelOrder } from "#domain/orders/cancel-order.ts";
import { findOrder } from "#domain/orders/find-order.ts";
import { listOrders } from "#domain/orders/list-orders.ts";
import { ordersInWords } from "#domain/orders/orders-in-words.ts";
import { placeOrder } from "#domain/orders/place-order.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals, sendRefusal, sendResult, SpokenText } from "../refusals.ts";
import { inCallersWords, say } from "../say.ts";
import { languageOf } from "../shopper-choices.ts";
import { Done, Nothing } from "./line-schemas.ts";
import { orderRequestOf, PlaceOrder } from "./order-request.ts";

const MaybeText = Type.Union([Type.String(), Type.Null()]);

const OrderItem = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  price: Type.Number({ description: "Rupees, of one unit" }),
  image: Type.Array(Type.String()),
  attributes: Type.Record(Type.String(), Type.String()),
  labels: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: "In another language than the catalogue's: what the attributes and their values are called there",
    }),
  ),
  quantity: Type.Integer(),
});

const Sum = Type.Integer({ description: "Hundredths of the order's currency" });

/** What a refund gave back. */
const WentBack = Type.Object({
  amount: Type.Number({ description: "Units of the currency" }),
  currency: Type.String(),
});

const OrderReply = Type.Object({
  _id: Type.String(),
  status: Type.Enum(ORDER_STATUSES),
  payment: Type.Boolean({ description: "Whether it is paid" }),
  paymentMethod: Type.Union([Type.Literal("cod"), Type.Literal("razorpay"), Type.Literal("stripe")]),
  date: Type.String({ format: "date-time" }),
  amount: Type.Integer({ description: "Whole units of the currency" }),
  originalAmount: Type.Integer(),
  discountAmount: Type.Integer(),
  couponCode: MaybeText,
  conversionRate: Type.Number(),
  currency: Type.String(),
  trackingLink: MaybeText,
  cancelReason: Type.Union([Type.Literal("unpaid"), Type.Literal("shopper"), Type.Literal("shop"), Type.Null()]),
  payUntil: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  refunds: Type.Array(
    Type.Object({
      reason: Type.String(),
      ...WentBack.properties,
      refundedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    }),
  ),
  items: Type.Array(OrderItem),
});

const DetailReply = Type.Object({
  ...OrderReply.properties,
  address: Type.Record(Type.String(), Type.String()),
  sums: Type.Object({ subtotal: Sum, shipping: Sum, discount: Sum, rounding: Sum, total: Sum }),
  events: Type.Array(
    Type.Object({
      kind: Type.String(),
      at: Type.String({ format: "date-time" }),
      back: Type.Union([WentBack, Type.Null()]),
    }),
  ),
});

/** Orders: placing one with cash on delivery (API-21), a shopper's own (API-25), and cancelling one. */
export const orderRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);

  app.post(
    "/api/order/place",
    {
      onRequest,
      // The specification's client sends whole products.
      bodyLimit: MAX_LINES * 16 * 1024,
      schema: {
        tags: ["orders"],
        summary: "Place an order with cash on delivery; the same order_id gives the same order",
        body: PlaceOrder,
        response: {
          200: Type.Object({ success: Type.Literal(true), message: SpokenText, orderId: Type.String() }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const result = await inCallersWords(
        ctx,
        request,
        placeOrder(ctx, shopper(request), orderRequestOf(request.body, languageOf(request))),
      );
      return sendResult(reply, result, ({ orderId }) => ({
        success: true,
        message: say(request, "Order Placed"),
        orderId,
      }));
    },
  );

  app.post(
    "/api/order/userorders",
    {
      onRequest,
      schema: {
        tags: ["orders"],
        summary: "The shopper's own orders, newest first",
        body: Nothing,
        response: { 200: Type.Object({ success: Type.Literal(true), orders: Type.Array(OrderReply) }), ...refusals },
      },
    },
    async (request, reply) => {
      const orders = await listOrders(ctx, shopper(request));
      return reply.send({ success: true, orders: await ordersInWords(ctx, orders, languageOf(request)) });
    },
  );

  app.post(
    "/api/order/detail",
    {
      onRequest,
      schema: {
        tags: ["orders"],
        summary: "One of the shopper's own orders, with its address, its sums and what happened to it",
        body: Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: Type.Object({ success: Type.Literal(true), order: DetailReply }), ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findOrder(ctx, shopper(request), request.body.orderId);
      if (!found) return sendRefusal(reply, refuse("not_found", "There is no such order."));
      const [order = found] = await ordersInWords(ctx, [found], languageOf(request));
      return reply.send({ success: true, order: { ...order, address: { ...order.address } } });
    },
  );

  app.post(
    "/api/order/cancel",
    {
      onRequest,
      schema: {
        tags: ["orders"],
        summary: "Cancel an own order as long as it is not on its way; what was paid goes back",
        body: Type.Object({
          orderId: Type.String({ minLength: 1, maxLength: 100 }),
          onlyUnpaid: Type.Optional(Type.Boolean({ description: "Leave an order alone that has been paid" })),
        }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { orderId, onlyUnpaid } = request.body;
      const result = await cancelOrder(ctx, shopper(request), orderId, { onlyUnpaid });
      return sendResult(reply, result, () => ({ success: true, message: say(request, "Order cancelled") }));
    },
  );
};
