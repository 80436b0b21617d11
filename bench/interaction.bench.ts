import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { startShop } from "#tests/browser/running-shop.ts";
import { findBrowser } from "../scripts/test/find-browser.ts";
import type { Benchmark } from "./benchmark.ts";
import { median } from "./load.ts";

const SLOWER = 4;
const BUDGET_MS = 200;
const RUNS = 3;

/** What a shopper does, and where; each leaves the page so that it can be done once a visit. */
const DEEDS: { deed: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    deed: "tick a filter",
    path: "/collection",
    act: (page) => page.getByRole("checkbox").and(page.locator(":visible")).first().click({ force: true }),
  },
  {
    deed: "sort",
    path: "/collection",
    act: async (page) => {
      await page.locator("select[name=sort]").selectOption("price-asc");
    },
  },
  {
    deed: "add from a card, panel opens",
    path: "/collection",
    act: (page) =>
      page.locator("main article button:enabled, main li button:enabled").filter({ hasText: /^add$/i }).first().click(),
  },
  {
    deed: "choose a size",
    path: "/product/womens-bias-slip-dress",
    act: (page) => page.getByRole("group", { name: /size/i }).getByRole("link").nth(1).click(),
  },
  {
    deed: "add to the cart",
    path: "/product/womens-bias-slip-dress",
    act: (page) =>
      page
        .getByRole("button", { name: /add to cart/i })
        .first()
        .click(),
  },
  { deed: "open the cart panel", path: "/", act: (page) => page.locator('header a[href="/cart"][aria-label]').click() },
  { deed: "open the menu", path: "/", act: (page) => page.getByRole("button", { name: "Shop", exact: true }).click() },
];

export const benchmark: Benchmark = {
  about:
    `How long the browser takes from a press to the next paint, with the processor made ${SLOWER} times slower: the longest event of ` +
    `each deed as the browser itself reports it (Event Timing, in steps of 8 ms), medians of ${RUNS} visits. Budget: ${BUDGET_MS} ms.`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const shop = await startShop(join(folder, "data"));
    const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ["--no-sandbox"] });
    try {
      const rows = [];
      for (const { deed, path, act } of DEEDS) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(browser, shop.address + path, act));
        rows.push({ deed, page: path, "ms to the next paint": median(times), longest: Math.max(...times) });
      }
      const missed = rows
        .filter((row) => row["ms to the next paint"] > BUDGET_MS)
        .map((row) => `${row.deed}: ${row["ms to the next paint"]} ms of ${BUDGET_MS}`);
      return { tables: [{ title: `Interaction to next paint, processor ${SLOWER} times slower`, rows }], missed };
    } finally {
      await browser.close();
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function timeOf(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { eventTimes: times });
      const watch = new PerformanceObserver((list) => times.push(...list.getEntries().map((entry) => entry.duration)));
      watch.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(1500);
    const times = await page.evaluate(() => (window as unknown as { eventTimes: number[] }).eventTimes);
    // What took less than 16 ms is not reported at all.
    return Math.max(16, ...times);
  } finally {
    await page.close();
  }
}
