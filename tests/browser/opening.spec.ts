import type { Page } from "@playwright/test";
import { buyables } from "./buying.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** After so long a page asks for its scripts, painted or not (ms). */
const PATIENCE = 2500;

test("a page leaves the network to its pictures and fonts until it is painted, then comes to life", async ({
  page,
}) => {
  for (const path of ["/", "/collection"]) {
    await page.goto(path);
    const { scripts, loaded } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
      loaded: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    }));
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(loaded, PATIENCE));
  }
});

test("a press asks for the scripts at once, without waiting for a picture that does not come", async ({ page }) => {
  await page.route("**/stills-*/**", () => {});
  // With the page's time stopped nothing else begins.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.mainFrame().goto("/about", { waitUntil: "commit" });
  await expect(async () => {
    await page.keyboard.press("Shift");
    await page.clock.runFor(1);
    await expect(page.locator("html[data-live]")).toBeAttached({ timeout: 200 });
  }).toPass();
  expect(await page.evaluate(() => [document.readyState, Date.now() < 3500])).toEqual(["interactive", true]);
});

test("what lies below the first screen is all drawn once the page is alive, and a reload keeps the place", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("html[data-opening]")).toHaveCount(0);
  const undrawn = await page
    .locator(".below")
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility !== "visible").length);
  expect(undrawn).toBe(0);
  const heading = page.getByRole("heading", { name: "Popular Selling Products" });
  await heading.evaluate((part) => part.scrollIntoView({ block: "start", behavior: "instant" }));
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(1500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await expect(heading).toBeInViewport();
});

test("on a phone, what lies below the first screen is drawn and fetched when the shopper scrolls, though no script comes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*.js", () => {});
  const tiles: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/demo/tile-")) tiles.push(request.url());
  });
  // The page's patience never ends.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, { setTimeout: (task: TimerHandler, ms = 0) => (ms < 5000 ? later(task, ms) : 0) });
  });
  await page.mainFrame().goto("/");
  await expect(page.locator("html[data-opening]")).toBeAttached();
  expect(tiles).toEqual([]);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html[data-opening]")).toHaveCount(0);
  await expect.poll(() => tiles.length).toBeGreaterThan(2);
  await expect(page.getByRole("heading", { name: "Categories" })).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`nothing jumps while a page is opened, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const [product] = await buyables(page.request, 1);
    for (const path of ["/", "/collection", `/product/${product!.id}`]) {
      await page.goto(path);
      expect(await shifted(page), path).toBeLessThanOrEqual(0.02);
    }
  });
}

test("nothing jumps when an account comes that was long on its way", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, await signUp(page.request, baseURL!, "Asha"));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/user/get-user", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/account");
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  release();
  await expect(page.getByText("Personal Information")).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

/** How much of the page has jumped since it was opened, as the browser counts it. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // What the browser saw before is told soon, but not at once.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return sum;
  });
}
