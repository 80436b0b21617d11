import type { Language } from "#contract/language.ts";
import type { CancelReason, OrderRefund, PaymentMethod } from "#contract/order.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { ja } from "./words/ja.ts";

/** What the mails about an order say. `order` is its short id, sums are money ready to print, `until` is a time. */
export interface OrderMailWords {
  methods: Readonly<Record<PaymentMethod, string>>;
  placed: {
    subject: (order: string) => string;
    heading: string;
    cash: (sum: string) => string;
    waits: (sum: string, until: string) => string;
    free: string;
    payNow: string;
  };
  paid: { subject: (order: string) => string; heading: string; text: (sum: string, method: string) => string };
  accepted: { subject: (order: string) => string; heading: string; text: string; track: string };
  cancelled: {
    subject: (order: string) => string;
    heading: string;
    reasons: Readonly<Record<CancelReason, string>>;
    paid: (sum: string) => string;
    unpaid: string;
    cash: string;
  };
  refunded: {
    subject: (order: string, sum: string) => string;
    heading: string;
    text: (sum: string) => string;
    part: (sum: string, whole: string) => string;
    reasons: Readonly<Record<OrderRefund["reason"], string>>;
    wait: string;
  };
  order: (order: string) => string;
  see: string;
  subtotal: string;
  shipping: string;
  shippingFree: string;
  discount: (code: string) => string;
  rounding: string;
  total: string;
  address: string;
}

/** In all five languages: one that is missing, or lacks a text, does not compile. */
export const ORDER_MAIL_WORDS: Readonly<Record<Language, OrderMailWords>> = { en, es, fr, de, ja };
