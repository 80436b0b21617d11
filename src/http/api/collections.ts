import { Type } from "typebox";
import { pictureUrl } from "#contract/picture.ts";
import { listCollections } from "#domain/content/collections.ts";
import type { Routes } from "../app.ts";
import { answerByEtag } from "../etag.ts";
import { refusals } from "../refusals.ts";
import { askedLanguage } from "../shopper-choices.ts";
import { Lang } from "./product-query.ts";

const MaybeText = Type.Union([Type.String(), Type.Null()]);

/** The shop's collections (ENT-10), for everyone (C-25). */
export const collectionRoutes: Routes = (app, ctx) => {
  app.get(
    "/api/dynamic/all",
    {
      onSend: answerByEtag,
      schema: {
        summary: "Collections",
        tags: ["catalogue"],
        querystring: Type.Object({ lang: Type.Optional(Lang) }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            dynamics: Type.Array(
              Type.Object({
                _id: Type.String(),
                title: Type.String(),
                subtitle: MaybeText,
                image: Type.Array(Type.String()),
                redirectLink: MaybeText,
                createdAt: Type.String({ format: "date-time" }),
              }),
            ),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const collections = await listCollections(ctx, askedLanguage(request));
      return reply.send({
        success: true,
        dynamics: collections.map(({ handle, title, subtitle, picture, redirectLink, createdAt }) => ({
          _id: handle,
          title,
          subtitle,
          image: picture ? [pictureUrl(picture)] : [],
          redirectLink,
          createdAt: createdAt.toISOString(),
        })),
      });
    },
  );
};
