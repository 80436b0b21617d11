import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Language } from "#contract/language.ts";
import { phrase } from "#contract/phrase.ts";
import { refuse } from "#contract/result.ts";
import { countProducts, everyId, isPublished, listIds } from "#domain/catalog/list-products.ts";
import { productsById } from "#domain/catalog/queries.ts";
import { everyProductInParts, type WholeProduct } from "#domain/catalog/whole-products.ts";
import type { Routes } from "../app.ts";
import { holds } from "../etag.ts";
import { keptReplies, PUBLIC, sameAsBefore } from "../kept-replies.ts";
import { refusals, sendRefusal } from "../refusals.ts";
import { askedLanguage } from "../shopper-choices.ts";
import { FacetsReply, ProductReply, facetsReply, productReply } from "./product-reply.ts";
import { ProductTexts, writer } from "./product-texts.ts";
import { filterOf, Ids, Lang, listOf, MAX_IDS, ProductQuery } from "./product-query.ts";
import { SummaryReply } from "./summary-reply.ts";

/** All products of a larger shop are sent as they are read, and not kept. */
const MOST_KEPT = 1_000;

/** The catalogue's products, for everyone (C-25). */
export const productRoutes: Routes = (app, ctx) => {
  const kept = keptReplies(app, ctx);
  const texts = new ProductTexts(ctx, app);

  app.get(
    "/api/product/list",
    {
      onRequest: kept.onRequest,
      // Pages are cheap; all of a large shop is not.
      config: { rateLimit: { max: 600, timeWindow: "1 minute", allowList: (request) => request.url.includes("?") } },
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
      if (filter?.ids && filter.ids.length > MAX_IDS) return sendRefusal(reply, tooManyIds);
      if (filter === null && (await countProducts(ctx)) > MOST_KEPT) {
        const tag = kept.tagOfAll(request);
        reply.headers(tag === null ? PUBLIC : { ...PUBLIC, etag: tag });
        if (tag !== null && holds(request.headers["if-none-match"], tag.slice(2))) return sameAsBefore(reply);
        return sendAll(reply, everyProductInParts(ctx, language), language);
      }
      return kept.answer(request, reply, async () => {
        const { ids, ...counts } = filter ? await listIds(ctx, { ...filter, language }) : { ids: await everyId(ctx) };
        const products = await texts.of(ids, language, reply);
        const facets = "facets" in counts ? { ...counts, facets: facetsReply(counts.facets) } : {};
        // The rest is written by the route's schema, with the products in their place.
        const rest = reply.serialize({ success: true, products: [], ...facets }) as string;
        return { body: withProducts(rest, products), shows: ids };
      });
    },
  );

  app.get(
    "/api/product/detail/:id",
    {
      onRequest: kept.onRequest,
      schema: {
        summary: "One product",
        tags: ["catalogue"],
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 120 }) }),
        querystring: Type.Object({ lang: Type.Optional(Lang) }),
        response: { 200: Type.Object({ success: Type.Literal(true), product: ProductReply }), ...refusals },
      },
    },
    async (request, reply) => {
      const language = askedLanguage(request);
      const { id } = request.params;
      if (!(await isPublished(ctx, id))) return sendRefusal(reply, unknownProduct);
      return kept.answer(request, reply, async () => {
        const [product] = await texts.of([id], language, reply);
        if (!product) throw Object.assign(new Error("It has just left the shop."), { statusCode: 404 });
        return {
          body: Buffer.concat([Buffer.from('{"success":true,"product":'), product, Buffer.from("}")]),
          shows: [id],
        };
      });
    },
  );

  app.get(
    "/api/product/summaries",
    {
      onRequest: kept.onRequest,
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
      return kept.answer(request, reply, async () => {
        return { body: { success: true, products: await productsById(ctx, ids, askedLanguage(request)) }, shows: ids };
      });
    },
  );
};

const NONE = '"products":[]';
const COMMA = Buffer.from(",");

/** A written reply without products, with them. */
function withProducts(reply: string, products: Buffer[]): Buffer {
  const place = reply.indexOf(NONE) + NONE.length - 1;
  const between = products.flatMap((product, index) => (index === 0 ? [product] : [COMMA, product]));
  return Buffer.concat([Buffer.from(reply.slice(0, place)), ...between, Buffer.from(reply.slice(place))]);
}

/** All products as one JSON text, written as they are read: a shop of any size takes the memory of a few of them. */
function sendAll(
  reply: FastifyReply,
  parts: AsyncIterable<WholeProduct[]>,
  language: Language | undefined,
): FastifyReply {
  const write = writer(reply);
  async function* text() {
    let separator = '{"success":true,"products":[';
    for await (const part of parts) {
      for (const product of part) {
        yield separator + write(productReply(product, language));
        separator = ",";
      }
    }
    yield separator === "," ? "]}" : `${separator}]}`;
  }
  return reply.type("application/json; charset=utf-8").send(Readable.from(text(), { objectMode: false }));
}

const unknownProduct = refuse("not_found", "This product is not in the shop.");
const tooManyIds = refuse("invalid", phrase("At most {count} products can be asked for at once.", { count: MAX_IDS }), {
  errors: { ids: phrase("At most {count} ids.", { count: MAX_IDS }) },
});
