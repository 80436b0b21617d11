import { ok } from "#contract/result.ts";
import { answerBuiltin } from "#domain/assistant/answer-builtin.ts";
import type { AnswerSource } from "#domain/assistant/answer-source.ts";

/** The assistant that needs no key: rules over the shop's own data. */
export const builtinAssistant: AnswerSource = {
  answer: async (ctx, question) => ok(await answerBuiltin(ctx, question)),
};
