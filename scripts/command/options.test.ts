import { describe, expect, it } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { optionsOf, wholeNumber } from "./options.ts";

describe("a command line", () => {
  const read = (...args: string[]) => optionsOf({ args, options: { rounds: { type: "string" } } }, " --help helps.");

  it("is read", () => {
    expect(read("--rounds=3").values.rounds).toBe("3");
  });

  it.each([
    [["--foo"], "Unknown option '--foo'. --help helps."],
    [["--rounds"], "Option '--rounds <value>' argument missing. --help helps."],
    [["--rounds", "-1"], "Option '--rounds' argument is ambiguous. --help helps."],
    [["more"], "Unexpected argument 'more'. --help helps."],
  ])("that cannot be understood gives one sentence: %s", (args, sentence) => {
    expect(() => read(...args)).toThrow(new StartFailure(sentence));
  });

  it.each(["x", "", "-1", "1.5", "1e3", "0", " 1", "12345678901"])("has no whole number in %j", (text) => {
    expect(() => wholeNumber(text, "--rounds")).toThrow(`--rounds must be a whole number from 1 on; it is "${text}".`);
  });

  it("has one", () => {
    expect([wholeNumber("7", "--rounds"), wholeNumber("0", "--orders", 0)]).toEqual([7, 0]);
  });
});
