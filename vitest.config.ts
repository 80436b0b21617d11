import { defineConfig } from "vitest/config";
import { PATIENCE } from "./tests/patience.ts";

const patience = {
  testTimeout: PATIENCE.test,
  hookTimeout: PATIENCE.test,
  expect: { poll: { timeout: PATIENCE.expectation } },
};

export default defineConfig({
  test: {
    projects: [
      {
        // Pure rules: no database, no network.
        test: {
          name: "unit",
          include: ["{src,demo,scripts,tests}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/words/speak-english.ts"],
          exclude: ["**/*.db.test.ts", "tests/setup/**", "tests/faults/**", "tests/race/**", "**/node_modules/**"],
          ...patience,
        },
      },
      {
        // What needs the database: each file gets a copy of one migrated template.
        test: {
          name: "database",
          include: ["{src,demo,tests}/**/*.db.test.ts", "tests/race/**/*.test.ts"],
          globalSetup: ["tests/database/postgres.setup.ts"],
          // The server's connections are counted for so many.
          maxWorkers: 4,
          ...patience,
        },
      },
      {
        // The real start of the shop, its database and its failures.
        test: {
          name: "setup",
          include: ["tests/setup/**/*.test.ts", "tests/faults/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          // Each mostly waits for what it started or killed.
          maxWorkers: 2,
          ...patience,
          testTimeout: PATIENCE.shops,
          hookTimeout: PATIENCE.shops,
        },
      },
    ],
  },
});
