import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { sql } from "kysely";
import type { ShopContext } from "../../context.ts";
import { beginFolder, keepFolder, removeLoose } from "../../media/loose-media.ts";
import type { MadePicture, PictureMaker } from "../../media/make-picture.ts";
import { openSpool } from "../../media/spool.ts";
import { storePicture } from "../../media/store-picture.ts";

/** Bytes that a picture may have on its way in. */
const MOST_BYTES = 25_000_000;
const PATIENCE_MS = 30_000;
/** The first pause after a failure, doubled each time; after so many tries the address is given up. */
const FIRST_PAUSE_MS = 60_000;
const MOST_TRIES = 10;
const AT_ONCE = 4;

/**
 * Brings in the pictures that are waited for: each is fetched, drawn anew in the shop's sizes and put in the place of
 * the foreign address wherever that stands. What cannot be fetched, or is no picture, is tried again later, ten times
 * in all; until then, and after, the page asks the foreign address.
 * @returns how many came in and how many did not
 */
export async function fetchPictures(
  ctx: ShopContext,
  makePicture: PictureMaker,
): Promise<{ fetched: number; failed: number }> {
  const sum = { fetched: 0, failed: 0 };
  for (;;) {
    const due = await claimDue(ctx);
    if (due.length === 0) return sum;
    for (const came of await Promise.all(due.map((address) => bringIn(ctx, makePicture, address)))) {
      sum[came ? "fetched" : "failed"] += 1;
    }
  }
}

/** Takes the next addresses for this process: another one, or a crash, finds them due again after a pause. */
async function claimDue(ctx: ShopContext): Promise<string[]> {
  const now = ctx.now();
  const { rows } = await sql<{ address: string }>`
    update picture_copy set
      tries = tries + 1,
      next_try_at = case when tries + 1 >= ${MOST_TRIES} then 'infinity'::timestamptz
        else ${now}::timestamptz + make_interval(secs => ${FIRST_PAUSE_MS / 1000} * power(2, tries)) end
    where address in (
      select address from picture_copy where picture is null and next_try_at <= ${now}
      order by next_try_at, address limit ${AT_ONCE} for update skip locked
    )
    returning address
  `.execute(ctx.db);
  return rows.map(({ address }) => address);
}

async function bringIn(ctx: ShopContext, makePicture: PictureMaker, address: string): Promise<boolean> {
  const spool = await openSpool(ctx);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok || !response.body) throw new Error(`The address answers with ${response.status}.`);
    const file = await spool.receive(Readable.fromWeb(response.body as ReadableStream), MOST_BYTES);
    if (!file) throw new Error(`The picture has more than ${MOST_BYTES / 1_000_000} MB.`);
    const made = await makePicture(file, spool.folder, "picture");
    if (!made) throw new Error("What the address gives is no picture.");
    await keep(ctx, address, made);
    return true;
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ address, trouble }, "a picture of an imported product could not be fetched");
    await ctx.db.updateTable("picture_copy").set({ trouble }).where("address", "=", address).execute();
    return false;
  } finally {
    await spool.close();
  }
}

async function keep(ctx: ShopContext, address: string, made: MadePicture): Promise<void> {
  const folder = await beginFolder(ctx, "catalogue");
  let isKept = false;
  try {
    const { alt: _, ...picture } = await storePicture(ctx, `${folder}/picture`, made);
    isKept = await ctx.db.transaction().execute(async (trx) => {
      if (!(await keepFolder(trx, folder))) return false;
      const { rows } = await sql`
        update picture_copy set picture = ${JSON.stringify(picture)}::jsonb, trouble = null
        where address = ${address} and picture is null returning address
      `.execute(trx);
      if (rows.length === 0) return false;
      await sql`
        update product_picture set picture = picture || ${JSON.stringify(picture)}::jsonb
        where picture ->> 'src' = ${address}
      `.execute(trx);
      return true;
    });
  } finally {
    if (!isKept) await removeLoose(ctx, folder);
  }
}
