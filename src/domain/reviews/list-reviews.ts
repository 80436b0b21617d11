import { sql } from "kysely";
import type { Language } from "#contract/language.ts";
import { pictureUrl } from "#contract/picture.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Review } from "#contract/review.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { isShown } from "./may-review.ts";
import { hasBought } from "./purchases.ts";

/**
 * All reviews of a product, the newest first (API-12), as `customer` sees them, in a language where they are translated.
 * One query, however many there are. Refused for what is no product of the shop.
 */
export async function listReviews(
  ctx: ShopContext,
  customer: Customer,
  productId: string,
  language?: Language,
): Promise<Result<Review[]>> {
  if (!(await isShown(ctx, productId))) return refuse("not_found", "This product is not in the shop.");
  const bought = hasBought(sql.ref("r.customer_id"), sql.ref("r.product_id"));
  const rows = await ctx.db
    .selectFrom("review as r")
    .leftJoin(
      (from) =>
        from
          .selectFrom("review_vote as v")
          .innerJoin("review as voted", "voted.id", "v.review_id")
          .where("voted.product_id", "=", productId)
          .groupBy("v.review_id")
          .select(({ fn }) => ["v.review_id", fn.countAll<number>().as("helpful")])
          .select(sql<boolean>`bool_or(v.customer_id = ${customer.id})`.as("mine"))
          .as("votes"),
      (join) => join.onRef("votes.review_id", "=", "r.id"),
    )
    .leftJoin("review_translation as there", (join) =>
      join.onRef("there.review_id", "=", "r.id").on("there.language", "=", language ?? ""),
    )
    .where("r.product_id", "=", productId)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .select(["r.id", "r.author", "r.rating", "r.comment", "r.images", "r.videos", "r.created_at", "r.customer_id"])
    .select(["votes.helpful", "votes.mine", "there.comment as translated"])
    .select(sql<boolean>`case when r.customer_id is null then r.verified_purchase else ${bought} end`.as("verified"))
    .execute();
  return ok(
    rows.map((row) => ({
      id: String(row.id),
      name: row.author,
      rating: row.rating,
      comment: row.translated ?? row.comment,
      ...(row.translated !== null && { original: row.comment }),
      images: row.images.map(pictureUrl),
      videos: row.videos,
      date: row.created_at.toISOString(),
      verifiedPurchase: row.verified,
      helpful: Number(row.helpful ?? 0),
      foundHelpful: row.mine ?? false,
      own: row.customer_id === customer.id,
      pictures: row.images,
    })),
  );
}
