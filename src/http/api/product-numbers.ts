import { Type } from "typebox";
import { productNumbers } from "#domain/catalog/product-numbers.ts";
import { seeProduct } from "#domain/catalog/see-product.ts";
import type { Routes } from "../app.ts";
import { refusals } from "../refusals.ts";
import { Ids, listOf, MAX_IDS } from "./product-query.ts";

const Numbers = Type.Object({ sold: Type.Integer(), soldToday: Type.Integer(), viewing: Type.Integer() });

/** True numbers of products; a shop whose setting is not `real` tells none and notes nothing. */
export const productNumbersRoutes: Routes = (app, ctx) => {
  const tells = ctx.config.HONEST_NUMBERS === "real";

  app.get(
    "/api/product/numbers",
    {
      config: { rateLimit: { max: 300, timeWindow: "1 minute" } },
      schema: {
        summary: "How many of each product were sold and how many pages of it are open; at most 100 ids count",
        tags: ["catalogue"],
        querystring: Type.Object({ ids: Ids }),
        response: {
          200: Type.Object({ success: Type.Literal(true), numbers: Type.Record(Type.String(), Numbers) }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const ids = tells ? listOf(request.query.ids).slice(0, MAX_IDS) : [];
      return reply.header("cache-control", "public, max-age=30").send({
        success: true,
        numbers: await productNumbers(ctx, ids),
      });
    },
  );

  app.post(
    "/api/product/viewing",
    {
      config: { rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        summary: "Says that a page of a product is open",
        tags: ["catalogue"],
        body: Type.Object({ productId: Type.String({ maxLength: 200 }), viewer: Type.String({ format: "uuid" }) }),
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...refusals },
      },
    },
    async (request, reply) => {
      if (tells) await seeProduct(ctx, request.body.productId, request.body.viewer);
      return reply.send({ success: true });
    },
  );
};
