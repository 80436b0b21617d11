/** What was started and has to be stopped: last started, first stopped, once. */
export interface Cleanup {
  add(stop: () => Promise<void> | void): void;
  run(): Promise<void>;
}

export function createCleanup(): Cleanup {
  const stops: (() => Promise<void> | void)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    run: async () => {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    },
  };
}
