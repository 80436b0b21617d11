import type { AssistantReply } from "#contract/assistant.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Answer, AnswerSource, Question } from "#domain/assistant/answer-source.ts";
import type { ShopContext } from "#domain/context.ts";
import { createOutbound, type Calling } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 256 * 1024;
const TRIES = 2;
const AWAY = refuse("unavailable", "Please try again!");

/**
 * An assistant at another host (CSVC-01): the shop hands on the question and its language, nothing of the shopper, and
 * gives back what came.
 * @param origin the host's address, without path
 */
export function remoteAssistant(origin: string, timeout = TIMEOUT_MS, calling: Calling = {}): AnswerSource {
  const host = createOutbound({ to: "assistant", patience: timeout, most: MOST_BYTES, tries: TRIES }, calling);
  const name = `The assistant at ${origin}`;
  return {
    async answer(ctx: ShopContext, { question, language }: Question): Promise<Result<Answer>> {
      const asked = {
        url: new URL("/ask-question", origin).href,
        name,
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": language },
        body: JSON.stringify({ question }),
        // It changes nothing there.
        repeatable: true,
      };
      try {
        return await host.ask(asked, (answer) => {
          if (answer.status !== 200) throw new Error(`${name} answered with status ${answer.status}.`);
          return answerOf(readJson(answer, name) as Partial<AssistantReply> | null, origin);
        });
      } catch (error) {
        ctx.log.warn({ err: error }, "the assistant at another host did not answer");
        return AWAY;
      }
    },
  };
}

/** @throws an Error when the reply is not one */
function answerOf(reply: Partial<AssistantReply> | null, origin: string): Result<Answer> {
  if (typeof reply?.answer !== "string" || reply.answer === "") throw new Error("The reply holds no answer.");
  const ids = Array.isArray(reply.productIds) ? reply.productIds.filter((id) => typeof id === "string") : [];
  const audio = typeof reply.audioUrl === "string" ? URL.parse(reply.audioUrl, origin) : null;
  return ok({
    answer: reply.answer,
    productIds: ids,
    ...(audio && /^https?:$/.test(audio.protocol) && { audioUrl: audio.href }),
  });
}
