import { QUESTION_LENGTH } from "#contract/assistant.ts";
import { phrase } from "#contract/phrase.ts";
import { refuse, ok, type Result } from "#contract/result.ts";
import { productsById } from "../catalog/queries.ts";
import type { ShopContext } from "../context.ts";
import type { Answer, Question } from "./answer-source.ts";
import { speechAddress } from "./speech-address.ts";

/** As many cards as an answer brings. */
const MOST_PRODUCTS = 6;

/**
 * Has a shopper's question answered (CSVC-01). Products that the shop does not sell are dropped from the answer,
 * whoever named them. Refuses a blank or overlong question, and where the service is away.
 */
export async function askQuestion(ctx: ShopContext, asked: Question): Promise<Result<Answer>> {
  const question = asked.question.trim();
  if (question.length < QUESTION_LENGTH.min || question.length > QUESTION_LENGTH.max || !isText(question)) {
    const message = phrase("A question has 1 to {count} characters.", { count: QUESTION_LENGTH.max });
    return refuse("invalid", message, { errors: { question: message } });
  }
  const answered = await ctx.adapters.assistant.answer(ctx, { ...asked, question });
  if (!answered.ok) return answered;
  const { answer, productIds, personal } = answered.value;
  const spoken = ctx.adapters.speech !== null && !personal;
  const audioUrl = spoken ? await speechAddress(ctx, answer) : answered.value.audioUrl;
  const products = await productsById(ctx, productIds.slice(0, MOST_PRODUCTS));
  return ok({ answer, productIds: products.map(({ id }) => id), ...(audioUrl !== undefined && { audioUrl }) });
}

/** Whether the database can take it: no lone surrogate, no zero byte. */
function isText(question: string): boolean {
  return question.isWellFormed() && !question.includes("\0");
}
