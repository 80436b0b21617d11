import type { PaymentMethod } from "#contract/order.ts";

interface Offer {
  method: PaymentMethod;
  name: string;
  words: string;
}

/** What the form knows how to carry through, in the order it offers it. */
const OFFERS: Offer[] = [
  { method: "cod", name: "Cash on Delivery", words: "Pay when your parcel arrives." },
  {
    method: "razorpay",
    name: "Razorpay",
    words: "Cards, UPI, net banking and wallets, in a window of the payment service.",
  },
  { method: "stripe", name: "Stripe", words: "Cards and wallets, on a page of the payment service." },
];

/** The methods to offer: those of the shop's settings that checkout can carry through (CHK-04, C-17). */
export function offersOf(allowed: readonly PaymentMethod[]): Offer[] {
  return OFFERS.filter(({ method }) => allowed.includes(method));
}
