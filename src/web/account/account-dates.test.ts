import { expect, it } from "vitest";
import type { Language } from "#contract/language.ts";
import { longDateTime } from "./account-dates.ts";

const MOMENT = "2025-03-04T17:06:07.000Z";

it("ACC-05 writes a long date and time in en-US", () => {
  expect(longDateTime(MOMENT, "en", "UTC")?.replace(/\s/g, " ")).toBe("March 4, 2025 at 5:06 PM");
});

it.each<[Language, string]>([
  ["de", "4. März 2025 um 17:06"],
  ["ja", "2025年3月4日 17:06"],
])("TRANS-02 writes it as %s does", (language, written) => {
  expect(longDateTime(MOMENT, language, "UTC")).toBe(written);
});

it("writes nothing for what is no date", () => {
  expect(longDateTime("", "en")).toBeNull();
});
