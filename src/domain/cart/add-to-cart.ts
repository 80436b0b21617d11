import type { Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import type { Choice } from "./offers.ts";
import { changeLine } from "./put-in-cart.ts";

/**
 * STATE-05, C-18: adds units of a product in chosen attributes. Refused for an unknown product, an attribute that is
 * missing or that the product does not come in, and for more than the stock (N-06).
 */
export function addToCart(
  ctx: ShopContext,
  customer: Customer,
  wanted: Choice & { quantity: number },
): Promise<Result<void>> {
  return changeLine(ctx, customer, wanted, "add");
}
