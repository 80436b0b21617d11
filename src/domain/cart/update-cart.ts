import { ok, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { sql } from "kysely";
import { isStorable, offersFor, type Choice } from "./offers.ts";
import { changeLine } from "./put-in-cart.ts";

/**
 * STATE-06: sets a line to the given quantity, refused as adding is. 0 takes the line out (CART-09), also one whose
 * product has left the shop; a line that is not there is no error.
 */
export async function updateCart(
  ctx: ShopContext,
  customer: Customer,
  wanted: Choice & { quantity: number },
): Promise<Result<void>> {
  if (wanted.quantity === 0) return ok(await takeOut(ctx, customer, wanted));
  return changeLine(ctx, customer, wanted, "set");
}

async function takeOut(ctx: ShopContext, customer: Customer, choice: Choice): Promise<void> {
  if (!isStorable(choice)) return;
  const [offer] = await offersFor(ctx.db, [choice]);
  const attributes = JSON.stringify(offer?.attributes ?? choice.attributes);
  await ctx.db
    .deleteFrom("cart_line")
    .where("customer_id", "=", customer.id)
    .where("product_id", "=", choice.itemId)
    .where(sql<boolean>`attributes::jsonb = ${attributes}::jsonb`)
    .execute();
}
