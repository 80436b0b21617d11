import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** The browser tests of a shop on Firebase; `npm run test:firebase` starts the emulator and them. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  outputDir: "../../test-results/firebase",
  globalSetup: "./shop.setup.ts",
  workers: 1,
});
