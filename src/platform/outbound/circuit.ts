/** Thrown instead of asking a third party that has just failed again and again. */
export class CircuitOpen extends Error {
  override name = "CircuitOpen";
}

/** How a call to a third party went; "refused" without being made. */
export type Outcome = "ok" | "failed" | "refused";

interface Options {
  /** So many failures in a row open it. */
  failures?: number;
  /** For how long it is then open (ms); after that one call is let through to see. */
  openFor?: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** Spares a third party that is down, and those who would wait for it. */
export interface Circuit {
  /**
   * Does the work, unless the circuit is open.
   * @param told hears how it went
   * @throws CircuitOpen at once while it is open; else what the work throws
   */
  run<T>(work: () => Promise<T>, told?: (outcome: Outcome) => void): Promise<T>;
}

export function createCircuit({
  failures = 5,
  openFor = 30_000,
  now = () => performance.now(),
}: Options = {}): Circuit {
  let failedInARow = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    async run(work, told = () => {}) {
      const isTrial = failedInARow >= failures;
      if (isTrial && (isTrying || now() < openUntil)) {
        told("refused");
        throw new CircuitOpen("It has failed too often just now, and is left alone for a while.");
      }
      isTrying = isTrial;
      try {
        const result = await work();
        failedInARow = 0;
        told("ok");
        return result;
      } catch (error) {
        failedInARow += 1;
        openUntil = now() + openFor;
        told("failed");
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
