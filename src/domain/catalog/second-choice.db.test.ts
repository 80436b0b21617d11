import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemoShopIfEmpty } from "#demo/load-demo-shop.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { secondChoice } from "./second-choice.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { DEMO: "1" } });
  await loadDemoShopIfEmpty(shop.ctx);
});
afterAll(() => shop.close());

describe("the second choice of a search that finds nothing", () => {
  it.each([
    ["dreses", "dress"],
    ["snekers", "sneakers"],
    ["chelsae boots", "chelsea boots"],
    ["sungalsses", "sunglasses"],
    ["merino jumpr", "merino"],
    ["wommen top", "women top"],
    ["cardigen", "cardigan"],
  ])("%s shows results for %s", async (q, instead) => {
    const choice = await secondChoice(shop.ctx, { q });
    expect(choice?.q).toBe(instead);
    expect(choice?.listing.products.every(({ name }) => name.toLowerCase().includes(instead))).toBe(true);
    expect(choice?.listing.total).toBeGreaterThan(0);
  });

  it.each(["laptop", "xyzzy", "%%%", "ab", "   ", "x".repeat(200), "日本語", "\\"])(
    "there is none for %s",
    async (q) => {
      expect(await secondChoice(shop.ctx, { q })).toBeNull();
    },
  );
});
