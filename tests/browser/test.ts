import { expect, test as base } from "@playwright/test";

/**
 * A browser test on the running demo shop. Each test fails on any console error or warning, page error, or request
 * to a foreign host, unless it says with `allow` that it causes one on purpose.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void; quiet: void }>({
  baseURL: async ({}, use) => use(process.env["SHOP_ADDRESS"]!),
  allow: async ({}, use, info) => {
    const allowed: RegExp[] = [];
    (info as { allowed?: RegExp[] }).allowed = allowed;
    await use((pattern) => allowed.push(pattern));
  },
  quiet: [
    async ({ page, allow: _ }, use, info) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`page error: ${error.message}`));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && !["127.0.0.1", "localhost"].includes(url.hostname)) heard.push(`foreign request: ${url.href}`);
      });
      await use();
      const allowed = (info as { allowed?: RegExp[] }).allowed ?? [];
      expect(process.env["LOUD"] ? [] : heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
