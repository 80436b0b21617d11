import { Type } from "typebox";
import { listAttributes } from "#domain/catalog/list-attributes.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals } from "../refusals.ts";

/** Attribute definitions (ENT-02, C-22). A visitor has no need of the call: names travel with the products (C-14). */
export const attributeRoutes: Routes = (app, ctx) => {
  app.get(
    "/api/attribute/list",
    {
      onRequest: shoppersOnly(ctx).onRequest,
      schema: {
        summary: "The attributes that products are offered in",
        tags: ["catalogue"],
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            attributes: Type.Array(
              Type.Object({
                _id: Type.String(),
                attributeName: Type.String(),
                name: Type.String(),
                displayType: Type.Union([Type.Literal("colour"), Type.Literal("size"), Type.Literal("select")]),
                values: Type.Array(Type.String()),
              }),
            ),
          }),
          ...refusals,
        },
      },
    },
    async (_request, reply) => {
      const attributes = await listAttributes(ctx);
      return reply.send({
        success: true,
        attributes: attributes.map(({ attributeId, name, displayType, values }) => ({
          _id: attributeId,
          attributeName: name,
          name,
          displayType,
          values,
        })),
      });
    },
  );
};
