import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FuzzReport } from "#tests/fuzz/fuzz.ts";
import { optionsOf, wholeNumber } from "./command/options.ts";
import { orEnd } from "./command/or-end.ts";

/**
 * `npm run test:fuzz`: every call of the shop, with valid, almost valid and hostile requests, tens of thousands in all.
 * `--per-call NUMBER` requests for each call (600), `--seed NUMBER` to send the same again, `--only PART` for the calls whose
 * address has that part in it.
 */
const { perCall, seed, only } = await orEnd(() => {
  const { values } = optionsOf({
    options: { "per-call": { type: "string", default: "600" }, seed: { type: "string" }, only: { type: "string" } },
  });
  return {
    perCall: String(wholeNumber(values["per-call"], "--per-call")),
    seed: String(wholeNumber(values.seed ?? String(Math.floor(Math.random() * 2 ** 31)), "--seed", 0)),
    only: values.only,
  };
});
const folder = mkdtempSync(join(tmpdir(), "weft-fuzz-"));
const file = join(folder, "report.json");
const begun = Date.now();
console.log(`Seed ${seed}; the same again: npm run test:fuzz -- --seed ${seed} --per-call ${perCall}`);

const code = await new Promise<number>((resolve, reject) => {
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, FUZZ_SEED: seed, FUZZ_PER_CALL: perCall, FUZZ_REPORT: file };
  const vitest = fileURLToPath(new URL("../node_modules/.bin/vitest", import.meta.url));
  const child = spawn(vitest, ["run", "--project", "database", "tests/fuzz"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: only === undefined ? env : { ...env, FUZZ_ONLY: only },
  });
  child.on("error", reject).on("exit", (status) => resolve(status ?? 1));
});
try {
  tell(JSON.parse(readFileSync(file, "utf8")) as FuzzReport);
} catch {
  console.error("The run ended before its report.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;

function tell({ calls, requests, statuses, findings, violations }: FuzzReport): void {
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`\n${requests} requests to ${calls} calls in ${seconds} s, seed ${seed}`);
  for (const [status, count] of Object.entries(statuses)) console.log(`  ${status}  ${String(count).padStart(7)}`);
  console.log(`${findings.length} findings, ${violations.length} rules broken`);
  for (const { call, what, status, request } of findings) {
    console.log(`\n${call} ${what} (${status})\n  ${JSON.stringify(request).slice(0, 1500)}`);
  }
  for (const rule of violations) console.log(`  ${rule}`);
}
