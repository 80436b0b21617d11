import { Type } from "typebox";
import { subscribe } from "#domain/newsletter/subscribe.ts";
import type { Routes } from "../app.ts";
import { refusals, sendResult, SpokenText } from "../refusals.ts";
import { say } from "../say.ts";
import { languageOf } from "../shopper-choices.ts";

/** The newsletter box of the footer (FOOT-02, N-05). */
export const newsletterRoutes: Routes = (app, ctx) => {
  app.post(
    "/api/newsletter/subscribe",
    {
      config: { rateLimit: { max: 10, timeWindow: "1 minute" } },
      schema: {
        tags: ["newsletter"],
        summary: "Put an address on the list and get its welcome coupon",
        body: Type.Object({ email: Type.String({ maxLength: 300 }), acceptedTerms: Type.Boolean() }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            message: SpokenText,
            code: Type.String({ description: "10% off, one use" }),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) =>
      sendResult(reply, await subscribe(ctx, { ...request.body, language: languageOf(request) }), ({ code }) => ({
        success: true,
        message: say(request, "Welcome. Your coupon is on its way by mail, too."),
        code,
      })),
  );
};
