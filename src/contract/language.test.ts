import { expect, it } from "vitest";
import { chooseLanguage } from "./language.ts";

it.each([
  ["what the address asks for", { asked: "ja", cookie: "lang=de", acceptLanguage: "fr" }, "ja"],
  ["the shopper's choice", { asked: null, cookie: "a=b; lang=de", acceptLanguage: "fr" }, "de"],
  ["the choice, not another cookie's end", { cookie: "slang=de", acceptLanguage: "fr" }, "fr"],
  ["what the browser prefers", { acceptLanguage: "nl, fr-CA;q=0.4, es;q=0.9" }, "es"],
  ["what the browser does not refuse", { acceptLanguage: "de;q=0, ja;q=0.1" }, "ja"],
  ["English, where nothing fits", { asked: "xx", cookie: "lang=toString", acceptLanguage: "nl" }, "en"],
  ["English, where nothing is said", {}, "en"],
] as const)("TRANS-02 a page comes in %s", (_, wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});
