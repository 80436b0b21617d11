import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cutFont, SHOP_FONTS } from "./shop-fonts.ts";

it.each(SHOP_FONTS)("$file is what its package's file is cut to", async (font) => {
  const kept = await readFile(new URL(`../../src/web/fonts/${font.file}`, import.meta.url));
  expect(kept.equals(await cutFont(font)), "node scripts/fonts.ts writes it anew").toBe(true);
});
