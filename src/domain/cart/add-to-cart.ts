import type { Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { findBuyable } from "./find-buyable.ts";
import type { Choice } from "./offers.ts";
import { putInCart } from "./put-in-cart.ts";

/**
 * STATE-05, C-18: adds units of a product in chosen attributes. Refused for an unknown product, an attribute that is
 * missing or that the product does not come in, and for more than the stock (N-06).
 */
export async function addToCart(
  ctx: ShopContext,
  customer: Customer,
  { quantity, ...choice }: Choice & { quantity: number },
): Promise<Result<void>> {
  const found = await findBuyable(ctx, choice);
  return found.ok ? putInCart(ctx.db, customer, found.value, quantity) : found;
}
