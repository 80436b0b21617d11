import { refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";

/** The media store cannot be reached, or does not take anything. */
export class MediaStoreAway extends Error {
  override name = "MediaStoreAway";
}

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Runs what writes files; a full disk and a store that is away come back as a refusal with a clear sentence. */
export async function whileThereIsRoom<T>(ctx: ShopContext, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    const isFull = FULL.has((error as NodeJS.ErrnoException).code ?? "");
    if (!isFull && !(error instanceof MediaStoreAway)) throw error;
    ctx.log.error({ err: error }, isFull ? "there is no room left for an upload" : "the media store is away");
    return refuse(
      "unavailable",
      isFull
        ? "The shop has no room for images and videos at the moment. Please try again later."
        : "The shop cannot store images and videos at the moment. Please try again later.",
    );
  }
}
