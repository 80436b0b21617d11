import { expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

it.each([
  [undefined, "whole"],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-200", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "none"],
  ["bytes=99999999999999999999-", "none"],
  ["bytes=-0", "none"],
  ["bytes=20-10", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["lines=1-2", "whole"],
  ["bytes=a-b", "whole"],
])("reads %s of 100 bytes", (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});
