/** Texts in one string, which is looked through many times faster than each by itself. */
export class Texts {
  readonly #joined: string;
  /** Where text n begins; the last one is where the next would. */
  readonly #starts: Int32Array;

  constructor(list: readonly string[]) {
    this.#starts = new Int32Array(list.length + 1);
    for (const [n, text] of list.entries()) this.#starts[n + 1] = this.#starts[n]! + text.length + 1;
    this.#joined = list.join("\n");
  }

  /** The numbers of those that have a part in them, upwards. @param part not empty */
  with(part: string): number[] {
    const joined = this.#joined;
    const found: number[] = [];
    let n = 0;
    for (let at = joined.indexOf(part); at >= 0; at = joined.indexOf(part, at)) {
      n = this.#at(at, n);
      const end = this.#starts[n + 1]! - 1;
      const isWithin = at + part.length <= end;
      if (isWithin) found.push(n);
      // On with the next text, or within this one where the part ran over its end.
      at = isWithin ? end : at + 1;
      if (at > joined.length) break;
    }
    return found;
  }

  /** The text that holds a place, at or after text `from`; it is mostly near. */
  #at(place: number, from: number): number {
    const starts = this.#starts;
    const last = starts.length - 2;
    let step = 1;
    let high = from;
    while (high < last && starts[high + 1]! <= place) {
      high = Math.min(last, high + step);
      step *= 2;
    }
    let low = Math.max(from, high - step);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
