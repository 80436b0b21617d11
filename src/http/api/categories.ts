import { Type } from "typebox";
import { pictureUrl } from "#contract/picture.ts";
import { listCategories } from "#domain/catalog/queries.ts";
import type { Routes } from "../app.ts";
import { answerByEtag } from "../etag.ts";
import { refusals } from "../refusals.ts";
import { askedLanguage } from "../shopper-choices.ts";
import { Lang } from "./product-query.ts";

/** Categories with their subcategories and picture in one entry (ENT-08, ENT-09, C-16), for everyone (C-25). */
export const categoryRoutes: Routes = (app, ctx) => {
  app.get(
    "/api/category/getSubCategory",
    {
      onSend: answerByEtag,
      schema: {
        summary: "The shop's categories",
        tags: ["catalogue"],
        querystring: Type.Object({ lang: Type.Optional(Lang) }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            categories: Type.Array(
              Type.Object({
                category: Type.String(),
                subcategories: Type.Array(Type.String()),
                image: Type.Union([Type.String(), Type.Null()]),
                labels: Type.Optional(
                  Type.Object(
                    { category: Type.String(), subcategories: Type.Array(Type.String()) },
                    { description: "With a language asked for: what they are called there, in the same order" },
                  ),
                ),
              }),
            ),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const language = askedLanguage(request);
      const categories = await listCategories(ctx);
      const there = language ? await listCategories(ctx, language) : [];
      return reply.send({
        success: true,
        categories: categories.map(({ name, subCategories, picture }, index) => ({
          category: name,
          subcategories: subCategories.map((sub) => sub.name),
          image: picture && pictureUrl(picture),
          labels: there[index] && {
            category: there[index].name,
            subcategories: there[index].subCategories.map((sub) => sub.name),
          },
        })),
      });
    },
  );
};
