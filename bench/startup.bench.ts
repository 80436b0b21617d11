import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Benchmark } from "./benchmark.ts";
import { median } from "./load.ts";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));
const ROUNDS = 5;
const run = promisify(execFile);

export const benchmark: Benchmark = {
  about:
    "From the command to the first page that is answered, in a fresh clone with its packages in place (how long they take to " +
    "install is the network's affair): the first `npm start` builds the storefront, makes the database and loads the " +
    "demo shop; after that the median of " +
    `${ROUNDS} starts each, on the data that are there, and with a new data folder. Commands are run as npm runs them, without npm itself.`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const clone = join(folder, "shop");
    try {
      await run("git", ["clone", "-q", PROJECT, clone]);
      await run("cp", ["-al", join(PROJECT, "node_modules"), join(clone, "node_modules")]);
      const data = join(folder, "data");
      const first = await timeStart("start", clone, data);
      const warm: number[] = [];
      const fresh: number[] = [];
      const dev: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        warm.push(await timeStart("start", clone, data));
        fresh.push(await timeStart("start", clone, join(folder, `data-${round}`)));
        dev.push(await timeStart("dev", clone, data));
      }
      const rows = [
        { what: "npm start, the first time in a clone", seconds: tenths(first) },
        { what: "npm start, built, with a new data folder", seconds: tenths(median(fresh)) },
        { what: "npm start, again", seconds: tenths(median(warm)) },
        { what: "npm run dev to the first page", seconds: tenths(median(dev)) },
      ];
      return { tables: [{ title: "Seconds to the first page", rows }], missed: [] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Seconds until the shop has answered a page. */
async function timeStart(command: "start" | "dev", clone: string, dataDir: string): Promise<number> {
  const { NODE_ENV: _, DATABASE_URL: __, ...env } = process.env;
  const since = performance.now();
  const child = spawn(process.execPath, ["scripts/bootstrap.cjs", command], {
    cwd: clone,
    env: { ...env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    const address = await addressOf(child);
    const page = await fetch(address);
    await page.text();
    if (!page.ok) throw new Error(`the page answered ${page.status}`);
    return (performance.now() - since) / 1000;
  } finally {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const found = /open at (https?:\/\/[^\s,]+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout!.setEncoding("utf8").on("data", hear);
    child.stderr!.setEncoding("utf8").on("data", hear);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${output}`)));
  });
}

function tenths(seconds: number): number {
  return Number(seconds.toFixed(1));
}
