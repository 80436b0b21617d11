import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PATIENCE } from "../patience.ts";

/** The tests that need the Firebase emulator; `npm run test:firebase` starts it and them. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  test: {
    name: "firebase",
    include: ["tests/firebase/*.emulator.ts"],
    globalSetup: ["tests/database/postgres.setup.ts"],
    setupFiles: ["tests/words/speak-english.ts"],
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    expect: { poll: { timeout: PATIENCE.expectation } },
  },
});
