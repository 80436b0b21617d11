import { Type } from "typebox";
import { addToCart } from "#domain/cart/add-to-cart.ts";
import { getCart } from "#domain/cart/get-cart.ts";
import { mergeCart } from "#domain/cart/merge-cart.ts";
import { updateCart } from "#domain/cart/update-cart.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals, sendResult } from "../refusals.ts";
import { inCallersWords, say } from "../say.ts";
import { CartData, Done, KeptLines, Line, Nothing, Quantity } from "./line-schemas.ts";

/** A shopper's cart (API-04 to API-06). The messages are shown as toasts (ERR-34). */
export const cartRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);

  app.post(
    "/api/cart/add",
    {
      onRequest,
      schema: {
        tags: ["cart"],
        summary: "Add units of a product in chosen attributes",
        body: Type.Object({ ...Line.properties, quantity: Type.Optional(Quantity(1)) }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { itemId, selectedAttributeValues: attributes = {}, quantity = 1 } = request.body;
      const result = await inCallersWords(
        ctx,
        request,
        addToCart(ctx, shopper(request), { itemId, attributes, quantity }),
      );
      return sendResult(reply, result, () => ({ success: true, message: say(request, "Added to cart") }));
    },
  );

  app.post(
    "/api/cart/update",
    {
      onRequest,
      schema: {
        tags: ["cart"],
        summary: "Set the quantity of a line; 0 takes it out",
        body: Type.Object({ ...Line.properties, quantity: Quantity(0) }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { itemId, selectedAttributeValues: attributes = {}, quantity } = request.body;
      const result = await inCallersWords(
        ctx,
        request,
        updateCart(ctx, shopper(request), { itemId, attributes, quantity }),
      );
      return sendResult(reply, result, () => ({ success: true, message: say(request, "Cart updated") }));
    },
  );

  app.post(
    "/api/cart/get",
    {
      onRequest,
      schema: {
        tags: ["cart"],
        summary: "The cart",
        body: Nothing,
        response: { 200: Type.Object({ success: Type.Literal(true), cartData: CartData }), ...refusals },
      },
    },
    async (request, reply) => reply.send({ success: true, cartData: await getCart(ctx, shopper(request)) }),
  );

  app.post(
    "/api/cart/merge",
    {
      onRequest,
      schema: {
        tags: ["cart"],
        summary: "Add what a visitor had in the cart to the shopper's own: quantities add, capped at the stock",
        body: Type.Object({ cart: KeptLines }),
        response: { 200: Type.Object({ ...Done.properties, cartData: CartData }), ...refusals },
      },
    },
    async (request, reply) => {
      const cartData = await mergeCart(ctx, shopper(request), request.body.cart);
      return reply.send({ success: true, message: say(request, "Cart updated"), cartData });
    },
  );
};
