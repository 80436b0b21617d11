import { randomInt } from "node:crypto";
import { setTimeout as pauseFor } from "node:timers/promises";

/** Pauses before a retry (ms): at most so long before the first, twice as long each time, up to the longest. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 2_000;

/** Clock, chance and rest of whoever calls third parties; a test brings its own and needs no waiting. */
export interface Timing {
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
  pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
}

/** What came of one try. */
export interface Tried<T> {
  /** The outcome, should this be the last try: returns it, or throws. */
  end: () => T;
  /** Whether another try is safe and may go better. */
  again: boolean;
  /** ms that the other side wants to be left alone for. */
  wait?: number;
}

export interface Insistence extends Timing {
  /** ms for all tries and the pauses between them. */
  patience: number;
  /** How often it is tried in all. */
  tries: number;
  /** Ends the pause when nobody waits for the outcome any more. */
  signal?: AbortSignal | undefined;
  /** Hears of each retry. */
  onRetry?: () => void;
}

/**
 * Tries something until it goes well, may not be tried again, or there is no time left: exponential backoff with full
 * jitter, so that those who failed together do not come back together.
 * @param attempt one try, which has so many ms left
 * @returns what the last try came to, or throws it
 */
export async function insist<T>(how: Insistence, attempt: (left: number) => Promise<Tried<T>>): Promise<T> {
  const { patience, tries, signal, now = () => performance.now(), random = fraction, pause = rest } = how;
  const until = now() + patience;
  for (let count = 1; ; count++) {
    const { end, again, wait = 0 } = await attempt(Math.min(patience, Math.max(1, Math.ceil(until - now()))));
    if (!again || count >= tries || signal?.aborted) return end();
    const ms = Math.max(wait, random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (count - 1)));
    if (now() + ms >= until) return end();
    await pause(ms, signal);
    if (signal?.aborted || now() >= until) return end();
    how.onRetry?.();
  }
}

const rest = (ms: number, signal?: AbortSignal) => pauseFor(ms, undefined, signal ? { signal } : {}).catch(() => {});

const fraction = () => randomInt(2 ** 32) / 2 ** 32;
