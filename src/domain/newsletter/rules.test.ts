import { describe, expect, it } from "vitest";
import { subscriberEmail } from "./rules.ts";

describe("a newsletter address", () => {
  it.each([
    [" Asha@Example.com ", "asha@example.com"],
    ["a.b+c@mail.example.org", "a.b+c@mail.example.org"],
    ["", null],
    ["asha", null],
    ["asha@example", null],
    ["asha@ex ample.com", null],
    [`${"a".repeat(250)}@b.example`, null],
  ])("N-05 %j is kept as %j", (typed, kept) => {
    expect(subscriberEmail(typed)).toBe(kept);
  });
});
