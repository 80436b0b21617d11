/** A set of rows of the catalogue's copy, a bit each: two of 100,000 rows are compared in a few microseconds. */
export type RowSet = Uint32Array;

export function noRows(size: number): RowSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function allRows(size: number): RowSet {
  const set = noRows(size).fill(0xffffffff);
  if (size % 32 !== 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

export function setOf(rows: Iterable<number>, size: number): RowSet {
  const set = noRows(size);
  for (const row of rows) addRow(set, row);
  return set;
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31);
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >>> 5]! >>> (row & 31)) & 1) === 1;
}

/** What is in both. */
export function both(a: RowSet, b: RowSet): RowSet {
  const set = new Uint32Array(a.length);
  for (let word = 0; word < set.length; word++) set[word] = a[word]! & b[word]!;
  return set;
}

/** Adds what is in another set. */
export function unite(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word++) set[word]! |= other[word]!;
}

/** The rows of a set, upwards. @param most so many of them, behind the first `offset` */
export function rowsIn(set: RowSet, offset = 0, most = Infinity): number[] {
  const rows: number[] = [];
  let toPass = offset;
  for (let word = 0; word < set.length && rows.length < most; word++) {
    const here = toPass > 0 ? bitsIn(set[word]!) : 0;
    if (here > 0 && here <= toPass) {
      toPass -= here;
      continue;
    }
    for (let bits = set[word]!; bits !== 0 && rows.length < most; bits &= bits - 1) {
      if (toPass > 0) toPass--;
      else rows.push(word * 32 + lowestBit(bits));
    }
  }
  return rows;
}

export function countRows(set: RowSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsIn(set[word]!);
  return count;
}

/** How many rows are in both. */
export function countShared(a: RowSet, b: RowSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += bitsIn(a[word]! & b[word]!);
  return count;
}

/** The place of a word's lowest bit; the word is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
