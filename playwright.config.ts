import { defineConfig } from "@playwright/test";

/** `npm test` finds the browser and names it here; its own sandbox does not work for root. */
const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  globalSetup: "./tests/browser/shop.setup.ts",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    // Set by the global setup; each worker reads this file anew.
    baseURL: process.env["SHOP_ADDRESS"],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "retain-on-failure",
  },
});
