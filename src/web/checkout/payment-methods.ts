import type { PaymentMethod } from "#contract/order.ts";

/** What the form knows how to carry through, in the order it offers it. A gateway goes by its own name in every language. */
const OFFERS = [
  { method: "cod", brand: null, words: "codWords" },
  { method: "razorpay", brand: "Razorpay", words: "razorpayWords" },
  { method: "stripe", brand: "Stripe", words: "stripeWords" },
] as const satisfies { method: PaymentMethod; brand: string | null; words: string }[];

/** The methods to offer: those of the shop's settings that checkout can carry through (CHK-04, C-17). */
export function offersOf(allowed: readonly PaymentMethod[]) {
  return OFFERS.filter(({ method }) => allowed.includes(method));
}
