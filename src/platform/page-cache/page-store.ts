import type { Page } from "./page.ts";

export interface Held {
  key: string;
  page: Page;
  /** When its rendering began (ms). */
  madeAt: number;
  /** Until when it holds (ms). */
  freshUntil: number;
  /** Not before this is it tried to make it anew (ms). */
  askAgainAt: number;
}

/** The share of the memory that pages may take which were asked for once only. */
const NEWCOMERS = 0.25;
/** No page may take more than this share. */
const LARGEST = 0.125;

/**
 * Pages within so many bytes; what was not used for the longest time goes first. A page that was asked for once only stands
 * among the newcomers: a flood of addresses that nobody asks for again drives out other newcomers, and no page in use.
 */
export class PageStore {
  readonly #max: number;
  readonly #newcomers = new Map<string, Held>();
  readonly #proved = new Map<string, Held>();
  readonly #sizes = new Map<Held, number>();
  readonly #byName = new Map<string, Set<Held>>();
  #newcomersBytes = 0;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#max = maxBytes;
  }

  /** Bytes of all pages. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#sizes.size;
  }

  /** The page under a key, which counts as used. */
  use(key: string): Held | undefined {
    const proved = this.#proved.get(key);
    if (proved) {
      this.#proved.delete(key);
      this.#proved.set(key, proved);
      return proved;
    }
    const newcomer = this.#newcomers.get(key);
    if (!newcomer) return undefined;
    this.#newcomers.delete(key);
    this.#newcomersBytes -= this.#sizes.get(newcomer)!;
    this.#proved.set(key, newcomer);
    return newcomer;
  }

  /** Puts a page in the place of the one with its key. A proved place is kept. */
  put(held: Held): void {
    const proved = this.#proved.has(held.key);
    this.remove(held.key);
    const size = held.page.bytes;
    if (size > this.#max * LARGEST) return;
    (proved ? this.#proved : this.#newcomers).set(held.key, held);
    this.#sizes.set(held, size);
    this.#bytes += size;
    if (!proved) this.#newcomersBytes += size;
    for (const name of held.page.shows) {
      const showing = this.#byName.get(name);
      if (showing) showing.add(held);
      else this.#byName.set(name, new Set([held]));
    }
    held.page.onResize = () => this.#resize(held);
    this.#shrink();
  }

  remove(key: string): void {
    const held = this.#proved.get(key) ?? this.#newcomers.get(key);
    if (!held) return;
    const size = this.#sizes.get(held)!;
    if (this.#newcomers.delete(key)) this.#newcomersBytes -= size;
    else this.#proved.delete(key);
    this.#sizes.delete(held);
    this.#bytes -= size;
    for (const name of held.page.shows) {
      const showing = this.#byName.get(name);
      showing?.delete(held);
      if (showing?.size === 0) this.#byName.delete(name);
    }
    held.page.onResize = undefined;
  }

  all(): Iterable<Held> {
    return this.#sizes.keys();
  }

  showing(name: string): Iterable<Held> {
    return this.#byName.get(name) ?? [];
  }

  #resize(held: Held): void {
    const before = this.#sizes.get(held);
    if (before === undefined) return;
    const now = held.page.bytes;
    this.#sizes.set(held, now);
    this.#bytes += now - before;
    if (this.#newcomers.has(held.key)) this.#newcomersBytes += now - before;
    this.#shrink();
  }

  #shrink(): void {
    while (this.#newcomersBytes > this.#max * NEWCOMERS) this.#removeFirst(this.#newcomers);
    while (this.#bytes > this.#max) this.#removeFirst(this.#proved.size > 0 ? this.#proved : this.#newcomers);
  }

  #removeFirst(of: Map<string, Held>): void {
    const [key] = of.keys();
    this.remove(key!);
  }
}
