import type { ValidCoupon } from "#contract/coupon.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import { getCart } from "../cart/get-cart.ts";
import { offersFor } from "../cart/offers.ts";
import type { ShopContext } from "../context.ts";
import { toValidCoupon } from "./rules.ts";
import { usableCoupon } from "./usable-coupon.ts";

/**
 * API-15: whether a shopper may use a code now, and what it takes off. The minimum is compared with the given subtotal
 * (paise), else with the shopper's cart on the server; an empty cart has nothing to compare yet.
 */
export async function validateCoupon(
  ctx: ShopContext,
  customer: Customer,
  { code, subtotal }: { code: string; subtotal?: number },
): Promise<Result<ValidCoupon>> {
  const typed = code.trim();
  if (typed === "") return refuse("invalid", "Please enter a coupon code");
  const result = await usableCoupon(ctx, customer, typed, subtotal ?? (await cartSubtotal(ctx, customer)));
  return result.ok ? ok(toValidCoupon(result.value)) : result;
}

/** What a shopper's cart comes to, in paise; null when nothing is in it. */
async function cartSubtotal(ctx: ShopContext, customer: Customer): Promise<number | null> {
  const entries = Object.values(await getCart(ctx, customer));
  const offers = await offersFor(ctx.db, entries);
  const prices = offers.flatMap((offer, index) =>
    offer?.variant ? [offer.variant.price * entries[index]!.quantity] : [],
  );
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
}
