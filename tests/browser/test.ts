import { expect, test as base, type Page } from "@playwright/test";

/** What the page itself gives a toast (ms), and what it has here, so that a busy machine does not miss it. */
const TOAST = { usual: 5000, here: 20_000 };

/** What the browser says of a machine on which a page takes seconds to be drawn, and of no fault of the page. */
const SLOW = /was preloaded using link preload but not used within a few seconds/;

interface Own {
  /** Whether toasts stay longer than they do; not where their time is what is tested. */
  toastsStay: boolean;
  allow: (pattern: RegExp) => void;
}

/**
 * A browser test on the running demo shop. It fails on any console error or warning, page error, or request to a
 * foreign host, unless it says with `allow` that it causes one on purpose. A page of the shop that it goes to, or loads
 * anew, has come to life when it goes on: a press before that would do nothing.
 */
export const test = base.extend<Own>({
  toastsStay: [true, { option: true }],
  context: async ({ context, toastsStay }, use) => {
    if (toastsStay) await context.addInitScript(keepToasts, TOAST);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled ?? true) awaitLife(page);
    await use(page);
    // A call that is held up or changed on its way may outlast its test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  allow: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !SLOW.test(message.text()))
          heard.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`page error: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        if (protocol.startsWith("http") && !["127.0.0.1", "localhost"].includes(hostname))
          heard.push(`foreign: ${href}`);
      });
      await use((pattern) => allowed.push(pattern));
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

function keepToasts({ usual, here }: typeof TOAST): void {
  const { setTimeout: later } = window;
  window.setTimeout = ((work: TimerHandler, ms?: number, ...given: unknown[]) =>
    later(work, ms === usual ? here : ms, ...given)) as typeof window.setTimeout;
}

function awaitLife(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const reply = await goto(...asked);
    await untilAlive(page);
    return reply;
  };
  page.reload = async (...asked) => {
    const reply = await reload(...asked);
    await untilAlive(page);
    return reply;
  };
}

/** Waits until a page of the shop has come to life; for one of its sandbox, or of somebody else, not at all. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !("__reactRouterContext" in window) || "live" in document.documentElement.dataset);
}

export { expect };
