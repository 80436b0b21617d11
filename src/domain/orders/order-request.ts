import type { Language } from "#contract/language.ts";
import type { Address } from "#contract/order.ts";
import type { Choice } from "../cart/offers.ts";

/** An order as a browser asks for it. Amounts are whole units of `currency`. */
export interface OrderRequest {
  /** A UUID made once per checkout: the same one gives the same order (G-26). */
  key: string;
  address: Partial<Address>;
  /** At most 100, each 1 to 999 units. The same combination twice is summed. */
  items: (Choice & { quantity: number })[];
  /** What the shopper saw (G-38). The last two are compared where they are given. */
  amount: number;
  originalAmount?: number;
  discountAmount?: number;
  /** As typed; empty for none. */
  couponCode: string;
  /** Units of `currency` for one rupee, as the shop gave it out. */
  conversionRate: number;
  currency: string;
  /** In which the shopper reads the shop: the order's mails are written in it. */
  language: Language;
}
