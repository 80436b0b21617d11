import type { Language } from "#contract/language.ts";
import { formatMoney, isCurrency } from "#contract/money.ts";
import type { OrderDetail, OrderRefund } from "#contract/order.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { MailPart } from "../../mail/mail-part.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { shortOrderId } from "../rules.ts";
import type { MailedEvent } from "./queue-order-mail.ts";
import { ORDER_MAIL_WORDS, type OrderMailWords } from "./words.ts";

/** Money that went back. `amount` in whole units of `currency`, `whole` what the payment was of. */
export interface MailedRefund extends Pick<OrderRefund, "reason" | "amount"> {
  id: number;
  currency: string;
  whole: number;
}

export interface MailedOrder {
  order: OrderDetail;
  language: Language;
  /** Without a slash at the end. */
  shopUrl: string;
  /** Whether the order may still be paid when the mail is written. */
  payable: boolean;
  /** What `refunded` is about. */
  refund: MailedRefund | null;
}

/** The mail about something that happened to an order, in the order's language. */
export function orderMail(event: MailedEvent, mailed: MailedOrder): Mail {
  const { order, language, refund } = mailed;
  const words = ORDER_MAIL_WORDS[language];
  const number = shortOrderId(order._id);
  const { subject, heading, said } = SAY[event](mailed, words, number);
  const see: MailPart = { kind: "button", label: words.see, url: orderUrl(mailed) };
  return writeMail({
    id: [order._id, event, ...(refund ? [refund.id] : [])].join("."),
    to: order.address.email,
    subject,
    language,
    parts: [
      { kind: "heading", text: heading },
      ...said,
      { kind: "small", text: words.order(number) },
      ...contentOf(mailed, words),
      // One button a mail: what there is to do, else the order.
      ...(said.some(({ kind }) => kind === "button") ? [] : [see]),
    ],
  });
}

interface Said {
  subject: string;
  heading: string;
  said: MailPart[];
}

const text = (sentence: string): MailPart => ({ kind: "text", text: sentence });

const SAY: Record<MailedEvent, (mailed: MailedOrder, words: OrderMailWords, number: string) => Said> = {
  placed: (mailed, { placed }, number) => {
    const { order, payable, language } = mailed;
    const base = { subject: placed.subject(number), heading: placed.heading };
    const sum = money(order.amount, order.currency, language);
    if (order.amount === 0) return { ...base, said: [text(placed.free)] };
    if (order.paymentMethod === "cod") return { ...base, said: [text(placed.cash(sum))] };
    if (!payable || order.payUntil === null) return { ...base, said: [] };
    const until = timeOf(order.payUntil, language);
    return {
      ...base,
      said: [text(placed.waits(sum, until)), { kind: "button" as const, label: placed.payNow, url: orderUrl(mailed) }],
    };
  },
  paid: ({ order, language }, { paid, methods }, number) => ({
    subject: paid.subject(number),
    heading: paid.heading,
    said: [text(paid.text(money(order.amount, order.currency, language), methods[order.paymentMethod]))],
  }),
  accepted: ({ order }, { accepted }, number) => {
    // Whatever has become of the order since: the mail is of the moment in which it was sent off.
    const { trackingLink: url } = order;
    const track = url ? [{ kind: "button" as const, label: accepted.track, url }] : [];
    return { subject: accepted.subject(number), heading: accepted.heading, said: [text(accepted.text), ...track] };
  },
  cancelled: ({ order, language }, { cancelled }, number) => {
    const sum = money(order.amount, order.currency, language);
    const online = order.paymentMethod !== "cod" && order.amount > 0;
    const after = !online ? cancelled.cash : order.payment ? cancelled.paid(sum) : cancelled.unpaid;
    const said = [text(cancelled.reasons[order.cancelReason ?? "shop"]), text(after)];
    return { subject: cancelled.subject(number), heading: cancelled.heading, said };
  },
  refunded: ({ refund, language }, { refunded }, number) => {
    const { amount, currency, reason, whole } = refund!;
    const sum = money(amount, currency, language);
    const sent = amount < whole ? refunded.part(sum, money(whole, currency, language)) : refunded.text(sum);
    return {
      subject: refunded.subject(number, sum),
      heading: refunded.heading,
      said: [text(sent), text(refunded.reasons[reason]), { kind: "small", text: refunded.wait }],
    };
  },
};

/** What was ordered, what it came to, and where it goes. */
function contentOf({ order, language }: MailedOrder, words: OrderMailWords): MailPart[] {
  const { sums, currency, conversionRate, couponCode, address, items } = order;
  const hundredths = (amount: number) => money(amount / 100, currency, language);
  const country = new Intl.DisplayNames(language, { type: "region" }).of(address.country) ?? address.country;
  return [
    {
      kind: "items",
      items: items.map(({ name, quantity, price, attributes, labels }) => ({
        name: `${quantity} × ${name}`,
        detail: (labels?.map(({ value }) => value) ?? Object.values(attributes)).join(", "),
        value: hundredths(Math.round(price * 100 * conversionRate) * quantity),
      })),
    },
    {
      kind: "sums",
      rows: [
        { label: words.subtotal, value: hundredths(sums.subtotal) },
        { label: words.shipping, value: sums.shipping === 0 ? words.shippingFree : hundredths(sums.shipping) },
        ...(sums.discount === 0
          ? []
          : [{ label: words.discount(couponCode ?? ""), value: hundredths(-sums.discount) }]),
        ...(sums.rounding === 0 ? [] : [{ label: words.rounding, value: hundredths(sums.rounding) }]),
        { label: words.total, value: hundredths(sums.total) },
      ],
    },
    {
      kind: "lines",
      title: words.address,
      lines: [
        `${address.firstName} ${address.lastName}`,
        address.street,
        [address.zipcode, address.city].filter(Boolean).join(" "),
        [address.state, country].filter(Boolean).join(", "),
      ],
    },
  ];
}

function orderUrl({ order, shopUrl }: MailedOrder): string {
  return `${shopUrl}/orders/${order._id}`;
}

function money(units: number, currency: string, language: Language): string {
  return isCurrency(currency) ? formatMoney(Math.round(units * 100), currency, language) : `${currency} ${units}`;
}

/** Nobody knows the reader's time zone, so the time says its own. */
function timeOf(iso: string, language: Language): string {
  const form = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return `${form.format(new Date(iso))} (UTC)`;
}
