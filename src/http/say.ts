import type { FastifyRequest } from "fastify";
import { speak, type Spoken } from "#contract/messages/speak.server.ts";
import type { Phrase } from "#contract/phrase.ts";
import type { Result } from "#contract/result.ts";
import { refusalInWords } from "#domain/catalog/words/refusal-in-words.ts";
import type { ShopContext } from "#domain/context.ts";
import { languageOf } from "./shopper-choices.ts";

/** A sentence in the language that a call is answered in. */
export function say(request: FastifyRequest, phrase: Phrase): Spoken {
  return speak(languageOf(request), phrase);
}

/** A result whose refusal calls products as they are called in the language that a call is answered in. */
export async function inCallersWords<T>(
  ctx: ShopContext,
  request: FastifyRequest,
  result: Promise<Result<T>>,
): Promise<Result<T>> {
  return refusalInWords(ctx, await result, languageOf(request));
}
