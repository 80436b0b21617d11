import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { beginFolder, removeLoose } from "../media/loose-media.ts";
import type { SpooledFile } from "../media/spool.ts";
import { mayReview } from "./may-review.ts";
import { checkMedia, storeMedia, type Desk } from "./review-media.ts";
import { checkWords } from "./rules.ts";
import { writeReview } from "./write-review.ts";

/** ENT-12, as it came in. */
export interface ReviewDraft {
  productId: string;
  rating: unknown;
  comment: string;
  images: SpooledFile[];
  video: SpooledFile | null;
}

/**
 * Adds a shopper's review of a product (API-13), in the place of an earlier one (N-08), with its files in the media
 * store: all of it, or nothing. The files of the earlier one go once the new one is safe.
 * Refusals: see mayReview; a field at fault (VAL-10 to VAL-13), named in `errors`. A full disk throws.
 */
export async function addReview(
  ctx: ShopContext,
  customer: Customer,
  draft: ReviewDraft,
  desk: Desk,
): Promise<Result<{ replaced: boolean }>> {
  const { rating, comment, errors } = checkWords(draft);
  const [problem] = Object.values(errors);
  if (problem) return refuse("invalid", problem, { errors });
  const allowed = await mayReview(ctx, customer, draft.productId);
  if (!allowed.ok) return allowed;
  const media = await checkMedia(draft, desk);
  if (!media.ok) return media;

  const { pictures, film } = media.value;
  const folder = pictures.length > 0 || film ? await beginFolder(ctx, "reviews") : null;
  let isKept = false;
  try {
    const stored = folder ? await storeMedia(ctx, folder, media.value) : { images: [], videos: [] };
    const words = { productId: draft.productId, rating, comment };
    const written = await writeReview(ctx, customer, words, { ...stored, folder });
    if (!written.ok) return written;
    isKept = true;
    // Whoever wrote it looks at once; the database tells of it a moment later.
    ctx.changes.tell([draft.productId], "figures");
    const { replaced, formerFolder } = written.value;
    if (formerFolder) await removeLoose(ctx, formerFolder);
    return ok({ replaced });
  } finally {
    if (folder && !isKept) await removeLoose(ctx, folder);
  }
}
