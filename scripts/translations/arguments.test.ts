import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

describe("npm run translations", () => {
  it.each<[string[], object | null]>([
    [["export", "fr", "words.csv"], { command: "export", language: "fr", file: "words.csv" }],
    [["import", "words.csv"], { command: "import", file: "words.csv" }],
    [[], null],
    [["--help"], null],
  ])("understands %j", (args, asked) => {
    expect(readArguments(args)).toEqual(asked);
  });

  it.each<[string[], RegExp]>([
    [["export", "words.csv"], /Say one of en, es, fr, de, ja/],
    [["export", "it", "words.csv"], /Say one of/],
    [["export", "fr"], /which file/],
    [["import"], /which file/],
    [["import", "a.csv", "b.csv"], /"b\.csv"/],
    [["load", "a.csv"], /no "load"/],
  ])("refuses %j in one sentence", (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
