/**
 * The words of a name that a search most likely meant, written as they stand there, so that the search for them finds
 * that name. Null where no name has anything like it.
 * @param names those that resemble the search most, best first
 */
export function meantIn(search: string, names: string[]): string | null {
  if (UNSPACED.test(search)) return nearestStretch(search.replace(/\s+/g, ""), names);
  const asked = wordsIn(search);
  const spans = names.map((name) => nearestSpan(asked, name)).filter((span) => span !== null);
  const [best] = spans.toSorted((a, b) => a.distance - b.distance);
  if (best) return best.text;
  const longest = asked.toSorted((a, b) => b.length - a.length);
  return asked.length < 2 ? null : (longest.map((word) => meantIn(word, names)).find((text) => text !== null) ?? null);
}

/** Scripts that leave no blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters in a row of a name, a slip or so away from those of the search: as long as it, one shorter, one longer. */
function nearestStretch(asked: string, names: string[]): string | null {
  const allowed = slipsIn(asked);
  let best: Span | null = null;
  for (const name of names.map((known) => known.toLowerCase())) {
    for (const length of [asked.length, asked.length - 1, asked.length + 1]) {
      for (let start = 0; start + length <= name.length; start++) {
        const text = name.slice(start, start + length);
        const distance = /\s/.test(text) ? Infinity : editDistance(asked, text);
        if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { text, distance };
      }
    }
  }
  return best?.text ?? null;
}

interface Span {
  text: string;
  distance: number;
}

/** As many words in a row as the search has, each within its allowance. */
function nearestSpan(asked: string[], name: string): Span | null {
  const words = wordsIn(name);
  let best: Span | null = null;
  for (let start = 0; asked.length > 0 && start + asked.length <= words.length; start++) {
    const distances = asked.map((word, index) => wordDistance(word, words[start + index]!));
    const distance = distances.reduce((sum, one) => sum + one, 0);
    if (distance < (best?.distance ?? Infinity)) best = { text: textOf(name, words, start, asked.length), distance };
  }
  return best;
}

/** The span as the name has it, its punctuation included. */
function textOf(name: string, words: string[], start: number, count: number): string {
  const lower = name.toLowerCase();
  let from = 0;
  for (const word of words.slice(0, start)) from = lower.indexOf(word, from) + word.length;
  from = lower.indexOf(words[start]!, from);
  let to = from;
  for (const word of words.slice(start, start + count)) to = lower.indexOf(word, to) + word.length;
  return lower.slice(from, to);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One letter in four. */
function slipsIn(word: string): number {
  return Math.min(3, Math.ceil(word.length / 4));
}

/** Infinity where the words differ by more than a slip. */
function wordDistance(asked: string, word: string): number {
  const allowed = slipsIn(asked);
  if (Math.abs(asked.length - word.length) > allowed) return Infinity;
  const distance = editDistance(asked, word);
  return distance <= allowed ? distance : Infinity;
}

/** Letters to change, add, drop or swap with their neighbour to get from one word to the other. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(change, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
