import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Log } from "../log.ts";

/** The ids of products that changed; null where anything may have. */
export type Changed = readonly string[] | null;

/**
 * Whether anything of these products may be another than before, or only the figures that they show (stock, ratings), on
 * which no other product's place depends.
 */
export type Extent = "anything" | "figures";

/** Other processes are told of sales at most this often (ms): each notification makes the commits of that moment wait. */
const ANNOUNCE_EVERY = 250;
/** A notification holds 8,000 bytes. */
const MOST_IDS = 50;
const MOST_NOTIFICATIONS = 10;

export type Hear = (changed: Changed, extent: Extent) => void;

/**
 * Tells the copies of the catalogue that this process keeps in memory what changed, in this process or in another.
 * One a process, handed on in the shop's context.
 */
export interface CatalogueChanges {
  /**
   * Whether changes are heard of by themselves. While they are not (the database is away, or a program that does not
   * listen), a copy must ask the database before each use.
   */
  readonly listening: boolean;
  /** @returns what ends it */
  subscribe(hear: Hear): () => void;
  /**
   * The stock of these products was changed by orders, and the transaction is kept: told here at once, and to the other
   * processes within a quarter of a second. Orders do not notify by themselves (see migration 0063).
   */
  sold(ids: readonly string[]): void;
  /**
   * A copy of something, made the first time. It is kept here, and not in a module, because the built storefront has modules
   * of its own, and would make a second one.
   */
  copy<T>(name: string, make: () => T): T;
  /** Something was heard. */
  tell(changed: Changed, extent?: Extent): void;
  /** Whether anything is heard from now on. After a silence anything may have changed. */
  hears(listening: boolean): void;
}

export function createCatalogueChanges(db: Database, log: Log): CatalogueChanges {
  const listeners = new Set<Hear>();
  const copies = new Map<string, unknown>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let listening = false;

  const tell = (changed: Changed, extent: Extent = "anything") => {
    for (const hear of listeners) hear(changed, extent);
  };
  const announce = async () => {
    timer = undefined;
    // The shop has closed meanwhile.
    if (!listening) return;
    const payloads = payloadsOf([...waiting]);
    waiting.clear();
    await sql`select pg_notify('catalogue_changed', payload) from unnest(${payloads}::text[]) payload`.execute(db);
  };
  const failed = (error: unknown) => log.warn({ err: error }, "other processes could not be told of sales");

  return {
    get listening() {
      return listening;
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    sold(ids) {
      tell(ids, "figures");
      // Who does not listen is a program for a moment, whose end must not wait for this.
      if (!listening) return;
      for (const id of ids) waiting.add(id);
      timer ??= setTimeout(() => void announce().catch(failed), ANNOUNCE_EVERY).unref();
    },
    copy<T>(name: string, make: () => T): T {
      if (!copies.has(name)) copies.set(name, make());
      return copies.get(name) as T;
    },
    tell,
    hears(now) {
      listening = now;
      if (now) tell(null);
    },
  };
}

/** Notifications of changed figures: `=` and ids. */
function payloadsOf(ids: string[]): string[] {
  const count = Math.ceil(ids.length / MOST_IDS);
  if (count > MOST_NOTIFICATIONS) return ["*"];
  return Array.from(
    { length: count },
    (_, index) => `=${ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS).join(",")}`,
  );
}

/** Tells what a notification says: `*` for anything, ids joined by commas, or those after `=` where only figures changed. */
export function tellPayload({ tell }: CatalogueChanges, payload = "*"): void {
  if (payload === "*") tell(null);
  else if (payload.startsWith("=")) tell(payload.slice(1).split(","), "figures");
  else tell(payload.split(","));
}
