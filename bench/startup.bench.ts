import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { optionsOf, wholeNumber } from "../scripts/command/options.ts";
import type { Benchmark } from "./benchmark.ts";
import { median } from "./load.ts";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));
const ROUNDS = 5;
/** Of packages and earlier runs, in node_modules: a first start has none. */
const CACHES = [".cache", ".vite", ".vite-temp"];
const run = promisify(execFile);

export const benchmark: Benchmark = {
  about:
    "From the command to the first page that is answered, in a fresh clone with its packages in place (how long they take to " +
    "install is the network's affair) and no caches: the first `npm start` builds the storefront, makes the database and loads the " +
    `demo shop; after that the medians of ${ROUNDS} rounds (\`--rounds=N\`) that take turns. Commands are run as npm runs them, ` +
    "without npm itself. The second table has what the starts say of themselves; the rest of each is loading the program.",
  async run(args) {
    const { values } = optionsOf({ args, options: { rounds: { type: "string", default: String(ROUNDS) } } });
    const rounds = wholeNumber(values.rounds, "--rounds");
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const clone = join(folder, "shop");
    try {
      await run("git", ["clone", "-q", PROJECT, clone]);
      await run("cp", ["-al", join(PROJECT, "node_modules"), join(clone, "node_modules")]);
      for (const name of CACHES) await rm(join(clone, "node_modules", name), { recursive: true, force: true });
      const data = join(folder, "data");
      const kinds = {
        "npm start, the first time in a clone": [await timeStart("start", clone, data)],
        "npm run dev to the first page, the first time": [await timeStart("dev", clone, data)],
        "npm start, built, with a new data folder": [] as Timed[],
        "npm start, again": [] as Timed[],
        "npm run dev to the first page, again": [] as Timed[],
      };
      for (let round = 0; round < rounds; round += 1) {
        const fresh = join(folder, `data-${round}`);
        kinds["npm start, built, with a new data folder"].push(await timeStart("start", clone, fresh));
        await rm(fresh, { recursive: true, force: true });
        kinds["npm start, again"].push(await timeStart("start", clone, data));
        kinds["npm run dev to the first page, again"].push(await timeStart("dev", clone, data));
      }
      const timed = Object.entries(kinds);
      return {
        tables: [
          {
            title: "Seconds to the first page",
            rows: timed.map(([what, times]) => ({
              what,
              seconds: tenths(median(times.map(({ seconds }) => seconds))),
            })),
          },
          { title: "Seconds of the steps", rows: timed.map(([what, times]) => ({ what, ...stepsOf(times) })) },
        ],
        missed: [],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Timed {
  /** From the command until a page has been answered. */
  seconds: number;
  /** Of each step that the start tells of, by its name, and of the first page. */
  steps: Record<string, number>;
}

async function timeStart(command: "start" | "dev", clone: string, dataDir: string): Promise<Timed> {
  const { NODE_ENV: _, DATABASE_URL: __, NODE_COMPILE_CACHE: ___, ...env } = process.env;
  const since = performance.now();
  const child = spawn(process.execPath, ["scripts/bootstrap.cjs", command], {
    cwd: clone,
    env: { ...env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "exit");
  try {
    const { address, output } = await opened(child);
    const open = performance.now();
    const page = await fetch(address);
    await page.text();
    if (!page.ok) throw new Error(`the page answered ${page.status}`);
    const done = performance.now();
    const steps = Array.from(output.matchAll(/^ {2}(.+?) … (?:.*, )?([\d.]+) s$/gm), ([, name, seconds]) => [
      name!,
      Number(seconds),
    ]);
    return {
      seconds: (done - since) / 1000,
      steps: { ...Object.fromEntries(steps), "first page": (done - open) / 1000 },
    };
  } finally {
    child.kill("SIGTERM");
    await gone;
  }
}

function opened(child: ChildProcess): Promise<{ address: string; output: string }> {
  let output = "";
  return new Promise((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const address = /open at (https?:\/\/[^\s,]+)/.exec(output)?.[1];
      if (address) resolve({ address, output });
    };
    child.stdout!.setEncoding("utf8").on("data", hear);
    child.stderr!.setEncoding("utf8").on("data", hear);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${output}`)));
  });
}

function stepsOf(times: Timed[]): Record<string, number> {
  const names = Object.keys(times[0]?.steps ?? {});
  return Object.fromEntries(names.map((name) => [name, tenths(median(times.map(({ steps }) => steps[name] ?? 0)))]));
}

function tenths(seconds: number): number {
  return Number(seconds.toFixed(1));
}
