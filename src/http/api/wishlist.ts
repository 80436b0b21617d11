import { Type } from "typebox";
import { addToWishlist } from "#domain/wishlist/add-to-wishlist.ts";
import { getWishlist } from "#domain/wishlist/get-wishlist.ts";
import { mergeWishlist } from "#domain/wishlist/merge-wishlist.ts";
import { moveToCart } from "#domain/wishlist/move-to-cart.ts";
import { removeFromWishlist } from "#domain/wishlist/remove-from-wishlist.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals, sendResult } from "../refusals.ts";
import { inCallersWords, say } from "../say.ts";
import { Done, KeptLines, Line, Nothing, WishlistData } from "./line-schemas.ts";

/** A shopper's wishlist (API-07 to API-10). The messages are shown as toasts (ERR-34). */
export const wishlistRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);

  const change = (summary: string) => ({
    onRequest,
    schema: { tags: ["wishlist"], summary, body: Line, response: { 200: Done, ...refusals } },
  });

  app.post("/api/wishlist/add", change("Keep a product in chosen attributes for later"), async (request, reply) => {
    const { itemId, selectedAttributeValues: attributes = {} } = request.body;
    const result = await inCallersWords(ctx, request, addToWishlist(ctx, shopper(request), { itemId, attributes }));
    return sendResult(reply, result, () => ({ success: true, message: say(request, "Added to wishlist") }));
  });

  app.post("/api/wishlist/remove", change("Take an entry out"), async (request, reply) => {
    const { itemId, selectedAttributeValues: attributes = {} } = request.body;
    await removeFromWishlist(ctx, shopper(request), { itemId, attributes });
    return reply.send({ success: true, message: say(request, "Removed from wishlist") });
  });

  app.post(
    "/api/wishlist/move-to-cart",
    change("Put one unit of an entry in the cart and take it out of the wishlist"),
    async (request, reply) => {
      const { itemId, selectedAttributeValues: attributes = {} } = request.body;
      const result = await inCallersWords(ctx, request, moveToCart(ctx, shopper(request), { itemId, attributes }));
      return sendResult(reply, result, () => ({ success: true, message: say(request, "Moved to cart") }));
    },
  );

  app.post(
    "/api/wishlist/get",
    {
      onRequest,
      schema: {
        tags: ["wishlist"],
        summary: "The wishlist",
        body: Nothing,
        response: { 200: Type.Object({ success: Type.Literal(true), wishlistData: WishlistData }), ...refusals },
      },
    },
    async (request, reply) => reply.send({ success: true, wishlistData: await getWishlist(ctx, shopper(request)) }),
  );

  app.post(
    "/api/wishlist/merge",
    {
      onRequest,
      schema: {
        tags: ["wishlist"],
        summary: "Add what a visitor kept for later to the shopper's own list",
        body: Type.Object({ wishlist: KeptLines }),
        response: { 200: Type.Object({ ...Done.properties, wishlistData: WishlistData }), ...refusals },
      },
    },
    async (request, reply) => {
      const wishlistData = await mergeWishlist(ctx, shopper(request), request.body.wishlist);
      return reply.send({ success: true, message: say(request, "Wishlist updated"), wishlistData });
    },
  );
};
