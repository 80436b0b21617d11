import { Type } from "typebox";
import { QUESTION_LENGTH } from "#contract/assistant.ts";
import { askQuestion } from "#domain/assistant/ask-question.ts";
import { speakAnswer } from "#domain/assistant/speech-address.ts";
import { currentQuote } from "#domain/rates/current-quote.ts";
import type { Routes } from "../app.ts";
import { customerOf } from "../authenticate.ts";
import { refusals, sendRefusal, sendResult } from "../refusals.ts";
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

  app.get(
    "/ask-question/speech",
    {
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      schema: {
        tags: ["assistant"],
        summary: "An answer as sound, at the address that came with it",
        querystring: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }), signature: Type.String() }),
        response: { 200: Type.Any(), ...refusals },
      },
    },
    async (request, reply) => {
      const spoken = await speakAnswer(ctx, request.query.text, request.query.signature);
      if (!spoken.ok) return sendRefusal(reply, spoken);
      return reply
        .type(spoken.value.type)
        .header("cache-control", "private, max-age=3600")
        .send(Buffer.from(spoken.value.bytes));
    },
  );
};
