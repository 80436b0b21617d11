import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Spoken } from "#contract/messages/speak.server.ts";
import type { FieldPhrases } from "#contract/phrase.ts";
import type { Refusal, RefusalCode, Result } from "#contract/result.ts";
import { say } from "./say.ts";

/** The status of each kind of refusal (G-24). */
export const STATUS: Record<RefusalCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
};

/** A sentence of a reply; only `say` makes one, so that none is left in English. */
export const SpokenText = Type.Unsafe<Spoken>(Type.String());

/** The body of every refused call: what went wrong, and one sentence a field where fields are at fault. */
export const RefusalBody = Type.Object(
  {
    success: Type.Literal(false),
    message: SpokenText,
    errors: Type.Optional(Type.Record(Type.String(), SpokenText)),
  },
  { additionalProperties: true },
);

/** Response schemas that any call may answer with beside its own. */
export const refusals = { "4xx": RefusalBody, "5xx": RefusalBody };

/** Sends a refusal with its status, in the caller's language. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { request } = reply;
  if (refusal.code === "unavailable") reply.header("retry-after", "10");
  return reply.code(STATUS[refusal.code]).send({
    success: false,
    message: say(request, refusal.message),
    ...(refusal.errors && { errors: sayEach(request, refusal.errors) }),
    ...refusal.extra,
  });
}

/** One sentence a field, in the caller's language. */
export function sayEach(request: FastifyRequest, errors: FieldPhrases): Record<string, Spoken> {
  return Object.fromEntries(Object.entries(errors).map(([field, phrase]) => [field, say(request, phrase)]));
}

/** A reply of any shape; a sentence in it has been said. */
type Body = object & { message?: Spoken };

/** Sends what a use case came to: its value in the call's own shape, or its refusal. */
export function sendResult<T>(reply: FastifyReply, result: Result<T>, body: (value: T) => Body): FastifyReply {
  return result.ok ? reply.send(body(result.value)) : sendRefusal(reply, result);
}
