import { describe, expect, it } from "vitest";
import { editDistance, meantIn } from "./spelling.ts";

const NAMES = [
  "Women's Bias Slip Dress",
  "Men's Suede Chelsea Boots",
  "Ribbed Women Top",
  "Women's Cable-Knit Cardigan",
  "ゆったりリネンシャツ",
  "バイアスカットのスリップドレス",
];

describe("meantIn", () => {
  it.each([
    ["dreses", "dress"],
    ["chelsae boots", "chelsea boots"],
    ["cadigan", "cardigan"],
    ["wmen top", "women top"],
    ["cabel knit", "cable-knit"],
    ["red dres", "dress"],
    ["BOOTTS", "boots"],
    ["laptop", null],
    ["xq", null],
    ["", null],
    ["???", null],
    ["リネンシャッツ", "リネンシャツ"],
    ["スリップドレフ", "スリップドレス"],
    ["洗濯機", null],
  ])("%s is meant as %s", (search, meant) => {
    expect(meantIn(search, NAMES)).toBe(meant);
  });

  it("always names something that the name has", () => {
    for (const name of NAMES) expect(name.toLowerCase()).toContain(meantIn(name.replace("e", "x"), [name]));
  });
});

describe("editDistance", () => {
  it.each([
    ["dress", "dress", 0],
    ["dress", "drses", 1],
    ["dress", "dres", 1],
    ["dress", "tress", 1],
    ["", "abc", 3],
  ])("%s to %s: %i", (a, b, distance) => expect(editDistance(a, b)).toBe(distance));
});
