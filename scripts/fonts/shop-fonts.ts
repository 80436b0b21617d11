import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

interface ShopFont {
  /** File below src/web/fonts. */
  file: string;
  /** The package's file that it is cut from. */
  source: string;
  /** Weights that the storefront sets, where the font can have any. */
  weights?: { min: number; max: number; default: number };
}

/** The storefront's fonts: what they are cut from and to. Both are under the SIL Open Font License, which allows it. */
export const SHOP_FONTS: ShopFont[] = [
  {
    file: "inter.woff2",
    source: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    weights: { min: 400, max: 700, default: 400 },
  },
  {
    file: "instrument-serif.woff2",
    source: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  },
];

/** First and last of each run of characters: Western Europe's letters, its quotation marks and dashes, a few signs. */
const CHARACTERS: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2009, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** What the storefront has the browser do with characters: pairs, tabular numerals, accents, ligatures. */
const FEATURES = ["kern", "tnum", "ccmp", "locl", "mark", "liga"];

/** The bytes of a font as the storefront sends it (WOFF2), with the same result each time. */
export async function cutFont({ source, weights }: ShopFont): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const text = CHARACTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join("");
  return subsetFont(whole, text, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    // Half of the serif's bytes, and for pixels larger than those of its sizes here.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}
