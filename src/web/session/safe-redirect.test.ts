import { expect, it } from "vitest";
import { safeReturnTo } from "./safe-redirect.ts";

it.each([
  ["/account", "/account"],
  ["/place-order?step=2#payment", "/place-order?step=2#payment"],
  ["/category/wom%2Fen", "/category/wom%2Fen"],
  ["/product/a?next=https://elsewhere.example", "/product/a?next=https://elsewhere.example"],
])("N-09 leads back to %s", (wanted, expected) => {
  expect(safeReturnTo(wanted)).toBe(expected);
});

it.each([
  null,
  undefined,
  "",
  "account",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "%2F%2Fevil.example",
  "https://evil.example",
  "https:evil.example",
  "http://shop.invalid/account",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,evil",
  "/login",
  "/login?returnTo=/login",
])("leads home instead of to %j", (wanted) => {
  expect(safeReturnTo(wanted)).toBe("/");
});
