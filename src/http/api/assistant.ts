import { Type } from "typebox";
import { QUESTION_LENGTH } from "#contract/assistant.ts";
import { askQuestion } from "#domain/assistant/ask-question.ts";
import { currentQuote } from "#domain/rates/current-quote.ts";
import type { Routes } from "../app.ts";
import { customerOf } from "../authenticate.ts";
import { refusals, sendResult } from "../refusals.ts";
import { currencyOf, languageOf } from "../shopper-choices.ts";

/** The assistant (CSVC-01, CHAT-02): no login needed; with a token it also knows the shopper's own orders. */
export const assistantRoutes: Routes = (app, ctx) => {
  app.post(
    "/ask-question",
    {
      bodyLimit: 16 * 1024,
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      schema: {
        tags: ["assistant"],
        summary: "Ask the assistant; products come as ids",
        body: Type.Object({
          question: Type.String({ minLength: QUESTION_LENGTH.min, maxLength: QUESTION_LENGTH.max }),
        }),
        response: {
          200: Type.Object({
            answer: Type.String(),
            audioUrl: Type.Optional(Type.String()),
            productIds: Type.Array(Type.String()),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const [customer, quote] = await Promise.all([customerOf(ctx, request), currentQuote(ctx, currencyOf(request))]);
      const { question } = request.body;
      const answered = await askQuestion(ctx, { question, language: languageOf(request), quote, customer });
      return sendResult(reply, answered, (answer) => answer);
    },
  );
};
