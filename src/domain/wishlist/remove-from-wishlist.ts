import type { Customer } from "../accounts/customer.ts";
import { isStorable, offersFor, type Choice } from "../cart/offers.ts";
import type { ShopContext } from "../context.ts";
import { takeFromWishlist } from "./take-from-wishlist.ts";

/** Takes an entry out, also one whose product has left the shop; one that is not there is no error. */
export async function removeFromWishlist(ctx: ShopContext, customer: Customer, choice: Choice): Promise<void> {
  if (!isStorable(choice)) return;
  const [offer] = await offersFor(ctx.db, [choice]);
  await takeFromWishlist(ctx.db, customer, offer ?? choice);
}
