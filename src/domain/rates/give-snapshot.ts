import { within } from "#platform/time-limit.ts";
import type { ShopContext } from "../context.ts";
import { refreshRates } from "./refresh-rates.ts";
import { newestSnapshot, type Snapshot } from "./snapshots.ts";

/** How long a page waits for the very first rates (ms); from then on it never waits. */
const FIRST_PATIENCE = 3_000;

/**
 * The rates to give out now: the newest, whatever their age; a job sees to it that they are new. Only a shop that never
 * had any asks for them here; null while there are none. One query.
 */
export async function giveSnapshot(ctx: ShopContext): Promise<Snapshot | null> {
  const known = await newestSnapshot(ctx.db);
  if (known) return known;
  await within(FIRST_PATIENCE, refreshRates(ctx)).catch(() => {});
  return newestSnapshot(ctx.db);
}
