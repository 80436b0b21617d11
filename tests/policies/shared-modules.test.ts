import { glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { ALONE, ELSEWHERE } from "../alone.ts";

/** What one file could leave behind for the next. */
const LEAVES =
  /\bvi\.(stub\w+|useFakeTimers|setSystemTime|spyOn|mock|doMock|resetModules)\b|\bglobalThis(\.\w+|\[[^\]]+\]) = |\bprocess\.(env[.[][^=\n]*\s= |chdir\()/;

it("unit tests that share their modules stub nothing, and leave clock, globals and settings alone", async () => {
  const culprits: string[] = [];
  for await (const file of glob("{src,demo,scripts,tests}/**/*.test.{ts,tsx}", { exclude: [...ALONE, ...ELSEWHERE] }))
    if (LEAVES.test(await readFile(file, "utf8"))) culprits.push(file);
  expect(culprits).toEqual([]);
});

it("and would be found out", () => {
  // In two pieces, lest this file be found.
  for (const [what, how] of [
    ["vi", ".spyOn(AbortSignal)"],
    ["globalThis", ".fetch = nobody"],
    ["process", '.env["PORT"] = "1"'],
  ])
    expect(`${what}${how}`).toMatch(LEAVES);
});
