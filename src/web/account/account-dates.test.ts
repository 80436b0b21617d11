import { expect, it } from "vitest";
import { longDateTime } from "./account-dates.ts";

const inUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

it("ACC-05 writes a long date and time in en-US", () => {
  expect(longDateTime("2025-03-04T17:06:07.000Z", inUtc)?.replace(/\s/g, " ")).toBe("March 4, 2025 at 5:06 PM");
});

it("writes nothing for what is no date", () => {
  expect(longDateTime("")).toBeNull();
});
