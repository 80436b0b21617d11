import type { SelectedAttributes } from "./catalog.ts";

/** ORD-10 */
export const ORDER_STATUSES = ["Pending", "Order Placed", "Accepted", "Completed", "Cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type PaymentMethod = "cod" | "razorpay" | "stripe";

/** Why an order was cancelled: not paid in time, by its shopper, or by the shop. */
export type CancelReason = "unpaid" | "shopper" | "shop";

/** What happens to an order after it is placed. */
export type OrderEventKind =
  | "paid"
  | "accepted"
  | "completed"
  | "cancelled"
  | "late-payment"
  | "second-payment"
  | "wrong-payment"
  | "refunded"
  | "refund-failed"
  | "refund-undone";

/** Money on its way back to the shopper, or there. */
export interface OrderRefund {
  reason: "late-payment" | "second-payment" | "wrong-payment" | "cancelled" | "at-gateway";
  /** Units of `currency`: the order's, unless the payment was in another by mistake. */
  amount: number;
  currency: string;
  /** ISO 8601; null until the gateway has taken it. */
  refundedAt: string | null;
}

/** Where an order goes (ENT-16). Country and state are codes, city is a name (CHK-10). */
export interface Address {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  phone: string;
}

/** An address that a shopper has used before. */
export interface SavedAddress extends Address {
  _id: string;
}

/** Characters that a field of an address holds at most. */
export const ADDRESS_LONGEST = 200;

export const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "street",
  "city",
  "state",
  "zipcode",
  "country",
  "phone",
] as const satisfies (keyof Address)[];

/** An ordered product as it was when it was ordered (ENT-19). `price` in rupees. */
export interface OrderItem {
  _id: string;
  name: string;
  price: number;
  image: string[];
  attributes: SelectedAttributes;
  /** Names and values of what was chosen as the shopper reads them, in its order; there only in another language than the catalogue's. */
  labels?: { name: string; value: string }[];
  quantity: number;
}

/** An order as its shopper sees it (ENT-17). Amounts are whole units of `currency`; `date` is ISO 8601. */
export interface Order {
  _id: string;
  status: OrderStatus;
  /** Whether it is paid. */
  payment: boolean;
  paymentMethod: PaymentMethod;
  date: string;
  amount: number;
  originalAmount: number;
  discountAmount: number;
  couponCode: string | null;
  /** Units of `currency` for one rupee. */
  conversionRate: number;
  currency: string;
  trackingLink: string | null;
  cancelReason: CancelReason | null;
  /** Until when an unpaid order waits for its payment; ISO 8601. */
  payUntil: string | null;
  refunds: OrderRefund[];
  items: OrderItem[];
}

/** One order as its shopper sees it on its own page. Sums are hundredths of `currency`. */
export interface OrderDetail extends Order {
  address: Address;
  sums: { subtotal: number; shipping: number; discount: number; rounding: number; total: number };
  /** What happened to it, oldest first; ISO 8601. */
  events: { kind: "placed" | OrderEventKind; at: string; back: Pick<OrderRefund, "amount" | "currency"> | null }[];
}

/** Fresh totals, as a refused order brings them: units of `currency`, with two decimals at most. */
export interface FreshTotals {
  subtotal: number;
  shipping: number;
  discount: number;
  /** What makes the sum a whole amount. */
  rounding: number;
  /** The same as `amount`. */
  total: number;
  amount: number;
  originalAmount: number;
  discountAmount: number;
  currency: string;
  conversionRate: number;
}

/** A line of a refused order that the shop cannot deliver. */
export interface Shortage {
  itemId: string;
  attributes: SelectedAttributes;
  wanted: number;
  /** Units left of that combination. */
  available: number;
}
