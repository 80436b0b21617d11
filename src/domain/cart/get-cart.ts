import type { Cart } from "#contract/cart.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

interface Row {
  line_key: string;
  product_id: string;
  quantity: number;
  attributes: Cart[string]["attributes"];
}

/** A shopper's cart (ENT-04, ENT-06), oldest line first. Lines of products that have left the shop stay in it (CART-03). */
export async function getCart(ctx: ShopContext, customer: Customer): Promise<Cart> {
  const { rows } = await sql<Row>`/*kept*/
    select line_key, product_id, quantity, attributes from cart_line where customer_id = ${customer.id}::uuid
    order by added_at, line_key`.execute(ctx.db);
  return Object.fromEntries(
    rows.map((row) => [row.line_key, { itemId: row.product_id, quantity: row.quantity, attributes: row.attributes }]),
  );
}
