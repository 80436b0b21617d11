import { addRow, countShared, hasRow, noRows, unite, type RowSet } from "./row-set.ts";

const NONE = new Int32Array(0);

/**
 * The rows of each number of a column, which may have several in a row: of each value, each word, each category. Numbers
 * with many rows have them as a set, too.
 */
export class GroupedRows {
  readonly #size: number;
  readonly #count: number;
  /** Rows of number n: from first[n] up to first[n + 1]. */
  readonly #first: Int32Array;
  readonly #rows: Int32Array;
  readonly #sets: (RowSet | null)[];
  /** What it takes to count all of them in a set: comparisons of words and looks at rows. */
  readonly cost: number;

  /**
   * @param firstOf the numbers of row n stand in `numbers` from firstOf[n] up to firstOf[n + 1], each once
   * @param count all numbers are below it
   */
  constructor(firstOf: Int32Array, numbers: Int32Array, count: number) {
    this.#size = firstOf.length - 1;
    this.#count = count;
    this.#first = new Int32Array(count + 1);
    for (const number of numbers) this.#first[number + 1]!++;
    for (let number = 0; number < count; number++) this.#first[number + 1]! += this.#first[number]!;
    const next = this.#first.slice();
    this.#rows = new Int32Array(numbers.length);
    for (let row = 0; row < this.#size; row++) {
      const end = firstOf[row + 1]!;
      for (let at = firstOf[row]!; at < end; at++) this.#rows[next[numbers[at]!]!++] = row;
    }
    const words = noRows(this.#size).length;
    this.#sets = Array.from({ length: count }, (_, number) =>
      this.#countOf(number) > words ? this.#make(number) : null,
    );
    this.cost = this.#sets.reduce((sum, set, number) => sum + (set ? words : this.#countOf(number)), 0);
  }

  /** The rows of a number, upwards; none of one that came after the copy was made. */
  rowsOf(number: number): Int32Array {
    return number < this.#count ? this.#rows.subarray(this.#first[number], this.#first[number + 1]) : NONE;
  }

  /** The rows that have any of these numbers. */
  rowsOfAny(numbers: Iterable<number>): RowSet {
    const found = noRows(this.#size);
    for (const number of numbers) {
      const set = this.#sets[number];
      if (set) unite(found, set);
      else for (const row of this.rowsOf(number)) addRow(found, row);
    }
    return found;
  }

  /** How many rows of a set have a number. */
  countIn(set: RowSet, number: number): number {
    const own = this.#sets[number];
    if (own) return countShared(own, set);
    const rows = this.rowsOf(number);
    let count = 0;
    for (let at = 0; at < rows.length; at++) if (hasRow(set, rows[at]!)) count++;
    return count;
  }

  /** How many rows have any of these numbers, those with several counted several times. */
  countOfAny(numbers: readonly number[]): number {
    return numbers.reduce((sum, number) => sum + this.#countOf(number), 0);
  }

  #countOf(number: number): number {
    return this.rowsOf(number).length;
  }

  #make(number: number): RowSet {
    const set = noRows(this.#size);
    for (const row of this.rowsOf(number)) addRow(set, row);
    return set;
  }
}
