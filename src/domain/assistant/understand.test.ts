import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language/detect-language.ts";
import { correct } from "./language/correct.ts";
import { normalise } from "./language/normalise.ts";
import { priceLimits } from "./price-limits.ts";
import { isSize, sizesNamed } from "./sizes-named.ts";
import { understand } from "./understand.ts";

describe("detectLanguage", () => {
  it.each([
    ["Do you have dresses?", "en"],
    ["¿Cuánto cuesta el envío?", "es"],
    ["Avez-vous des robes ?", "fr"],
    ["Was kostet der Versand?", "de"],
    ["送料はいくらですか", "ja"],
    ["Xyzzy", null],
    ["", null],
  ])("%s is %s", (text, language) => expect(detectLanguage(normalise(text))).toBe(language));
});

describe("priceLimits", () => {
  it.each([
    ["under 3000", null, 3000, null],
    ["below ₹3,000", null, 3000, "INR"],
    ["less than $49.90", null, 49.9, "USD"],
    ["between 1000 and 2000 rupees", 1000, 2000, "INR"],
    ["entre 20 y 50 euros", 20, 50, "EUR"],
    ["menos de 3.000 rupias", null, 3000, "INR"],
    ["moins de 3 000 roupies", null, 3000, "INR"],
    ["jusqu'à 50 €", null, 50, "EUR"],
    ["unter 49,90 €", null, 49.9, "EUR"],
    ["ab 2k", 2000, null, null],
    ["more than 5000", 5000, null, null],
    ["5000円以下", null, 5000, "JPY"],
    ["3000ルピー以上", 3000, null, "INR"],
  ])("%s", (text, min, max, currency) => expect(priceLimits(normalise(text))).toEqual({ min, max, currency }));

  it.each(["dresses", "size 38", "under the tree", "under 0", "2+2", "over 99999999999"])("%s names none", (text) => {
    expect(priceLimits(normalise(text))).toBeNull();
  });
});

describe("sizesNamed", () => {
  it.each([
    ["in size M", ["m"]],
    ["talla 38", ["38"]],
    ["Größe XL", ["xl"]],
    ["Lサイズ", ["l"]],
    ["do you have it in S or XL?", ["xl", "s"]],
    ["for my 4 year old", ["age 4"]],
    ["のMサイズはありますか", ["m"]],
    ["a dress", []],
    ["What sizes are there?", []],
    ["¿Qué tallas hay?", []],
    ["Quelles tailles avez-vous ?", []],
  ])("%s", (text, sizes) => expect(sizesNamed(normalise(text))).toEqual(sizes));

  it("an age is met by the sizes that hold it", () => {
    expect(isSize("4-5Y", "age 4")).toBe(true);
    expect(isSize("2-3Y", "age 4")).toBe(false);
    expect(isSize("M", "m")).toBe(true);
  });
});

describe("understand", () => {
  const read = (question: string) => {
    const { language, kinds, shades, wearer } = understand(question, "en");
    return {
      language,
      kinds: kinds.map(({ id }) => id),
      shades: shades.map(({ id }) => id),
      wearer: wearer?.handle ?? null,
    };
  };

  it.each([
    ["light blue dress or skirt", { language: "en", kinds: ["dress", "skirt"], shades: ["sky"], wearer: null }],
    ["black or white shoes for men", { language: "en", kinds: ["shoes"], shades: ["black", "white"], wearer: "men" }],
    ["polo shirt", { language: "en", kinds: ["polo"], shades: [], wearer: null }],
    ["vestido negro", { language: "es", kinds: ["dress"], shades: ["black"], wearer: null }],
    ["une bague en or", { language: "fr", kinds: ["ring"], shades: ["gold"], wearer: null }],
    ["dunkelblaues Sommerkleid für Damen", { language: "de", kinds: ["dress"], shades: ["navy"], wearer: "women" }],
    ["子供の赤い靴", { language: "ja", kinds: ["shoes"], shades: ["red"], wearer: "children" }],
  ])("%s", (question, expected) => expect(read(question)).toEqual(expected));
});

describe("correct", () => {
  it.each([
    ["dreses", "dress"],
    ["sunglases", "sunglasses"],
    ["weather", "weather"],
    ["please", "please"],
  ])("%s becomes %s", (word, corrected) => expect(correct(` ${word} `, "en")).toBe(` ${corrected} `));
});
