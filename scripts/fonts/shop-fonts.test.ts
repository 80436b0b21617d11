import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cutFont, SHOP_FONTS, unicodeRange } from "./shop-fonts.ts";

const read = (file: string) => readFile(new URL(`../../src/web/${file}`, import.meta.url));

it.each(SHOP_FONTS)("$file is what its package's file is cut to", async (font) => {
  const kept = await read(`fonts/${font.file}`);
  expect(kept.equals(await cutFont(font)), "node scripts/fonts.ts writes it anew").toBe(true);
});

it("the page asks for a file of Inter where it has one of its characters, and for no other", async () => {
  const styles = (await read("styles.css")).toString().replaceAll(/\s+/g, " ");
  for (const font of SHOP_FONTS.filter(({ file }) => file.startsWith("inter")))
    expect(styles).toContain(`src: url("./fonts/${font.file}") format("woff2"); unicode-range: ${unicodeRange(font)};`);
});
