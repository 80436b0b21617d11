import { randomBytes } from "node:crypto";
import { isBackupUnderWay } from "#platform/backup/backup-lock.ts";
import type { Database } from "#platform/database/connect.ts";
import type { ShopContext } from "../context.ts";

/**
 * Begins a folder of the media store, on the shelf of what it is for: it is on record as held by nobody until `keepFolder`, so that nothing of a
 * folder whose filling broke off is left for good.
 */
export async function beginFolder(ctx: ShopContext, shelf: "reviews" | "catalogue"): Promise<string> {
  const folder = `${shelf}/${randomBytes(16).toString("hex")}`;
  await ctx.db.insertInto("loose_media").values({ folder, since: ctx.now() }).execute();
  return folder;
}

/** Within the transaction that holds on to a folder: takes it off the record. False when it was given up meanwhile. */
export async function keepFolder(trx: Database, folder: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("loose_media")
    .where("folder", "=", folder)
    .where("given_up", "=", false)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes a folder that nobody holds. Should that fail, the sweep tries again. */
export async function removeLoose(ctx: ShopContext, folder: string): Promise<void> {
  try {
    const { numUpdatedRows } = await ctx.db
      .updateTable("loose_media")
      .set({ given_up: true })
      .where("folder", "=", folder)
      .executeTakeFirst();
    // A backup may have read the row that named it; the sweep comes again.
    if (numUpdatedRows === 0n || (await isBackupUnderWay(ctx.db))) return;
    await ctx.adapters.media.removeFolder(folder);
    await ctx.db.deleteFrom("loose_media").where("folder", "=", folder).execute();
  } catch (error) {
    ctx.log.warn({ err: error, folder }, "a media folder could not be removed; the sweep tries again");
  }
}
