import type { FieldPhrases, Phrase } from "./phrase.ts";

/** Why a call was refused; `http/refusals.ts` gives each its status (G-24). */
export type RefusalCode =
  | "invalid" // 400: the input is not of the right form
  | "unauthenticated" // 401: no token, or one that no longer counts
  | "forbidden" // 403
  | "not_found" // 404
  | "conflict" // 409: the shop's state does not allow it
  | "too_many" // 429
  | "unavailable"; // 503: something outside the shop is away

export interface Refusal {
  ok: false;
  code: RefusalCode;
  /** A sentence for the shopper, said in the shopper's language where the reply is sent. */
  message: Phrase;
  /** One sentence a field, where fields are at fault. */
  errors?: FieldPhrases;
  /** What the reply carries beside the message, e.g. fresh totals. */
  extra?: Record<string, unknown>;
}

export interface Success<T> {
  ok: true;
  value: T;
}

export type Result<T> = Success<T> | Refusal;

/** A use case that went through. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

/**
 * An expected failure: typed, with the sentence that the shopper reads (`src/contract/messages/README.md`). Surprises
 * throw instead.
 */
export function refuse(code: RefusalCode, message: Phrase, more: Pick<Refusal, "errors" | "extra"> = {}): Refusal {
  return { ok: false, code, message, ...more };
}
