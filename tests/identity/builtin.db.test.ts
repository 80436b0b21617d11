import { openBuiltinBench } from "./builtin-bench.ts";
import { identityContract } from "./contract.ts";

identityContract("the built-in identity", openBuiltinBench);
