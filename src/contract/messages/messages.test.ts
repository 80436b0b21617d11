import { expect, it } from "vitest";
import { phrase } from "../phrase.ts";
import { MESSAGES_BY_PART } from "./all-messages.server.ts";
import type { Messages } from "./messages.ts";
import { speak } from "./speak.server.ts";

const parts: [string, Messages][] = Object.entries(MESSAGES_BY_PART);

/** The values that a text asks for; a plural form may leave its number out. */
function namesIn(texts: string[], plural: boolean): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => !plural || name !== "count").toSorted();
}

it.each(parts)("TRANS-02 every sentence of %s asks for the same values in all languages", (_part, messages) => {
  for (const [sentence, translations] of Object.entries(messages)) {
    for (const [language, text] of Object.entries(translations)) {
      const plural = typeof text !== "string";
      const forms = typeof text === "string" ? [text] : Object.values(text);
      expect(forms.join(""), `${language}: ${sentence}`).toMatch(/\S/);
      expect(namesIn(forms, plural), `${language}: ${sentence}`).toEqual(namesIn([sentence], plural));
    }
  }
});

it.each(parts)("TRANS-02 no sentence of %s is left in English", (_part, messages) => {
  const left = Object.entries(messages).filter(([sentence, { en: _own, ...translations }]) =>
    Object.values(translations).includes(sentence),
  );
  expect(left).toEqual([]);
});

it("has each sentence once", () => {
  const sentences = parts.flatMap(([, messages]) => Object.keys(messages));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

it("speaks plurals, numbers, lists and several sentences as the language has them", () => {
  const left = (count: number) => phrase("Only {count} of {name} are left.", { count, name: "Tee" });
  expect(speak("en", left(1))).toBe("Only 1 of Tee is left.");
  expect(speak("en", left(1200))).toBe("Only 1200 of Tee are left.");
  expect(speak("de", left(1200))).toBe("Von Tee sind nur noch 1.200 Stück da.");
  const choose = phrase("Please choose {choices} of {name}.", { choices: ["Colour", "Size"], name: "Tee" });
  expect(speak("en", choose)).toBe("Please choose Colour and Size of Tee.");
  expect(speak("fr", choose)).toBe("Choisissez Colour et Size pour Tee.");
  expect(speak("es", [left(1), left(2)])).toBe("Solo queda 1 unidad de Tee. Solo quedan 2 unidades de Tee.");
  expect(speak("ja", [left(1), left(2)])).toBe("Teeは残り1点です。Teeは残り2点です。");
});

it("sets French signs apart without a line's end between", () => {
  const missing = phrase('{name} does not come in {choice} "{value}".', {
    name: "Tee",
    choice: "taille",
    value: "XXL",
  });
  expect(speak("fr", missing)).toBe("Tee n’existe pas en taille «\u00A0XXL\u00A0».");
  expect(speak("fr", "Please try again!")).toBe("Veuillez réessayer\u00A0!");
});
