import { spawn } from "node:child_process";
import { findBrowser } from "./test/find-browser.ts";

/**
 * `npm test`: every check of the project, one after the other, each with its time; stops at the first that fails.
 * `--quick` leaves out what takes minutes (the start tests and the browser).
 */
interface Part {
  name: string;
  command: string[];
  /** Whether it needs what is fetched meanwhile. */
  waits?: boolean;
  env?: () => Record<string, string>;
}

const quick = process.argv.includes("--quick");
const bin = (name: string) => new URL(`../node_modules/.bin/${name}`, import.meta.url).pathname;

const parts: Part[] = [
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "page types", command: [bin("react-router"), "typegen"] },
  { name: "lint", command: [bin("oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "types", command: [bin("tsc"), "--noEmit"] },
  {
    name: "unit and database tests",
    command: [bin("vitest"), "run", "--project", "unit", "--project", "page", "--project", "database"],
  },
];
if (!quick) {
  parts.push(
    { name: "start and failure tests", command: [bin("vitest"), "run", "--project", "setup"] },
    {
      name: "browser tests",
      command: [bin("playwright"), "test"],
      waits: true,
      env: () => ({ CHROMIUM_PATH: findBrowser((line) => console.log(`  ${line}`)) }),
    },
  );
}
parts.push({
  name: "requirements",
  command: [process.execPath, new URL("./requirements.ts", import.meta.url).pathname, "--count"],
});
if (!quick) {
  // Last, for it installs an emulator of 300 MB the first time: one or two minutes, which it tells.
  parts.push({
    name: "Firebase tests",
    command: [process.execPath, new URL("./test-firebase.ts", import.meta.url).pathname],
    waits: true,
  });
}

// Beside the first parts, which keep the processor busy and the network idle.
const tools = new URL("./test/fetch-tools.ts", import.meta.url).pathname;
const fetching = quick ? null : spawn(process.execPath, [tools], { stdio: "ignore" });
const fetched =
  fetching && new Promise<void>((resolve) => fetching.on("error", () => resolve()).on("close", () => resolve()));

const times: [string, number][] = [];
const begun = Date.now();
for (const part of parts) {
  console.log(`\n=== ${part.name}`);
  const start = Date.now();
  if (part.waits) await fetched;
  let code: number;
  try {
    code = await run(part.command, part.env?.() ?? {});
  } catch (error) {
    console.error((error as Error).message);
    code = 1;
  }
  times.push([part.name, Date.now() - start]);
  if (code !== 0) {
    console.error(`\n${part.name} failed.`);
    report();
    process.exit(1);
  }
}
report();

function run([command, ...args]: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    // The tools choose their own mode: a build for production would leave the test tools out.
    const { NODE_ENV: _, ...inherited } = process.env;
    const child = spawn(command!, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...inherited, ...env } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function report(): void {
  console.log("");
  for (const [name, ms] of times) console.log(`${name.padEnd(28)}${(ms / 1000).toFixed(1).padStart(8)} s`);
  console.log(`${"in all".padEnd(28)}${((Date.now() - begun) / 1000).toFixed(1).padStart(8)} s`);
}
