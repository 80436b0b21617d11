import type { OrderStatus, PaymentMethod } from "#contract/order.ts";

/** A span of days. */
export interface Days {
  from: number;
  to: number;
}

/** The shipping policy with its amounts as they are shown. */
export interface DeliveryFacts {
  dispatch: number;
  unitedStates: Days;
  international: Days;
  fee: string;
  homeFreeAbove: string;
  worldwideFreeFrom: string;
}

export interface ReturnFacts {
  freeDays: number;
  days: number;
  refundDays: number;
  email: string;
}

/** How to reach the shop; days and hours as they are written in the language. */
export interface ContactFacts {
  address: string;
  phone: string;
  email: string;
  fromDay: string;
  toDay: string;
  opens: string;
  closes: string;
}

/** A coupon with its amounts as they are shown. */
export interface CouponFacts {
  code: string;
  off: string;
  most: string | null;
  from: string | null;
  until: string;
  once: boolean;
}

/** Every sentence of the assistant in one language. Facts are handed in; a phrase holds none of its own. */
export interface Phrases {
  greeting: string;
  thanks: string;
  about: string;
  unknown(email: string): string;
  delivery(facts: DeliveryFacts): string;
  returns(facts: ReturnFacts): string;
  payment(methods: string): string;
  methods: Record<PaymentMethod, string>;
  coupons(lines: string): string;
  noCoupons: string;
  coupon(facts: CouponFacts): string;
  welcome(percent: number): string;
  hours(facts: ContactFacts): string;
  contact(facts: ContactFacts): string;
  logIn: string;
  noOrders: string;
  orders(count: number): string;
  order(facts: { number: string; date: string; status: string; total: string; items: string }): string;
  tracking(link: string): string;
  statuses: Record<OrderStatus, string>;
  cancel(email: string): string;
  sizes(email: string): string;
  categories(list: string): string;
  collections(list: string): string;
  currencies(count: number, list: string): string;
  /** `what` lists what was asked for: "dress · black"; it may be empty. */
  found(total: number, what: string): string;
  none(what: string): string;
  closest(what: string): string;
  mention(what: string): string;
  upTo(price: string): string;
  from(price: string): string;
  size(value: string): string;
  age(years: string): string;
  bestsellers: string;
  newest: string;
  popular: string;
  onSale: string;
  price(name: string, price: string, before: string | null): string;
  colours(list: string): string;
  offered(sizes: string): string;
  inStock(units: number): string;
  soldOut: string;
  option(values: string, units: number): string;
  notMade(value: string): string;
  rating(average: string, count: number): string;
  noRating: string;
  several(count: number): string;
  cheaper(name: string, difference: string): string;
  samePrice: string;
  nameTwo: string;
}
