import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

describe("npm run orders", () => {
  it.each([
    ["list", { command: "list", status: undefined, limit: 20 }],
    ["list --status accepted --limit 3", { command: "list", status: "Accepted", limit: 3 }],
    ["accept abcdef", { command: "accept", order: "abcdef", tracking: null }],
    [
      "accept #abcdef --tracking https://x.example/1",
      { command: "accept", order: "#abcdef", tracking: "https://x.example/1" },
    ],
    ["complete abcdef", { command: "complete", order: "abcdef" }],
    ["cancel abcdef", { command: "cancel", order: "abcdef" }],
    ["", null],
    ["accept abcdef --help", null],
  ])("N-07 reads %j", (line, asked) => {
    expect(readArguments(line.split(" ").filter(Boolean))).toEqual(asked);
  });

  it.each([
    ["send abcdef", 'There is no "send"; --help shows what there is.'],
    ["accept", "Say which order: npm run orders -- accept ORDER"],
    ["accept a b", 'One order at a time; "b" is one too many.'],
    ["list a", 'list takes no order; "a" is one too many.'],
    ["complete a --tracking x", "--tracking belongs to accept, not to complete."],
    [
      "list --status gone",
      '--status must be one of Pending, Order Placed, Accepted, Completed, Cancelled; it is "gone".',
    ],
    ["list --limit 0", '--limit must be a whole number from 1 to 9999; it is "0".'],
    ["accept a --colour red", "Unknown option '--colour'. --help shows the options."],
  ])("N-07 does not understand %j", (line, sentence) => {
    expect(() => readArguments(line.split(" "))).toThrow(sentence);
  });
});
