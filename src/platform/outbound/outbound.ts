import type { Metrics } from "../metrics/metrics.ts";
import { CircuitOpen, createCircuit, type Circuit, type CircuitOptions } from "./circuit.ts";
import { insist, type Timing, type Tried } from "./insist.ts";
import { readJson } from "./read-json.ts";
import { readBytes } from "./read-bytes.ts";

/** How a question to a third party went; "refused" without being asked; "retried" each time it was asked once more. */
export type Outcome = "ok" | "failed" | "refused" | "retried";

/** Where calls are counted, and by which clock, chance and patience they are made. */
export interface Calling extends Timing {
  counts?: Pick<Metrics, "outbound">;
  /** In place of the policy's, from the next question on (ms). */
  patience?: number;
}

export interface Policy {
  /** Who is called, as figures and sentences name them. */
  to: string;
  /** ms for a whole answer: every try, the pauses between them, the last byte of the body. */
  patience: number;
  /** Bytes of a body that are read. */
  most: number;
  /** How often a question is asked in all that may be asked again: 3 unless told. */
  tries?: number;
  circuit?: CircuitOptions;
  /** Whether whatever it says to an SDK is JSON: anything else is nonsense then. */
  json?: boolean;
}

export interface Question {
  url: string;
  /** What stands for the address in messages: an address may hold a key. */
  name: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether asking twice does no more than asking once: what only reads, or carries an idempotency key. A GET unless told. */
  repeatable?: boolean;
  /** Ends it earlier than the policy's patience. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Nothing, nothing in time or too much came back. Its message names the question, and neither address nor key. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/** The way to one third party: each adapter that speaks HTTP by itself goes through one of these. */
export interface Outbound {
  /**
   * Asks, and asks again where that is safe and helps. No redirect is followed: it would carry a key elsewhere.
   * @param read makes something of the answer, whatever its status; throws for one that makes no sense
   * @throws NoAnswer; CircuitOpen, without asking; what `read` throws
   */
  ask<T>(question: Question, read: (answer: Answer) => T): Promise<T>;
  /** The same for an SDK that wants a `fetch`. A call is repeatable when it is a GET or has an idempotency key. */
  fetch: typeof fetch;
}

const TROUBLE = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a status says that the other side has trouble, which may pass. */
export const isTrouble = (status: number): boolean => TROUBLE.has(status);

export function createOutbound(policy: Policy, calling: Calling = {}): Outbound {
  const circuit = createCircuit({ ...(calling.now && { now: calling.now }), ...policy.circuit });
  const tell = (outcome: Outcome) => calling.counts?.outbound.inc({ to: policy.to, outcome });
  const ask: Outbound["ask"] = async (question, read) => {
    const leave = enter(circuit, question.name, tell);
    let isWell = false;
    try {
      const answer = await answerTo(question, { ...policy, ...calling }, () => tell("retried"));
      isWell = isAboutQuestion(answer.status);
      const value = read(answer);
      isWell ||= answer.status < 400;
      return value;
    } finally {
      leave(isWell);
      tell(isWell ? "ok" : "failed");
    }
  };
  return {
    ask,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const headers = Object.fromEntries(request.headers);
      const { method, url, signal } = request;
      const question: Question = { url, name: `${method} ${new URL(url).pathname}`, method, headers, signal };
      question.repeatable = method === "GET" || "idempotency-key" in headers;
      if (request.body) question.body = await request.text();
      return ask(question, (answer) => {
        const { status, headers: said, body } = answer;
        if (status >= 300 && status < 400) throw new NoAnswer(`${question.name} leads elsewhere`);
        if (policy.json) readJson(answer, question.name);
        const plain = new Headers(said);
        // The body is unpacked by now.
        for (const name of ["content-encoding", "content-length"]) plain.delete(name);
        return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers: plain });
      });
    },
  };
}

function enter(circuit: Circuit, name: string, tell: (outcome: Outcome) => void): (isWell: boolean) => void {
  try {
    return circuit.enter();
  } catch (error) {
    tell("refused");
    throw error instanceof CircuitOpen ? new CircuitOpen(`${name} was not asked: ${error.message}.`) : error;
  }
}

function answerTo(question: Question, policy: Policy & Timing, onRetry: () => void): Promise<Answer> {
  const { method = "GET", repeatable = method === "GET", signal } = question;
  return insist({ tries: 3, ...policy, signal, onRetry }, async (left): Promise<Tried<Answer>> => {
    const limit = AbortSignal.timeout(left);
    try {
      const answer = await askOnce(question, signal ? AbortSignal.any([signal, limit]) : limit, policy.most);
      const wait = 1000 * Number(answer.headers.get("retry-after") ?? 0);
      return { end: () => answer, again: repeatable && isTrouble(answer.status), ...(wait > 0 && { wait }) };
    } catch (error) {
      const isLate = limit.aborted || signal?.aborted === true;
      const why = isLate ? "it took too long" : reasonOf(error);
      const end = () => {
        throw new NoAnswer(`${question.name} had no answer: ${why}.`, { cause: error });
      };
      return { end, again: repeatable && !isLate && !(error instanceof TooLarge) };
    }
  });
}

async function askOnce(question: Question, signal: AbortSignal, most: number): Promise<Answer> {
  const { url, method = "GET", headers = {}, body } = question;
  const response = await fetch(url, {
    method,
    headers,
    redirect: "manual",
    signal,
    ...(body !== undefined && { body }),
  });
  const bytes = await readBytes(response, most);
  if (bytes === null) throw new TooLarge(`it is larger than ${most} bytes`);
  return { status: response.status, headers: response.headers, body: bytes };
}

class TooLarge extends Error {}

/** 4xx: whoever asked is wrong, and the other side is well; unless it takes no more, or takes nobody with these keys. */
function isAboutQuestion(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}

/** A failed fetch keeps what happened in its cause; neither names more than host and port. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : message;
}
