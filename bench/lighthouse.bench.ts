import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startShop } from "#tests/browser/running-shop.ts";
import { wholeNumber } from "../scripts/command/options.ts";
import { findBrowser } from "../scripts/test/find-browser.ts";
import type { Benchmark } from "./benchmark.ts";
import { median } from "./load.ts";

const TOOL = fileURLToPath(new URL("./lighthouse/", import.meta.url));
const ENTRY = new URL("./lighthouse/node_modules/lighthouse/core/index.js", import.meta.url);
const BUDGETS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const LARGEST_PAINT_MS = 1500;
const SHIFT = 0.02;

type Category = keyof typeof BUDGETS;

/** As much of a Lighthouse report as is looked at. */
interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string } | undefined>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

export const benchmark: Benchmark = {
  about:
    "Lighthouse as it comes (a middling phone on a slow mobile network, simulated), on home, listing and product of the demo shop, " +
    "medians of 5 runs each; `npm run bench -- lighthouse 9` makes 9. The first run installs Lighthouse beside the benchmark. " +
    `Budgets: performance ${BUDGETS.performance}, the others 100, largest paint ${LARGEST_PAINT_MS} ms, layout shift ${SHIFT}.`,
  async run([runs = "5"]) {
    const times = wholeNumber(runs, "The number of runs");
    installLighthouse();
    const { default: lighthouse } = (await import(ENTRY.href)) as { default: Lighthouse };
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const shop = await startShop(join(folder, "data"));
    const browser = await startBrowser(join(folder, "browser"));
    try {
      const { products } = (await (await fetch(`${shop.address}/api/product/list?limit=1`)).json()) as {
        products: { _id: string }[];
      };
      const pages = { home: "/", listing: "/collection", product: `/product/${products[0]!._id}` };
      const rows = [];
      const missed: string[] = [];
      for (const [page, path] of Object.entries(pages)) {
        const reports: Report[] = [];
        for (let run = 0; run < times; run += 1) {
          const result = await lighthouse(shop.address + path, { port: browser.port, logLevel: "error" });
          if (result) reports.push(result.lhr);
        }
        const { row, short } = summarise(page, reports);
        rows.push(row);
        missed.push(...short);
      }
      return { tables: [{ title: "Lighthouse, mobile", rows }], missed };
    } finally {
      await browser.stop();
      await shop.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

function summarise(page: string, reports: Report[]) {
  const score = (category: Category) =>
    median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)));
  const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const paint = Math.round(figure("largest-contentful-paint"));
  const shift = Number(figure("cumulative-layout-shift").toFixed(3));
  const categories = Object.keys(BUDGETS) as Category[];
  const errors = reports.filter(({ audits }) => audits["errors-in-console"]?.score === 0).length;
  const row = {
    page,
    ...Object.fromEntries(categories.map((category) => [category, score(category)])),
    "first paint ms": Math.round(figure("first-contentful-paint")),
    "largest paint ms": paint,
    "blocked ms": Math.round(figure("total-blocking-time")),
    shift,
    kB: Math.round(figure("total-byte-weight") / 1000),
  };
  const short = categories
    .filter((category) => score(category) < BUDGETS[category])
    .map((category) => `${page}: ${category} ${score(category)} of ${BUDGETS[category]}`);
  if (paint > LARGEST_PAINT_MS) short.push(`${page}: largest paint ${paint} ms of ${LARGEST_PAINT_MS}`);
  if (shift > SHIFT) short.push(`${page}: layout shift ${shift} of ${SHIFT}`);
  if (errors > 0) short.push(`${page}: errors on the console in ${errors} runs`);
  return { row, short };
}

/** Lighthouse is larger than all that the shop needs: it has a package.json of its own. */
function installLighthouse(): void {
  if (existsSync(ENTRY)) return;
  console.log("Installing Lighthouse");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: TOOL,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed.");
}

async function startBrowser(profile: string): Promise<{ port: number; stop(): Promise<void> }> {
  const path = findBrowser(console.log);
  const flags = ["--headless=new", "--no-sandbox", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(path, [...flags, "--no-first-run", "about:blank"], { stdio: "ignore" });
  return { port: await portOf(child, profile), stop: () => end(child) };
}

/** The browser writes down which port it took. */
async function portOf(child: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, "DevToolsActivePort");
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const [port] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    if (port) return Number(port);
    await pause(100);
  }
  throw new Error("The browser did not start.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill();
  await gone;
}
