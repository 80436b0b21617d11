import type { FastifyRequest } from "fastify";
import { speak, type Spoken } from "#contract/messages/speak.server.ts";
import type { Phrase } from "#contract/phrase.ts";
import { languageOf } from "./shopper-choices.ts";

/** A sentence in the language that a call is answered in. */
export function say(request: FastifyRequest, phrase: Phrase): Spoken {
  return speak(languageOf(request), phrase);
}
