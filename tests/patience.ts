/**
 * How long tests wait for anything: far longer than it takes anywhere. A busy machine is no failure, and a limit that is
 * not reached costs nothing.
 */
export const PATIENCE = {
  /** For one expectation that is looked at again and again (ms). */
  expectation: 60_000,
  /** For a whole test, or what comes before or after it (ms). */
  test: 240_000,
  /** The same for tests that start and kill whole shops (ms). */
  shops: 900_000,
};
