import type { FastifyError, FastifySchemaValidationError } from "fastify";
import type { App } from "./app.ts";

/**
 * Turns what went wrong into the shop's refusals (G-24): a 400 names each field at fault; anything that nobody
 * foresaw is a 500 that gives away nothing but the id under which it stands in the log.
 */
export function answerErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      const errors = fieldErrors(error.validation);
      const message = Object.values(errors)[0] ?? "The request is not of the right form.";
      return reply.code(400).send({ success: false, message, errors });
    }
    const status = error.statusCode ?? 500;
    if (status === 429) {
      return reply
        .code(429)
        .send({ success: false, message: "Too many attempts. Please wait a moment and try again." });
    }
    if (status < 500) return reply.code(status).send({ success: false, message: clientMessage(status, error) });
    request.log.error({ err: error }, "a call failed");
    const message = `Something went wrong on our side. Please try again. (Reference ${request.id})`;
    return reply.code(500).send({ success: false, message });
  });
}

function clientMessage(status: number, error: FastifyError): string {
  if (status === 413) return "That is too much to send at once.";
  if (status === 415) return "The request has a content type that this call does not take.";
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY" || error.code === "FST_ERR_CTP_EMPTY_JSON_BODY") {
    return "The request's body is not valid JSON.";
  }
  return error.message;
}

/** One sentence a field, keyed by its path ("address.city"). */
function fieldErrors(validation: FastifySchemaValidationError[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const problem of validation) {
    const missing = problem.keyword === "required" ? String(problem.params["missingProperty"]) : "";
    const path = [...problem.instancePath.split("/").slice(1), missing].filter(Boolean).join(".");
    errors[path || "body"] ??= missing
      ? `${path} is required.`
      : `${path || "The request"} ${problem.message ?? "is not valid"}.`;
  }
  return errors;
}
