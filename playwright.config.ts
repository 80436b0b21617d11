import { defineConfig } from "@playwright/test";
import { PATIENCE } from "./tests/patience.ts";

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
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.expectation },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    // Set by the global setup; each worker reads this file anew.
    baseURL: process.env["SHOP_ADDRESS"],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath,
      timeout: PATIENCE.test,
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
    // A trace of each test costs half as much again as the test; `--trace on` makes one of what is looked into.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
