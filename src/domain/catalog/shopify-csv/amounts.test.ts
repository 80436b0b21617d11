import { describe, expect, it } from "vitest";
import { readPrice, readStock } from "./amounts.ts";

describe("prices", () => {
  it.each([
    ["50", 1, 5000],
    ["42.99", 1, 4299],
    ["0", 1, 0],
    ["1,299.50", 1, 129_950],
    ["12,345,678", 1, 1_234_567_800],
    ["19.999", 1, 2000],
    ["42.99", 83.5, 358_967],
    ["0.29", 1, 29],
  ])("%s at %d rupees is %i paise", (text, rate, paise) => {
    expect(readPrice(text, "price", rate)).toEqual({ value: paise });
  });

  it.each([
    ["", "it has no price"],
    ["-5", "the price -5 is negative"],
    ["free", 'the price "free" is not a number'],
    ["42,99", 'the price "42,99" is not a number'],
    ["1e3", 'the price "1e3" is not a number'],
    ["NaN", 'the price "NaN" is not a number'],
    ["$5", 'the price "$5" is not a number'],
    ["0x10", 'the price "0x10" is not a number'],
    ["99999999", "the price 99999999 is too high"],
  ])("%j is none: %s", (text, flaw) => {
    expect(readPrice(text, "price", 1)).toEqual({ flaw });
  });
});

describe("stock", () => {
  it.each([
    ["", null],
    ["0", 0],
    ["12", 12],
    ["7.0", 7],
    ["-3", 0],
  ])("%j is %s", (text, value) => {
    expect(readStock(text)).toEqual({ value });
  });

  it.each(["1.5", "many", "1,000", "99999999999"])("%j is none", (text) => {
    expect(readStock(text)).toHaveProperty("flaw");
  });
});
