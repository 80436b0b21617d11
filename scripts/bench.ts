import { runBenchmarks } from "../bench/run.ts";
import { orEnd } from "./command/or-end.ts";

/** `npm run bench -- NAME …`: see bench/run.ts. */
const reached = await orEnd(() => runBenchmarks(process.argv.slice(2)));
process.exitCode = reached ? 0 : 1;
