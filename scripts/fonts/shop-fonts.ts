import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** First and last of a run of characters. */
type Run = readonly [first: number, last: number];

interface ShopFont {
  /** File below src/web/fonts. */
  file: string;
  /** The package's file that it is cut from. */
  source: string;
  runs: readonly Run[];
  /** What the storefront has the browser do with its characters: pairs, tabular numerals, ligatures. */
  features: string[];
  /** Where on the font's axes the storefront sets it. */
  axes?: Record<string, number | { min: number; max: number; default: number }>;
}

/**
 * What pages in English are set in but for a few rare signs, and what amounts of money are in all languages. The file stays below
 * 14 kB, which is what a new connection brings in its first round trip.
 */
const FIRST: Run[] = [
  [0x20, 0x3b], // space to ;
  [0x3d, 0x5b], // = to [
  [0x5d, 0x5d], // ]
  [0x5f, 0x5f], // _
  [0x61, 0x7a], // a to z
  [0xa0, 0xa0], // no-break space
  [0xa3, 0xa3], // £, ¥
  [0xa5, 0xa5],
  [0xa9, 0xa9], // ©
  [0xd7, 0xd7], // ×
  [0xe1, 0xe1], // á, ç, é and ñ are in the names of languages, people and clothes
  [0xe7, 0xe7],
  [0xe9, 0xe9],
  [0xf1, 0xf1],
  [0x2013, 0x2014], // dashes
  [0x2018, 0x2019], // quotation marks
  [0x201c, 0x201d],
  [0x2026, 0x2026], // …
  [0x20a9, 0x20a9], // the signs of the currencies on offer: ₩ € ₹ ₺ ₽
  [0x20ac, 0x20ac],
  [0x20b9, 0x20ba],
  [0x20bd, 0x20bd],
];

/** The letters of Western Europe, its quotation marks and dashes, a few signs and currencies. */
const LATIN: Run[] = [
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
  [0x20a9, 0x20a9],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20ba],
  [0x20bd, 0x20bd],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const inFirst = new Set(codesOf(FIRST));

const INTER = {
  source: "inter-ui/variable/InterVariable.woff2",
  features: ["kern", "tnum"],
  axes: { wght: { min: 400, max: 500, default: 400 }, opsz: 14 },
} satisfies Partial<ShopFont>;

/** The storefront's fonts: what they are cut from and to. The SIL Open Font License allows it where it comes with them. */
export const SHOP_FONTS: ShopFont[] = [
  { ...INTER, file: "inter.woff2", runs: FIRST },
  { ...INTER, file: "inter-more.woff2", runs: runsOf(codesOf(LATIN).filter((code) => !inFirst.has(code))) },
  {
    file: "instrument-serif.woff2",
    source: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    runs: LATIN,
    features: ["kern", "liga"],
  },
];

/** The licences beside the fonts, and the packages' files that they are. */
export const LICENCES = {
  "inter.licence.txt": "inter-ui/LICENSE.txt",
  "instrument-serif.licence.txt": "@fontsource/instrument-serif/LICENSE",
};

/** The bytes of a font as the storefront sends it (WOFF2), with the same result each time. */
export async function cutFont({ source, runs, features, axes }: ShopFont): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const text = String.fromCodePoint(...codesOf(runs));
  return subsetFont(whole, text, {
    targetFormat: "woff2",
    keepFeatures: features,
    // Half of the serif's bytes, and for pixels larger than those of its sizes here.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
}

/** A font's characters as CSS names them (`unicode-range`). */
export function unicodeRange({ runs }: Pick<ShopFont, "runs">): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([first, last]) => `U+${hex(first)}${last === first ? "" : `-${hex(last)}`}`).join(", ");
}

function codesOf(runs: readonly Run[]): number[] {
  return runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function runsOf(codes: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}
