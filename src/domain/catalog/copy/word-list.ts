import { Texts } from "./texts.ts";

/**
 * Every word that a product's name had since the copy was begun; a number each. Names share most of their words, so that
 * the few that hold what is searched for are found in no time, and by them the products.
 */
export class WordList {
  readonly #words: string[] = [];
  readonly #numbers = new Map<string, number>();
  #texts: Texts | null = null;

  get count(): number {
    return this.#words.length;
  }

  /** The words of a name, each once: what stands between blanks. */
  numbersOf(name: string): number[] {
    return [...new Set(name.split(" "))].map((word) => this.#numberOf(word));
  }

  /** The words that have a text in them. @param part without blanks, and not empty */
  with(part: string): number[] {
    this.#texts ??= new Texts(this.#words);
    return this.#texts.with(part);
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.length;
    this.#numbers.set(word, number);
    this.#words.push(word);
    this.#texts = null;
    return number;
  }
}
