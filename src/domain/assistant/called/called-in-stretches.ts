import type { CatalogueCopy } from "../../catalog/copy/catalogue-copy.ts";
import { inKatakana } from "../../catalog/words/search-key.ts";
import { RARE, WHOLE, type Asked, type Called } from "./called.ts";
import { isOwnKind, materialsIn, withoutKnown } from "./known-words.ts";

/** A shorter name could stand in any question. */
const SHORTEST = 3;
const NOT_WRITTEN = /[^\p{L}\p{N}]/gu;
const WORD = /[\p{Script=Katakana}ー]{4,}/gu;
const KATAKANA = /[\p{Script=Katakana}ー]/u;

/**
 * The products that a Japanese question has the names of, with or without blanks, in hiragana or katakana. A name does not
 * end within a katakana word: "リネンシャツ" is not in "リネンシャツワンピース".
 * @param ofOne whether it asks for a fact of one product: a part of a name counts only there
 */
export function calledInStretches(copy: CatalogueCopy, { text }: Asked, ofOne: boolean): Called[] {
  const { letters, within } = stretchOf(text);
  const names = copy.once("compact names ja", () =>
    copy.ids.map((_, row) => copy.nameIn("ja", row).replace(NOT_WRITTEN, "")),
  );
  const words = ofOne ? tellingWords(text, names) : [];
  const materials = materialsIn(text);
  return names.flatMap((name, row): Called[] => {
    const from = name.length < SHORTEST ? -1 : placeOf(name, letters, within);
    if (from >= 0) {
      const { rest, pieces } = withoutKnown(name);
      const isCommon = rest === "";
      // One word that any product of its kind could go by is no name.
      if (isCommon && pieces < 2) return [];
      return [{ row, score: WHOLE + name.length, span: [from, from + name.length], isCommon }];
    }
    const part = words.find((word) => name.includes(word));
    return part === undefined || !materials.every((material) => name.includes(material))
      ? []
      : [{ row, score: part.length / name.length, span: null, isCommon: false }];
  });
}

/** The question's katakana words that tell by themselves which product of its kind is meant. */
function tellingWords(text: string, names: string[]): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word) => names.filter((name) => name.includes(word)).length <= RARE && isOwnKind(word, "ja"));
}

/** A question's letters in a row as names are kept, and before which of them a katakana word goes on. */
function stretchOf(text: string): { letters: string; within: boolean[] } {
  const written = text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
  const within: boolean[] = [];
  let letters = "";
  for (let at = 0; at < written.length; at++) {
    if (written[at] === " ") continue;
    within.push(KATAKANA.test(written[at]!) && KATAKANA.test(written[at - 1] ?? ""));
    letters += written[at]!;
  }
  return { letters: inKatakana(letters), within };
}

/** Where a name stands; -1 where it does not. */
function placeOf(name: string, letters: string, within: boolean[]): number {
  for (let from = letters.indexOf(name); from >= 0; from = letters.indexOf(name, from + 1)) {
    if (!within[from] && !within[from + name.length]) return from;
  }
  return -1;
}
