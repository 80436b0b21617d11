import type { LocationSource, PlaceCode } from "#domain/locations/location-source.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";

/** Borders move rarely: a list is asked for again after a month (ms), and meanwhile the known one is given. */
const FRESH_FOR = 30 * 24 * 60 * 60 * 1000;

export interface MemoryOptions {
  service: LocationSource;
  /** What stands in for a list that is not known yet while the service is away. */
  shipped: LocationSource;
  db: Database;
  log: Log;
  now: () => Date;
}

/**
 * A location service with a memory: each list is asked for once, and kept in the database for all processes. Only lists
 * of codes that are on the list above are asked for, so that made-up ones cost nothing of the service's quota. It never
 * throws for a service that is away: what is known is given, else what ships with the shop.
 */
export function rememberPlaces({ service, shipped, db, log, now }: MemoryOptions): LocationSource {
  const looking = new Map<string, Promise<PlaceCode[]>>(),
    refreshing = new Map<string, Promise<PlaceCode[]>>();

  async function fetchList(path: string, ask: () => Promise<PlaceCode[]>): Promise<PlaceCode[]> {
    const places = await ask();
    const row = { path, taken_at: now(), places: JSON.stringify(places) };
    await db
      .insertInto("place_list")
      .values(row)
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
    return places;
  }

  /**
   * One look a list at a time, from the read to the write: who comes meanwhile shares it, who comes later finds the row.
   * Without the read inside, a slow one could miss a row that was written while it ran, and ask the service again.
   */
  function once(under: Map<string, Promise<PlaceCode[]>>, path: string, look: () => Promise<PlaceCode[]>) {
    const running = under.get(path);
    if (running) return running;
    const call = look().finally(() => under.delete(path));
    under.set(path, call);
    return call;
  }

  async function look(path: string, of: (source: LocationSource) => Promise<PlaceCode[]>): Promise<PlaceCode[]> {
    const known = await db
      .selectFrom("place_list")
      .select(["places", "taken_at"])
      .where("path", "=", path)
      .executeTakeFirst();
    const away = (error: unknown) => log.warn({ err: error, path }, "the location service is away");
    if (!known) {
      return fetchList(path, () => of(service)).catch((error: unknown) => {
        away(error);
        return of(shipped);
      });
    }
    if (now().getTime() - known.taken_at.getTime() > FRESH_FOR)
      void once(refreshing, path, () => fetchList(path, () => of(service))).catch(away);
    return known.places as unknown as PlaceCode[];
  }

  const list = (path: string, of: (source: LocationSource) => Promise<PlaceCode[]>) =>
    once(looking, path, () => look(path, of));

  const has = (places: PlaceCode[], code: string) => places.some(({ iso2 }) => iso2 === code);
  const places: LocationSource = {
    countries: () => list("countries", (source) => source.countries()),
    async states(country) {
      if (!has(await places.countries(), country)) return [];
      return list(`countries/${country}/states`, (source) => source.states(country));
    },
    async cities(country, state) {
      if (!has(await places.states(country), state)) return [];
      return list(`countries/${country}/states/${state}/cities`, (source) => source.cities(country, state));
    },
  };
  return places;
}
