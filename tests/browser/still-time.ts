import type { Page } from "@playwright/test";

/**
 * Opens a page whose time stands still, so that no slow machine misses what happens in it: it goes on by `page.clock.runFor` alone.
 * It has gone on as far as the page needed to come to life.
 * @param now the page's time (ms)
 */
export async function openInStillTime(page: Page, path: string, now = 0): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  // Unlike the page's own `goto`, a frame's does not wait until it lives, which it would not by itself.
  await page.mainFrame().goto(path);
  while (!(await page.evaluate(() => "live" in document.documentElement.dataset))) await page.clock.runFor(10);
}
