/**
 * A text as the assistant compares it: lower case, no accents on Latin letters, plain apostrophes and digits, one blank
 * between words and around the whole. Japanese is kept as it is.
 */
export function normalise(text: string): string {
  const folded = text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe");
  const words = folded
    .replace(/[^\p{L}\p{N}\p{Sc}.,-]+/gu, " ")
    .replace(/[.,](?!\d)|(?<!\d)[.,]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/gu, " ");
  return ` ${words.replace(/\s+/g, " ").trim()} `;
}

/** The words of a normalised text, hyphens opened. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A list of words and phrases as one test for a normalised text. Parts are separated by commas; `*` at an end of a word
 * stands for any ending or beginning ("schwarz*", "*kleid"). What is written in Japanese is found anywhere.
 */
export function anyOf(list: string): RegExp {
  const parts = list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    // Of two that begin alike the longer one is meant.
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(parts.map(pattern).join("|"), "u");
}

function pattern(part: string): string {
  const folded = normalise(part.replaceAll("*", "\u0001")).trim();
  const source = part.includes("*") ? part.trim().toLowerCase() : folded;
  const letters = foldLetters(source).replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const open = letters.replaceAll("*", String.raw`\p{L}*`).replaceAll(" ", "[ -]");
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(open)) return open;
  return String.raw`(?<![\p{L}\p{N}])${open}(?![\p{L}\p{N}])`;
}

function foldLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe");
}
