import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Refusal, RefusalCode, Result } from "#contract/result.ts";

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

/** The body of every refused call: what went wrong, and one sentence a field where fields are at fault. */
export const RefusalBody = Type.Object(
  {
    success: Type.Literal(false),
    message: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: true },
);

/** Response schemas that any call may answer with beside its own. */
export const refusals = { "4xx": RefusalBody, "5xx": RefusalBody };

/** Sends a refusal with its status. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(STATUS[refusal.code]).send({
    success: false,
    message: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
    ...refusal.extra,
  });
}

/** Sends what a use case came to: its value in the call's own shape, or its refusal. */
export function sendResult<T>(reply: FastifyReply, result: Result<T>, body: (value: T) => object): FastifyReply {
  return result.ok ? reply.send(body(result.value)) : sendRefusal(reply, result);
}
