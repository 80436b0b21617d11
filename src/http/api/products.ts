import { Type } from "typebox";
import { phrase } from "#contract/phrase.ts";
import { refuse } from "#contract/result.ts";
import { listProducts } from "#domain/catalog/list-products.ts";
import { productsById } from "#domain/catalog/queries.ts";
import { everyProduct, wholeProducts } from "#domain/catalog/whole-products.ts";
import type { Routes } from "../app.ts";
import { answerByEtag } from "../etag.ts";
import { refusals, sendRefusal } from "../refusals.ts";
import { askedLanguage } from "../shopper-choices.ts";
import { FacetsReply, ProductReply, facetsReply, productReply } from "./product-reply.ts";
import { filterOf, Ids, Lang, listOf, MAX_IDS, ProductQuery } from "./product-query.ts";
import { SummaryReply } from "./summary-reply.ts";

/** The catalogue's products, for everyone (C-25). */
export const productRoutes: Routes = (app, ctx) => {
  app.get(
    "/api/product/list",
    {
      onSend: answerByEtag,
      config: { rateLimit: { max: 600, timeWindow: "1 minute" } },
      schema: {
        summary: "All products, or with any parameter a page of those it leaves",
        tags: ["catalogue"],
        querystring: ProductQuery,
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            products: Type.Array(ProductReply),
            total: Type.Optional(Type.Integer()),
            page: Type.Optional(Type.Integer()),
            pages: Type.Optional(Type.Integer()),
            facets: Type.Optional(FacetsReply),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const filter = filterOf(request.query);
      const language = askedLanguage(request);
      if (filter === null) {
        const products = await everyProduct(ctx, language);
        return reply.send({ success: true, products: products.map((product) => productReply(product, language)) });
      }
      if (filter.ids && filter.ids.length > MAX_IDS) return sendRefusal(reply, tooManyIds);
      const { products, total, page, pages, facets } = await listProducts(ctx, { ...filter, language });
      const whole = await wholeProducts(
        ctx,
        products.map(({ id }) => id),
        language,
      );
      return reply.send({
        success: true,
        products: whole.map((product) => productReply(product, language)),
        total,
        page,
        pages,
        facets: facetsReply(facets),
      });
    },
  );

  app.get(
    "/api/product/summaries",
    {
      onSend: answerByEtag,
      schema: {
        summary: "What the storefront shows of products that a cart or wishlist names; prices in paise",
        tags: ["catalogue"],
        querystring: Type.Object({ ids: Ids, lang: Type.Optional(Lang) }),
        response: {
          200: Type.Object({ success: Type.Literal(true), products: Type.Array(SummaryReply) }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const ids = listOf(request.query.ids);
      if (ids.length > MAX_IDS) return sendRefusal(reply, tooManyIds);
      return reply.send({ success: true, products: await productsById(ctx, ids, askedLanguage(request)) });
    },
  );
};

const tooManyIds = refuse("invalid", phrase("At most {count} products can be asked for at once.", { count: MAX_IDS }), {
  errors: { ids: phrase("At most {count} ids.", { count: MAX_IDS }) },
});
