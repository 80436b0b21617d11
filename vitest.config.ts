import { defineConfig } from "vitest/config";

const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

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
          ...timeouts,
        },
      },
      {
        // What needs the database: each file gets a copy of one migrated template.
        test: {
          name: "database",
          include: ["{src,demo,tests}/**/*.db.test.ts", "tests/race/**/*.test.ts"],
          globalSetup: ["tests/database/postgres.setup.ts"],
          // The server takes 100 connections; a race file opens 50 or 20 of them, any other file 10.
          maxWorkers: 4,
          ...timeouts,
        },
      },
      {
        // The real start of the shop, its database and its failures.
        test: {
          name: "setup",
          include: ["tests/setup/**/*.test.ts", "tests/faults/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
