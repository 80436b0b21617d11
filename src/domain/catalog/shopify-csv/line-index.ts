/** The lines of a file, counted from 1. */
export interface LineIndex {
  /** The line that a byte stands on. */
  at(offset: number): number;
  /** The position of a line's first byte; the end of the file for a line beyond it. */
  start(line: number): number;
}

/** Finds the lines of a file; CRLF, LF and CR alone all end one. */
export function lineIndex(file: Buffer): LineIndex {
  const starts = [0];
  for (let i = 0; i < file.length; i++) {
    const byte = file[i];
    if (byte === 0x0a || (byte === 0x0d && file[i + 1] !== 0x0a)) starts.push(i + 1);
  }
  return { at: (offset) => lastAtMost(starts, offset) + 1, start: (line) => starts[line - 1] ?? file.length };
}

/** The index of the last of some ascending numbers that is not above a limit. */
function lastAtMost(numbers: number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
