import { defineConfig } from "vitest/config";
import { ALONE, ELSEWHERE } from "./tests/alone.ts";
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
        // Pure rules: no database, no network. One file after the other in the same modules, which saves most of their
        // time: so they change nothing that another could see (tests/policies holds them to it).
        test: {
          name: "unit",
          include: ["{src,demo,scripts,tests}/**/*.test.{ts,tsx}"],
          exclude: [...ALONE, ...ELSEWHERE],
          pool: "threads",
          isolate: false,
          // After the others, which have workers of another kind.
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        // The same for what stands in a page, with its stores, clocks and stand-ins for the browser: each file by itself.
        test: {
          name: "page",
          include: ALONE,
          setupFiles: ["tests/words/speak-english.ts"],
          exclude: ELSEWHERE,
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
