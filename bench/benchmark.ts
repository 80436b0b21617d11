/** A table of figures: a row each, its columns named by the keys. */
export interface Table {
  title: string;
  rows: Record<string, string | number>[];
}

/** What a run found. */
export interface Outcome {
  tables: Table[];
  /** Budgets that were not reached, a sentence each: the run then ends with exit code 1. */
  missed: string[];
}

/**
 * One benchmark: the file `bench/<name>.bench.ts` exports it as `benchmark`. It compares within one run, and starts and
 * stops all it needs by itself.
 */
export interface Benchmark {
  /** What is measured and how, for those who read the figures: a paragraph of Markdown. */
  about: string;
  /** @param args what stood behind the name on the command line */
  run(args: string[]): Promise<Outcome>;
}
