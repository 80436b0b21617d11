import { convert, type Quote } from "#contract/money.ts";
import { discountOf, reachesMinimum, type Coupon } from "../coupons/rules.ts";
import { shippingFee } from "./shipping.ts";

export interface TotalsInput {
  /** Unit prices in paise. */
  lines: readonly { price: number; quantity: number }[];
  quote: Quote;
  /** ISO code of the country the order goes to; the cart page, which knows none, gives the home country. */
  country: string;
  homeCountry: string;
  coupon: Coupon | null;
}

/** What an order comes to. Hundredths of the quoted currency, but for the three whole amounts at the end. */
export interface Totals {
  subtotal: number;
  shipping: number;
  discount: number;
  /** What makes the sum a whole amount: from -50 to 50. Shown as a row of its own where it is not 0. */
  rounding: number;
  /** subtotal + shipping - discount + rounding = amount * 100 */
  total: number;
  /** Whole units: what is shown, sent and charged (VAL-30). */
  amount: number;
  /** Whole units: subtotal and shipping (VAL-31). */
  originalAmount: number;
  /** Whole units. */
  discountAmount: number;
}

/** A line's price in hundredths of the quoted currency: the unit as it is shown, times the quantity. */
export function linePrice(line: { price: number; quantity: number }, quote: Quote): number {
  return convert(line.price, quote) * line.quantity;
}

/** Lines in the base currency, in paise: what thresholds and minimums are compared with. */
export function baseSubtotal(lines: TotalsInput["lines"]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/**
 * The one computation of totals, for the cart, the panel, checkout and the server (VAL-29, C-02 to C-04, G-21, G-22).
 * A coupon below its minimum takes nothing off. Without lines everything is 0.
 */
export function totals({ lines, quote, country, homeCountry, coupon }: TotalsInput): Totals {
  const base = baseSubtotal(lines);
  const subtotal = lines.reduce((sum, line) => sum + linePrice(line, quote), 0);
  const shipping = lines.length === 0 ? 0 : convert(shippingFee(base, country, homeCountry), quote);
  const discount = coupon && reachesMinimum(coupon, base) ? discountOf(coupon, subtotal, quote) : 0;
  const exact = subtotal + shipping - discount;
  const amount = Math.round(exact / 100);
  return {
    subtotal,
    shipping,
    discount,
    rounding: amount * 100 - exact,
    total: amount * 100,
    amount,
    originalAmount: Math.round((subtotal + shipping) / 100),
    discountAmount: Math.round(discount / 100),
  };
}
