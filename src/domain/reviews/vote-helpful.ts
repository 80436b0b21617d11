import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

interface Vote {
  productId: string;
  reviewId: number;
  helpful: boolean;
}

/**
 * Notes that a review helped a shopper, or takes that back; asked twice, it counts once.
 * @returns how many it helped. Refused for a review that is not there, and for one's own
 */
export async function voteHelpful(ctx: ShopContext, customer: Customer, vote: Vote): Promise<Result<number>> {
  const { productId, reviewId, helpful } = vote;
  const review = await ctx.db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .select("review.customer_id")
    .where("review.id", "=", reviewId)
    .where("product.id", "=", productId)
    .where("product.published", "=", true)
    .executeTakeFirst();
  if (!review) return refuse("not_found", "This review is no longer here.");
  if (review.customer_id === customer.id) return refuse("conflict", "This is your own review.");
  await (helpful
    ? ctx.db
        .insertInto("review_vote")
        .columns(["review_id", "customer_id", "created_at"])
        // From the table itself: the review may be gone by now.
        .expression((from) =>
          from
            .selectFrom("review")
            .where("id", "=", reviewId)
            .select(({ val }) => ["id", val(customer.id).$castTo<string>().as("customer"), val(ctx.now()).as("at")]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : ctx.db
        .deleteFrom("review_vote")
        .where("review_id", "=", reviewId)
        .where("customer_id", "=", customer.id)
        .execute());
  const { count } = await ctx.db
    .selectFrom("review_vote")
    .where("review_id", "=", reviewId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return ok(Number(count));
}
