import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optionsOf, wholeNumber } from "./command/options.ts";
import { orEnd } from "./command/or-end.ts";

/**
 * `npm run test:faults`: the long forms of crashes, outages and races. `--rounds NUMBER` kills with kill -9 under order load
 * (52), the shop, its database, both, and a process of the database in turn.
 */
interface Crashes {
  rounds: Record<string, number>;
  acknowledged: number;
  cancelled: number;
  unanswered: number;
  answers: Record<string, number>;
  longestStartMs: number;
}

const rounds = await orEnd(() => {
  const { values } = optionsOf({ options: { rounds: { type: "string", default: "52" } } });
  return String(wholeNumber(values.rounds, "--rounds"));
});
const folder = mkdtempSync(join(tmpdir(), "weft-faults-"));
const file = join(folder, "report.json");
const begun = Date.now();
const vitest = fileURLToPath(new URL("../node_modules/.bin/vitest", import.meta.url));
try {
  const faults = await run(["--project", "setup", "tests/faults"]);
  const races = await run(["--project", "database", "tests/race", "tests/faults", "tests/backup"]);
  tell();
  process.exitCode = faults || races;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(args: string[]): Promise<number> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, FAULT_ROUNDS: rounds, FAULT_REPORT: file };
  return new Promise((resolve, reject) => {
    const child = spawn(vitest, ["run", ...args], { stdio: ["ignore", "inherit", "inherit"], env });
    child.on("error", reject).on("exit", (status) => resolve(status ?? 1));
  });
}

function tell(): void {
  const { rounds, acknowledged, cancelled, unanswered, answers, longestStartMs } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as Crashes;
  const count = Object.values(rounds).reduce((sum, each) => sum + each, 0);
  console.log(
    `\n${count} kills by kill -9 under order load, in ${((Date.now() - begun) / 1000).toFixed(0)} s with all else`,
  );
  for (const [victim, times] of Object.entries(rounds))
    console.log(`  ${victim.padEnd(24)}${String(times).padStart(6)}`);
  console.log(`${acknowledged} orders acknowledged, ${cancelled} cancelled, ${unanswered} without an answer`);
  console.log(`Answers by status: ${JSON.stringify(answers)}`);
  console.log(`Longest start after a kill: ${(longestStartMs / 1000).toFixed(1)} s`);
}
