import multipart from "@fastify/multipart";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Customer } from "#domain/accounts/customer.ts";
import type { ShopContext } from "#domain/context.ts";
import { createPictureMaker, type PictureMaker } from "#domain/media/make-picture.ts";
import { whileThereIsRoom } from "#domain/media/room.ts";
import { openSpool } from "#domain/media/spool.ts";
import { sweepUploads } from "#domain/media/sweep-uploads.ts";
import { addReview } from "#domain/reviews/add-review.ts";
import { listReviews } from "#domain/reviews/list-reviews.ts";
import { mayReview } from "#domain/reviews/may-review.ts";
import { voteHelpful } from "#domain/reviews/vote-helpful.ts";
import type { Result } from "#contract/result.ts";
import { REVIEW_BYTES } from "#contract/review.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { everyHour } from "../every-hour.ts";
import { refusals, sendResult, SpokenText } from "../refusals.ts";
import { say } from "../say.ts";
import { languageOf } from "../shopper-choices.ts";
import { cutOffWhenStuck, readPast } from "../slow-uploads.ts";
import { FORM_OPTIONS, receiveReview } from "./review-form.ts";

const Product = Type.Object({ productId: Type.String({ maxLength: 200 }) });
const Message = Type.Object({ success: Type.Literal(true), message: SpokenText });

const PictureReply = Type.Object({
  src: Type.String({ description: "Stem of the files <src>-<width>.avif and .webp" }),
  alt: Type.String(),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  widths: Type.Array(Type.Integer()),
  placeholder: Type.Union([Type.String(), Type.Null()]),
});

const ReviewReply = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String({ description: "In the caller's language where it is translated" }),
  original: Type.Optional(Type.String({ description: "As it was written, where the comment is a translation" })),
  images: Type.Array(Type.String()),
  videos: Type.Array(Type.String()),
  date: Type.String({ format: "date-time" }),
  verifiedPurchase: Type.Boolean(),
  helpful: Type.Integer({ description: "How many shoppers it helped" }),
  foundHelpful: Type.Boolean(),
  own: Type.Boolean(),
  pictures: Type.Array(PictureReply, { description: "The images in all their sizes" }),
});

/** Reviews of a product, for shoppers (API-12, API-13, C-15). */
export const reviewRoutes: Routes = (app, ctx) => {
  const makePicture = createPictureMaker();
  const { onRequest, shopper } = shoppersOnly(ctx);
  everyHour(app, ctx, () => sweepUploads(ctx));

  app.get(
    "/api/review/:productId/get-review",
    {
      onRequest,
      schema: {
        tags: ["reviews"],
        summary: "All reviews of a product, the newest first",
        params: Product,
        response: { 200: Type.Array(ReviewReply), ...refusals },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "private, no-cache");
      const { productId } = request.params;
      return sendResult(
        reply,
        await listReviews(ctx, shopper(request), productId, languageOf(request)),
        (list) => list,
      );
    },
  );

  app.post(
    "/api/review/:productId/:reviewId/helpful",
    {
      onRequest,
      schema: {
        tags: ["reviews"],
        summary: "Say that a review helped, or take that back",
        params: Type.Object({ ...Product.properties, reviewId: Type.Integer({ minimum: 1, maximum: 2 ** 52 }) }),
        body: Type.Object({ helpful: Type.Boolean() }),
        response: { 200: Type.Object({ ...Message.properties, helpful: Type.Integer() }), ...refusals },
      },
    },
    async (request, reply) => {
      const { helpful } = request.body;
      const result = await voteHelpful(ctx, shopper(request), { ...request.params, helpful });
      const message = say(request, helpful ? "Thank you for your vote." : "Your vote is taken back.");
      return sendResult(reply, result, (count) => ({ success: true, message, helpful: count }));
    },
  );

  app.register(async (plain) => {
    await plain.register(multipart, FORM_OPTIONS);
    const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
    scope.post(
      "/api/review/:productId/add-review",
      {
        onRequest,
        config: { rateLimit: { max: 30, timeWindow: "1 minute", keyGenerator: (request) => shopper(request).id } },
        schema: {
          tags: ["reviews"],
          summary: "Review a product; a second review of the same shopper replaces the first",
          description: "Fields: rating (1 to 5), comment, image1 to imageN, and optionally video (MP4, MOV or WebM).",
          consumes: ["multipart/form-data"],
          params: Product,
          response: { 200: Message, ...refusals },
        },
      },
      async (request, reply) => {
        const result = await takeReview(ctx, request, shopper(request), request.params.productId, makePicture);
        if (!result.ok) readPast(request.raw, REVIEW_BYTES);
        return sendResult(reply, result, ({ replaced }) => ({
          success: true,
          message: say(
            request,
            replaced ? "Thank you! Your review has been updated." : "Thank you! Your review has been added.",
          ),
        }));
      },
    );
  });
};

/** From the first byte of an upload to the review: whatever happens, nothing is left waiting. */
async function takeReview(
  ctx: ShopContext,
  request: FastifyRequest,
  customer: Customer,
  productId: string,
  makePicture: PictureMaker,
): Promise<Result<{ replaced: boolean }>> {
  // Before a hundred megabytes are taken in for nothing.
  const allowed = await mayReview(ctx, customer, productId);
  if (!allowed.ok) return allowed;
  return whileThereIsRoom(ctx, async () => {
    const spool = await openSpool(ctx);
    try {
      const stopWatching = cutOffWhenStuck(request.raw);
      const form = await receiveReview(request, spool).finally(stopWatching);
      return form.ok ? await addReview(ctx, customer, { productId, ...form.value }, { spool, makePicture }) : form;
    } finally {
      await spool.close();
    }
  });
}
