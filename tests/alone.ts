/** Unit tests of these have globals, modules or settings of their own: each file runs by itself. */
export const ALONE = ["src/web/**/*.test.{ts,tsx}", "src/platform/config.test.ts"];

/** What is no unit test: it needs a database, or a whole shop. */
export const ELSEWHERE = [
  "**/*.db.test.ts",
  "tests/setup/**",
  "tests/faults/**",
  "tests/race/**",
  "**/node_modules/**",
];
