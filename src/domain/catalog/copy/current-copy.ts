import type { Database } from "#platform/database/connect.ts";
import type { ShopContext } from "../../context.ts";
import { CatalogueCopy, entryOf, ValueList, type Entry } from "./catalogue-copy.ts";
import { readChanges, readFrame, readProducts } from "./read-copy.ts";

/** While changes come in one after another, bringing the copy up to date takes at most a tenth of the time … */
const SHARE = 10;
/** … but the copy never lags further behind (ms). */
const MOST_LAG = 250;
/** Changed products above which all are read anew. */
const MANY = 20_000;

/**
 * The catalogue as it is now, in memory: what listings, facets and searches are answered from. Where the process hears of
 * changes, the copy lags behind them for a quarter of a second at most, and needs no query while there is none; elsewhere
 * the database is asked each time whether it still counts, by one small query.
 */
export function currentCopy(ctx: ShopContext): Promise<CatalogueCopy> {
  const keeper = ctx.changes.copy("catalogue", () => {
    const made = new CopyKeeper();
    ctx.changes.subscribe((_changed, extent) => extent === "anything" && made.doubt());
    return made;
  });
  return keeper.current(ctx.db, ctx.changes.listening);
}

class CopyKeeper {
  #entries = new Map<string, Entry>();
  #list = new ValueList();
  #copy: CatalogueCopy | null = null;
  #doubted = true;
  /** Until where the changes were read. */
  #seen: string | null = null;
  /** Changes read since then: they come again while an older transaction is under way. */
  #applied = new Map<string, string>();
  #restsUntil = 0;
  #refreshing: Promise<CatalogueCopy> | null = null;

  /** Something may have changed. */
  doubt(): void {
    this.#doubted = true;
  }

  async current(db: Database, listening: boolean): Promise<CatalogueCopy> {
    if (this.#copy && listening && (!this.#doubted || performance.now() < this.#restsUntil)) return this.#copy;
    // A refresh that began before this call may have looked too early for it, unless this process hears of changes.
    if (this.#refreshing && !listening) await this.#refreshing.catch(() => {});
    this.#refreshing ??= this.#refresh(db).finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async #refresh(db: Database): Promise<CatalogueCopy> {
    const began = performance.now();
    this.#doubted = false;
    try {
      return await this.#read(db);
    } catch (error) {
      this.#doubted = true;
      throw error;
    } finally {
      const now = performance.now();
      this.#restsUntil = now + Math.min((now - began) * SHARE, MOST_LAG);
    }
  }

  async #read(db: Database): Promise<CatalogueCopy> {
    const { seen, changed } = await readChanges(db, this.#seen);
    const fresh = changed.filter(({ id, changedIn }) => this.#applied.get(id) !== changedIn);
    const ids = fresh.flatMap(({ id }) => (id.startsWith("#") ? [] : [id]));
    const whole = this.#copy === null || ids.length > MANY;
    if (!whole && fresh.length === 0) {
      this.#seen = seen;
      this.#forgetApplied(changed);
      return this.#copy!;
    }
    const frame = await readFrame(db);
    const list = whole ? new ValueList() : this.#list;
    const read: Entry[] = [];
    if (whole || ids.length > 0) {
      for await (const part of readProducts(db, whole ? null : ids))
        read.push(...part.map((row) => entryOf(row, list)));
    }
    const entries = whole ? new Map<string, Entry>() : this.#entries;
    for (const id of ids) entries.delete(id);
    for (const entry of read) entries.set(entry.id, entry);
    const sorted = [...entries.values()].toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
    this.#copy = new CatalogueCopy(sorted, list, frame);
    [this.#entries, this.#list, this.#seen] = [entries, list, seen];
    this.#forgetApplied(changed);
    return this.#copy;
  }

  #forgetApplied(changed: { id: string; changedIn: string }[]): void {
    this.#applied = new Map(changed.map(({ id, changedIn }) => [id, changedIn]));
  }
}
