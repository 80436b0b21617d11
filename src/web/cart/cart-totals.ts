import type { Quote } from "#contract/money.ts";
import { totals, type Totals } from "#domain/checkout/totals.ts";
import { useCoupon } from "../checkout/coupon-store.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import type { Line } from "./lines.ts";

/**
 * What the cart comes to with the coupon in force; null while its lines are not known.
 * @param country where it goes; the home country until an address is known (C-03)
 * @param quote the rate to count with, where it is not the page's
 */
export function useCartTotals(lines: Line[] | null, country?: string, quote?: Quote): Totals | null {
  const frame = useShopFrame();
  const coupon = useCoupon((state) => state.coupon);
  const { homeCountry } = frame.settings;
  return lines && totals({ lines, quote: quote ?? frame.quote, country: country || homeCountry, homeCountry, coupon });
}
