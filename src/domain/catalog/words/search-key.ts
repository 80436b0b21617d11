/** Longer ones would not fit into an index entry. */
const LONGEST = 400;
const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'" };

/** Letters of scripts that leave no blanks between words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const BLANK_IN_UNSPACED = new RegExp(`(?<=${UNSPACED}) (?=${UNSPACED})`, "gu");

const HIRAGANA = /[\u3041-\u3096]/g;

/**
 * A translated name as searches see it, and what is searched for in it: no matter the letter case, accents ("leger" finds
 * "Léger"), hyphens ("Damen Top" finds "Damen-Top"), full or half width, hiragana or katakana ("りねん" finds "リネン").
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[œæß’]/g, (letter) => LIGATURES[letter]!)
    .replace(HIRAGANA, toKatakana)
    .replace(/[\s\u2010-\u2015-]+/g, " ")
    .replace(BLANK_IN_UNSPACED, "")
    .trim()
    .slice(0, LONGEST);
}

/** A text with katakana for hiragana, letter by letter. */
export function inKatakana(text: string): string {
  return text.replace(HIRAGANA, toKatakana);
}

function toKatakana(kana: string): string {
  return String.fromCharCode(kana.charCodeAt(0) + 0x60);
}
