import type { Language } from "#contract/language.ts";
import type { CatalogueCopy } from "../../catalog/copy/catalogue-copy.ts";
import { isSmallWord } from "../language/detect-language.ts";
import { normalise, wordsOf } from "../language/normalise.ts";
import { RARE, WHOLE, type Asked, type Called } from "./called.ts";
import { isCompound, isKind, isKnownWord, isMaterial, isOwnKind } from "./known-words.ts";
import { stemOf } from "./word-stem.ts";

/** Shorter ones stand in too many names to look for. */
const SHORTEST = 3;
const MOST_WORDS = 16;
const MOST_CANDIDATES = 200;
/** Words that names and questions join theirs with, as they are left without accents and apostrophes. */
const JOINTS = new Set(
  "a al con d de del des e en in of l la lo los las o para por s su u un une y au aus auf dem den des fur im von zu zum zur".split(
    " ",
  ),
);

interface Word {
  text: string;
  stem: string;
}

/**
 * The products that a question calls by name in a language that has blanks between words, whatever the endings of the
 * words and the small words between them.
 * @param ofOne whether it asks for a fact of one product: words of a name count only there
 */
export function calledInWords(copy: CatalogueCopy, { text, language }: Asked, ofOne: boolean): Called[] {
  const asked = coreWords(text, language);
  const rows = rowsByStem(copy, asked, language);
  const hits = new Map<number, number>();
  for (const row of [...rows.values()].flat()) hits.set(row, (hits.get(row) ?? 0) + 1);
  const telling = (stem: string) =>
    (rows.get(stem)?.length ?? Infinity) <= RARE &&
    asked.some((word) => word.stem === stem && !isKnownWord(word.text, language));
  const tellsAlone = ({ text, stem }: Word) => language === "de" && telling(stem) && isOwnKind(text, language);
  const materials = asked.filter(({ text }) => isMaterial(text, language));
  const isGermanCompound = ({ text }: Word) => language === "de" && isCompound(text);
  return [...hits]
    .toSorted(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, MOST_CANDIDATES)
    .flatMap(([row]): Called[] => {
      const name = coreWords(normalise(copy.nameIn(language, row)), language);
      const matched = name.filter(({ stem }) => asked.some((word) => word.stem === stem));
      const from = placeOf(name, asked);
      const isCommon = from >= 0 && name.every(({ text }) => isKnownWord(text, language));
      const isWhole = from >= 0 && (!isCommon || name.length > 1 || isGermanCompound(name[0]!));
      const isMeant = () =>
        materials.every(({ stem }) => name.some((word) => word.stem === stem)) &&
        (matched.some(tellsAlone) ||
          (matched.length > 1 &&
            ((matched.length === name.length && name.length > 2) || matched.some(({ stem }) => telling(stem)))));
      if ((!isWhole && !(ofOne && isMeant())) || isPlural(name, asked, language)) return [];
      if (isWhole) return [{ row, score: WHOLE + name.length, span: [from, from + name.length], isCommon }];
      return [{ row, score: matched.length + matched.length / name.length, span: null, isCommon: false }];
    });
}

function coreWords(normalised: string, language: Language): Word[] {
  return wordsOf(normalised)
    .filter((word) => !isSmallWord(word) && !JOINTS.has(word))
    .map((text) => ({ text, stem: stemOf(text, language) }));
}

function rowsByStem(copy: CatalogueCopy, asked: Word[], language: Language): Map<string, number[]> {
  const stems = [...new Set(asked.map(({ stem }) => stem))].filter((stem) => stem.length >= SHORTEST);
  return new Map(stems.slice(0, MOST_WORDS).map((stem) => [stem, copy.namedIn(language, stem)]));
}

/** Where the words of a name stand in a row; -1 where they do not. */
function placeOf(name: Word[], asked: Word[]): number {
  if (name.length === 0) return -1;
  return asked.findIndex((_, from) => name.every(({ stem }, at) => asked[from + at]?.stem === stem));
}

/** Whether several of its kind are asked for: "Kleider" asks for a list, not for the one "Kleid". */
function isPlural(name: Word[], asked: Word[], language: Language): boolean {
  const kind = name.find(({ text }) => isKind(text, language));
  if (!kind || asked.some(({ text }) => text === kind.text)) return false;
  const genitive = language === "de" ? [`${kind.text}s`, `${kind.text}es`] : [];
  return asked.some(
    ({ text, stem }) => stem === kind.stem && text.length > kind.text.length && !genitive.includes(text),
  );
}
