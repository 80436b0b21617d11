import type { Cart } from "#contract/cart.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

/** A shopper's cart (ENT-04, ENT-06), oldest line first. Lines of products that have left the shop stay in it (CART-03). */
export async function getCart(ctx: ShopContext, customer: Customer): Promise<Cart> {
  const rows = await ctx.db
    .selectFrom("cart_line")
    .where("customer_id", "=", customer.id)
    .select(["line_key", "product_id", "quantity", "attributes"])
    .orderBy("added_at")
    .orderBy("line_key")
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.line_key, { itemId: row.product_id, quantity: row.quantity, attributes: row.attributes }]),
  );
}
