import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { isBuyer } from "./purchases.ts";

/** Refuses who may not review a product (REV-14, N-08), and what is no product of the shop. */
export async function mayReview(ctx: ShopContext, customer: Customer, productId: string): Promise<Result<null>> {
  const shown = await isShown(ctx, productId);
  if (!shown) return refuse("not_found", "This product is not in the shop.");
  if (ctx.config.REVIEWS_BY === "buyers" && !(await isBuyer(ctx.db, customer.id, productId))) {
    return refuse("forbidden", "Only shoppers who have bought this product can review it.");
  }
  return ok(null);
}

/** Whether there is such a product, and shoppers may see it. */
export async function isShown(ctx: ShopContext, productId: string): Promise<boolean> {
  if (!productId.isWellFormed() || productId.includes("\u0000")) return false;
  const found = await ctx.db
    .selectFrom("product")
    .select("id")
    .where("id", "=", productId)
    .where("published", "=", true)
    .executeTakeFirst();
  return found !== undefined;
}
