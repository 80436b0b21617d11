import { expect, test as base } from "@playwright/test";

/**
 * A browser test on the running demo shop. It fails on any console error or warning, page error, or request to a
 * foreign host, unless it says with `allow` that it causes one on purpose.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void }>({
  allow: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(`console: ${message.text()}`);
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

export { expect };
