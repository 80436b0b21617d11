import { runBenchmarks } from "../bench/run.ts";

/** `npm run bench -- NAME …`: see bench/run.ts. */
process.exitCode = (await runBenchmarks(process.argv.slice(2))) ? 0 : 1;
