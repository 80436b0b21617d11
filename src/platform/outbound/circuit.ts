/** Thrown instead of asking a third party that has just failed again and again. */
export class CircuitOpen extends Error {
  override name = "CircuitOpen";
}

export interface CircuitOptions {
  /** So many failures in a row open it. */
  failures?: number;
  /** For how long it is then open (ms): at first, and at most, twice as long each time the call that is let through fails too. */
  rest?: number;
  longest?: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** Spares a third party that is down, and those who would wait for it. */
export interface Circuit {
  /**
   * To be called before each call; what it gives, once, when it is known how that call went.
   * @throws CircuitOpen while the circuit is open, and for all but one call when its rest is over
   */
  enter(): (isWell: boolean) => void;
}

/** Closed at first. */
export function createCircuit({
  failures = 5,
  rest = 30_000,
  longest = rest,
  now = () => performance.now(),
}: CircuitOptions = {}): Circuit {
  let failedInARow = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    enter() {
      const isTrial = failedInARow >= failures;
      if (isTrial && (isTrying || now() < openUntil))
        throw new CircuitOpen("It has failed several times and is left alone for a while");
      if (isTrial) isTrying = true;
      return (isWell) => {
        if (isTrial) isTrying = false;
        failedInARow = isWell ? 0 : failedInARow + 1;
        if (failedInARow >= failures) openUntil = now() + Math.min(longest, rest * 2 ** (failedInARow - failures));
      };
    },
  };
}
