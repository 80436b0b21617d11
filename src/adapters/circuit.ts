/** What keeps a service that is away from being asked again and again, and its shoppers from waiting for it. */
export interface Circuit {
  /** Runs a call. @throws at once, without calling, while the service is left alone */
  run<T>(call: () => Promise<T>): Promise<T>;
}

interface Options {
  /** Failures in a row after which the service is left alone. */
  after?: number;
  /** How long at first, and at most, twice as long each time (ms). */
  rest?: number;
  longest?: number;
  now?: () => number;
}

/** Closed at first. When its rest is over one call tries; until that is answered the others are still refused. */
export function circuit({ after = 3, rest = 60_000, longest = 3_600_000, now = Date.now }: Options = {}): Circuit {
  let failures = 0;
  let openUntil = 0;
  const leaveAlone = (times: number) => {
    if (times >= after) openUntil = now() + Math.min(longest, rest * 2 ** (times - after));
  };
  return {
    async run(call) {
      if (now() < openUntil) throw new Error("The service has failed several times and is left alone for a while.");
      leaveAlone(failures);
      try {
        const value = await call();
        failures = 0;
        openUntil = 0;
        return value;
      } catch (error) {
        leaveAlone(++failures);
        throw error;
      }
    },
  };
}
