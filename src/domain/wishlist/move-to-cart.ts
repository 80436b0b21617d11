import { refuse, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import type { Customer } from "../accounts/customer.ts";
import { findBuyable } from "../cart/find-buyable.ts";
import type { Choice } from "../cart/offers.ts";
import { putInCart } from "../cart/put-in-cart.ts";
import type { ShopContext } from "../context.ts";
import { takeFromWishlist } from "./take-from-wishlist.ts";

/**
 * STATE-09, STATE-10: puts one unit in the cart and takes the entry out, both or neither. Refused when the entry is not
 * in the wishlist, and as adding to the cart is: then it stays in the wishlist.
 */
export async function moveToCart(ctx: ShopContext, customer: Customer, choice: Choice): Promise<Result<void>> {
  const found = await findBuyable(ctx, choice);
  if (!found.ok) return found;
  return transact(ctx.db, async (trx) => {
    const wasThere = await takeFromWishlist(trx, customer, found.value);
    if (!wasThere) return refuse("not_found", "This item is not in your wishlist.");
    return putInCart(trx, customer, found.value, 1);
  });
}
