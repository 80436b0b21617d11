import { within } from "../time-limit.ts";
import { Page, type Rendered } from "./page.ts";
import { PageStore } from "./page-store.ts";

/** A page is made anew after this (ms), should something have changed that nobody told of. */
const LIFE = 60 * 60 * 1000;
/** However much changes, no page is made anew more often than this (ms). */
const AT_MOST_EVERY = 400;
/** What a page is made from may lag behind a change by this (ms): the catalogue's copy in memory does. */
const LAG = 300;
/** After a page could not be made anew, and while nothing is heard of changes, it is tried this often (ms). */
const PAUSE = 1_000;
/** For how long an old page's readers wait for a new one (ms). */
const PATIENCE = 2_000;
/** A page that was asked for again at this age (ms) is worth the best compression. */
const LASTING = 10_000;

/** How a request was answered: from memory, made now, or from memory though it may be old. */
export type Outcome = "hit" | "miss" | "stale";

/** What changed: names of things that pages show, or null where any page may be another one now. */
export type Change = readonly string[] | null;

interface Options {
  maxBytes: number;
  /** Milliseconds, of a clock that only goes forward. */
  now?: () => number;
  /** Whether changes are being heard of. */
  listening: () => boolean;
}

interface Rendering {
  startedAt: number;
  page: Promise<Page>;
  /** What changed since it began. */
  changes: Change[];
}

/**
 * Rendered pages in memory, compressed. A cold page is rendered once, however many wait for it. A page whose rendering
 * fails, or takes too long, is answered from the one that was there before.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #now: () => number;
  readonly #listening: () => boolean;
  readonly #renderings = new Map<string, Rendering>();
  /** Changes of the last moments, of which a page that is made now may not know. */
  #recent: { at: number; change: Change }[] = [];
  readonly #keeping = new Set<Promise<void>>();
  #improving = false;

  constructor({ maxBytes, now = () => performance.now(), listening }: Options) {
    this.#store = new PageStore(maxBytes);
    this.#now = now;
    this.#listening = listening;
  }

  /** Bytes that the pages take. */
  get bytes(): number {
    return this.#store.bytes;
  }

  /** Pages in memory. */
  get size(): number {
    return this.#store.size;
  }

  /** The page under a key where it is there and holds: the short way of `answer`. */
  find(key: string): Page | undefined {
    const held = this.#store.use(key);
    if (!held || !this.#listening()) return undefined;
    const now = this.#now();
    if (now >= held.freshUntil) return undefined;
    if (now - held.madeAt > LASTING) this.#improve(held.page);
    return held.page;
  }

  /**
   * The page under a key; rendered now when it is not there, or no longer holds.
   * @throws what `render` throws, where there is no older page to answer with
   */
  async answer(key: string, render: () => Promise<Rendered>): Promise<{ page: Page; outcome: Outcome }> {
    const found = this.find(key);
    if (found) return { page: found, outcome: "hit" };
    const old = this.#store.use(key);
    if (!old) return { page: await this.#begin(key, render).page, outcome: "miss" };
    const now = this.#now();
    if (now >= old.askAgainAt) {
      const { page, startedAt } = this.#begin(key, render);
      if (this.#listening()) {
        const renewed = await within(startedAt + PATIENCE - now, page).catch(() => null);
        if (renewed && renewed.status < 500) return { page: renewed, outcome: "miss" };
      } else page.catch(() => {});
      old.askAgainAt = this.#now() + PAUSE;
    }
    return { page: old.page, outcome: "stale" };
  }

  /** To be told of each change: pages that show what changed are made anew when they are next asked for. */
  change(change: Change): void {
    const now = this.#now();
    this.#recent = this.#recent.filter(({ at }) => at > now - LAG);
    this.#recent.push({ at: now, change });
    for (const { changes } of this.#renderings.values()) changes.push(change);
    const touched = change === null ? this.#store.all() : change.flatMap((name) => [...this.#store.showing(name)]);
    for (const held of touched) {
      held.freshUntil = Math.min(held.freshUntil, held.madeAt + AT_MOST_EVERY);
      held.askAgainAt = 0;
    }
  }

  /** Waits until what is being rendered is kept. */
  async settled(): Promise<void> {
    while (this.#keeping.size > 0) await Promise.all(this.#keeping);
  }

  /** The rendering under way, or a new one. */
  #begin(key: string, render: () => Promise<Rendered>): Rendering {
    const underWay = this.#renderings.get(key);
    if (underWay) return underWay;
    const startedAt = this.#now();
    const changes = this.#recent.filter(({ at }) => at > startedAt - LAG).map(({ change }) => change);
    // Begins when this rendering is known, so that no change escapes it.
    const page = Promise.resolve()
      .then(render)
      .then((rendered) => new Page(rendered));
    const rendering = { startedAt, page, changes };
    this.#renderings.set(key, rendering);
    const keeping = this.#keep(key, rendering)
      .catch(() => {})
      .finally(() => {
        this.#renderings.delete(key);
        this.#keeping.delete(keeping);
      });
    this.#keeping.add(keeping);
    return rendering;
  }

  async #keep(key: string, { startedAt, page: made, changes }: Rendering): Promise<void> {
    const page = await made;
    if (page.status >= 500) return;
    if (!page.keep) return this.#store.remove(key);
    await page.slim();
    const isTouched = changes.some((change) => change === null || change.some((name) => page.shows.has(name)));
    const freshUntil = startedAt + (isTouched ? AT_MOST_EVERY : LIFE);
    this.#store.put({ key, page, madeAt: startedAt, freshUntil, askAgainAt: 0 });
  }

  #improve(page: Page): void {
    if (page.improved || this.#improving) return;
    this.#improving = true;
    void page
      .improve()
      .catch(() => {})
      .finally(() => (this.#improving = false));
  }
}
