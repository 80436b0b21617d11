import { translationNow } from "../i18n/use-translation.tsx";
import { useSession } from "./session.ts";

const TIMEOUT_MS = 30_000;

/** A call that the server refused, or that never reached it (status 0). `message` is a sentence for the shopper. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** One sentence a field, where fields were at fault. */
  readonly errors: Record<string, string>;
  /** The whole reply, for what it carries beside the message (fresh totals of an order). */
  readonly body: Record<string, unknown>;
  /** Whether it ended the session, which the shopper is told apart. */
  ended = false;

  constructor(status: number, message: string, body: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.errors = isRecord(body["errors"]) ? (body["errors"] as Record<string, string>) : {};
    this.body = body;
  }
}

export interface ApiInit {
  /** POST when there is a body, else GET. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; a FormData goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** ms until the call is given up; 30 s unless told. */
  timeout?: number;
}

/**
 * Calls the shop's own server, with the shopper's token in the header `token` (ROLE-04).
 * A 401 for a token that is still in hand ends the session: the server no longer takes it.
 * @throws ApiError for every reply that is not a success, and when no reply came; the caller's own abort as it is
 */
export async function api<T = Record<string, unknown>>(path: string, init: ApiInit = {}): Promise<T> {
  const token = useSession.getState().token;
  const response = await send(path, init, token);
  const body = await readBody(response, init.signal);
  if (response.ok) return body as T;
  const message = typeof body["message"] === "string" ? body["message"] : translationNow("error")("tryAgain");
  const refusal = new ApiError(response.status, message, body);
  refusal.ended = response.status === 401 && token !== null && useSession.getState().token === token;
  if (refusal.ended) useSession.getState().end();
  throw refusal;
}

async function send(path: string, init: ApiInit, token: string | null): Promise<Response> {
  const isForm = init.body instanceof FormData;
  const timeout = AbortSignal.timeout(init.timeout ?? TIMEOUT_MS);
  try {
    return await fetch(path, {
      method: init.method ?? (init.body === undefined ? "GET" : "POST"),
      headers: {
        ...(token !== null && { token }),
        ...(init.body !== undefined && !isForm && { "content-type": "application/json" }),
        ...init.headers,
      },
      body: init.body === undefined ? undefined : isForm ? (init.body as FormData) : JSON.stringify(init.body),
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError(0, translationNow("error")("tooLong"));
    throw new ApiError(0, translationNow("error")("unreachable"));
  }
}

/** A success must be readable; a refusal may come from something before the shop that answers in HTML. */
async function readBody(response: Response, signal?: AbortSignal): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (response.ok) throw new ApiError(0, translationNow("error")("cutShort"));
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
