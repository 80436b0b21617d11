import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";
import { linesOf } from "./report.ts";

describe("npm run import", () => {
  it.each<[string[], object]>([
    [["a.csv"], { file: "a.csv", options: { keepStock: false } }],
    [["a.csv", "--rate", "83.5"], { options: { prices: { rate: 83.5 } } }],
    [["--currency", "usd", "a.csv"], { options: { prices: { currency: "USD" } } }],
    [["a.csv", "--stock", "5", "--keep-stock"], { options: { stock: 5, keepStock: true } }],
  ])("understands %j", (args, asked) => {
    expect(readArguments(args)).toMatchObject(asked);
  });

  it.each<[string[], RegExp]>([
    [[], /which file/],
    [["a.csv", "b.csv"], /"b\.csv"/],
    [["a.csv", "--rate", "0"], /--rate must be/],
    [["a.csv", "--rate", "lots"], /--rate must be/],
    [["a.csv", "--currency", "XYZ"], /--currency must be one of INR, USD/],
    [["a.csv", "--currency", "USD", "--rate", "80"], /not both/],
    [["a.csv", "--stock", "-1"], /--stock/],
    [["a.csv", "--force"], /--force/],
  ])("refuses %j in one sentence", (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });

  it("helps", () => {
    expect(readArguments(["--help"])).toBeNull();
  });

  it("names each problem with its place, and the sum", () => {
    const problem = { line: 4, lastLine: 4, product: "tee", rows: 1, reason: "it has no price" };
    const report = {
      added: 1,
      changed: 2,
      unchanged: 3,
      hidden: 1,
      refusedRows: 2,
      problems: [problem, { ...problem, lastLine: 6, product: null }],
    };
    expect(linesOf(report)).toEqual({
      problems: ["Line 4 (tee): it has no price.", "Lines 4 to 6: it has no price."],
      summary: [
        "1 product added, 2 changed, 3 unchanged, 2 rows refused.",
        "1 product of them not shown: the file says so (Published, Status).",
      ],
    });
  });
});
