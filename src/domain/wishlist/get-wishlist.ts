import type { Wishlist } from "#contract/cart.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

/** A shopper's wishlist (ENT-07), oldest entry first. */
export async function getWishlist(ctx: ShopContext, customer: Customer): Promise<Wishlist> {
  const rows = await ctx.db
    .selectFrom("wishlist_entry")
    .where("customer_id", "=", customer.id)
    .select(["entry_key", "product_id", "attributes"])
    .orderBy("added_at")
    .orderBy("entry_key")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.entry_key, { itemId: row.product_id, attributes: row.attributes }]));
}
