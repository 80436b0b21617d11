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
  const patterns = parts.map(pattern);
  const words = patterns.filter((part) => !JAPANESE.test(part));
  const anywhere = patterns.filter((part) => JAPANESE.test(part));
  // The ends of words are told once for all of them: once for each, an expression takes hundreds of times as long to make.
  const whole = words.length > 0 ? [String.raw`(?<![\p{L}\p{N}])(?:${words.join("|")})(?![\p{L}\p{N}])`] : [];
  return new RegExp([...whole, ...anywhere].join("|"), "u");
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function pattern(part: string): string {
  const folded = normalise(part.replaceAll("*", "\u0001")).trim();
  const source = part.includes("*") ? part.trim().toLowerCase() : folded;
  const letters = foldLetters(source).replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return letters.replaceAll("*", String.raw`\p{L}*`).replaceAll(" ", "[ -]");
}

function foldLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe");
}
