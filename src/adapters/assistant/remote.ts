import type { AssistantReply } from "#contract/assistant.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Answer, AnswerSource, Question } from "#domain/assistant/answer-source.ts";
import type { ShopContext } from "#domain/context.ts";
import { createCircuit } from "#platform/outbound/circuit.ts";

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 256 * 1024;
const AWAY = refuse("unavailable", "Please try again!");

/**
 * An assistant at another host (CSVC-01): the shop hands on the question and its language, nothing of the shopper, and
 * gives back what came.
 * @param origin the host's address, without path
 */
export function remoteAssistant(origin: string, timeout = TIMEOUT_MS): AnswerSource {
  const circuit = createCircuit();
  return {
    async answer(ctx: ShopContext, { question, language }: Question): Promise<Result<Answer>> {
      try {
        return await circuit.run(
          () => askRemote(origin, question, language, timeout),
          (outcome) => ctx.metrics.outbound.inc({ to: "assistant", outcome }),
        );
      } catch (error) {
        ctx.log.warn({ err: error }, "the assistant at another host did not answer");
        return AWAY;
      }
    },
  };
}

/** @throws an Error when nothing, nothing in time, or no answer comes back */
async function askRemote(origin: string, question: string, language: string, timeout: number): Promise<Result<Answer>> {
  const response = await fetch(new URL("/ask-question", origin), {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify({ question }),
    signal: AbortSignal.timeout(timeout),
    redirect: "error",
  });
  const text = await response.text();
  if (!response.ok || text.length > MOST_BYTES)
    throw new Error(`The assistant at ${origin} answered with status ${response.status}.`);
  return answerOf(JSON.parse(text) as Partial<AssistantReply> | null, origin);
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
