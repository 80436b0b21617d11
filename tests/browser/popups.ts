import type { Page } from "@playwright/test";

/** What a page asks of the browser for each window that it opens, in the words of `window.open`. To be called before the page. */
export async function recordPopups(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const open = window.open.bind(window);
    Object.assign(window, { asked });
    window.open = (address, name, features) => {
      asked.push(features ?? "");
      return open(address, name, features);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}
