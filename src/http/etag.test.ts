import { expect, it } from "vitest";
import { holds } from "./etag.ts";

it.each([
  [undefined, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ["*", true],
])("API-01 If-None-Match: %s", (header, held) => {
  expect(holds(header, '"a"')).toBe(held);
});
