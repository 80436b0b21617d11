import type { ShopContext } from "../context.ts";
import { removeLoose } from "./loose-media.ts";
import { sweepSpools } from "./spool.ts";

/** ms after which an upload cannot still be under way: twice what one may take. */
const OVER_AFTER = 2 * 60 * 60 * 1000;
const AT_ONCE = 1000;

/** Removes what uploads left that a crash or a failure cut off: on this machine, in the media store and on record. */
export async function sweepUploads(ctx: ShopContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - OVER_AFTER);
  await sweepSpools(ctx, before);
  const loose = await ctx.db
    .selectFrom("loose_media")
    .select("folder")
    .where((row) => row.or([row("since", "<", before), row("given_up", "=", true)]))
    .orderBy("since")
    .limit(AT_ONCE)
    .execute();
  for (const { folder } of loose) await removeLoose(ctx, folder);
}
