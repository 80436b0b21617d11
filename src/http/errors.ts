import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { phrase, type Phrase } from "#contract/phrase.ts";
import { refuse } from "#contract/result.ts";
import { MediaStoreAway } from "#domain/media/room.ts";
import { isCollision, isDatabaseAway } from "#platform/database/is-away.ts";
import type { App } from "./app.ts";
import { fieldErrors } from "./field-errors.ts";
import { sayEach, sendRefusal } from "./refusals.ts";
import { say } from "./say.ts";

/**
 * Turns what went wrong into the shop's refusals (G-24), in the caller's language: a 400 names each field at fault;
 * anything that nobody foresaw is a 500 that gives away nothing but the id under which it stands in the log.
 */
export function answerErrors(app: App): void {
  app.setNotFoundHandler(answerUnknown);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = (status: number, message: Phrase) =>
      reply.code(status).send({ success: false, message: say(request, message) });
    if (error.validation) {
      const errors = sayEach(request, fieldErrors(error.validation));
      const message = Object.values(errors)[0] ?? say(request, "The request is not of the right form.");
      return reply.code(400).send({ success: false, message, errors });
    }
    const status = error.statusCode ?? 500;
    if (status === 429) return answer(429, "Too many attempts. Please wait a moment and try again.");
    if (status < 500) return answer(status, clientMessage(status, error));
    request.log.error({ err: error }, "a call failed");
    if (status === 503 || isDatabaseAway(error) || isCollision(error) || error instanceof MediaStoreAway) {
      reply.header("retry-after", "5");
      return answer(503, "The shop cannot answer just now. Please try again in a moment.");
    }
    return answer(
      500,
      phrase("Something went wrong on our side. Please try again. (Reference {id})", { id: request.id }),
    );
  });
}

/** Answers an address that the shop does not have, where no page answers it. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(reply, refuse("not_found", "There is nothing at this address."));
}

/** Answers an address that no route can even be looked for: a broken escape, a part of more bytes than any of ours. */
export function answerOddAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode === 414 ? 414 : 400;
  void reply
    .code(status)
    .headers({ "x-content-type-options": "nosniff", "cache-control": "no-store" })
    .send({ success: false, message: say(request, "The request is not of the right form.") });
}

function clientMessage(status: number, error: FastifyError): Phrase {
  if (status === 413) return "That is too much to send at once.";
  if (status === 415) return "The request has a content type that this call does not take.";
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY" || error.code === "FST_ERR_CTP_EMPTY_JSON_BODY") {
    return "The request's body is not valid JSON.";
  }
  return "The request is not of the right form.";
}
