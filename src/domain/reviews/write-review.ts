import { ok, refuse, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { keepFolder } from "../media/loose-media.ts";
import { isBuyer } from "./purchases.ts";
import type { StoredMedia } from "./review-media.ts";

interface Words {
  productId: string;
  rating: number;
  comment: string;
}

export interface Written {
  /** Whether an earlier review of the same shopper went for it. */
  replaced: boolean;
  /** Where its files are; they are on record as held by nobody. */
  formerFolder: string | null;
}

/** Writes a shopper's review in one transaction, over an earlier one of the same product (N-08), whose votes go with it. */
export async function writeReview(
  ctx: ShopContext,
  customer: Customer,
  { productId, rating, comment }: Words,
  { images, videos, folder }: StoredMedia & { folder: string | null },
): Promise<Result<Written>> {
  return transact(ctx.db, async (trx) => {
    // One review of a shopper at a time: what the second one replaces is known for certain.
    await trx.selectFrom("customer").select("id").where("id", "=", customer.id).forNoKeyUpdate().execute();
    if (folder && !(await keepFolder(trx, folder))) {
      return refuse("conflict", "The upload took too long. Please try again.");
    }
    const former = await trx
      .selectFrom("review")
      .select(["id", "media_folder"])
      .where("product_id", "=", productId)
      .where("customer_id", "=", customer.id)
      .executeTakeFirst();
    const review = {
      author: customer.name.trim() || "A shopper",
      rating,
      comment,
      images: JSON.stringify(images),
      videos: JSON.stringify(videos),
      media_folder: folder,
      verified_purchase: await isBuyer(trx, customer.id, productId),
      created_at: ctx.now(),
    };
    if (former) {
      await trx.updateTable("review").set(review).where("id", "=", former.id).execute();
      await trx.deleteFrom("review_vote").where("review_id", "=", former.id).execute();
    } else {
      await trx
        .insertInto("review")
        .values({ ...review, product_id: productId, customer_id: customer.id })
        .execute();
    }
    return ok({ replaced: former !== undefined, formerFolder: former?.media_folder ?? null });
  });
}
