import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#contract/language.ts";
import type { OrderDetail } from "#contract/order.ts";
import { home } from "#tests/fixtures/orders.ts";
import { orderMail, type MailedOrder, type MailedRefund } from "./order-mail.ts";
import { MAILED_EVENTS } from "./queue-order-mail.ts";

const order: OrderDetail = {
  _id: "65f0c0ffee65f0c0ffeeabcd",
  status: "Order Placed",
  payment: false,
  paymentMethod: "cod",
  date: "2026-01-02T03:04:05.000Z",
  amount: 1349,
  originalAmount: 1499,
  discountAmount: 150,
  couponCode: "TEN",
  conversionRate: 1,
  currency: "INR",
  trackingLink: null,
  cancelReason: null,
  payUntil: null,
  refunds: [],
  items: [
    { _id: "shirt", name: 'Shirt <b>"A&B"</b>', price: 499.5, image: [], attributes: { Size: "M" }, quantity: 3 },
  ],
  address: { ...home, firstName: "<script>", lastName: "O'Neil" },
  sums: { subtotal: 149_850, shipping: 0, discount: 14_985, rounding: 35, total: 134_900 },
  events: [],
};
const base: MailedOrder = {
  order,
  language: "en",
  shopUrl: "https://shop.example",
  payable: false,
  refund: null,
};
const refund: MailedRefund = { id: 7, reason: "cancelled", amount: 1349, currency: "INR", whole: 1349 };
const gateway = { paymentMethod: "razorpay", status: "Pending", payUntil: "2026-01-02T03:34:05.000Z" } as const;

describe("the mail about an order", () => {
  it("escapes names and titles in HTML, and leaves them as they are in plain text", () => {
    const { to, html, text } = orderMail("placed", base);
    expect(to).toBe(home.email);
    expect(html).toContain("3 × Shirt &#60;b&#62;&#34;A&#38;B&#34;&#60;/b&#62;");
    expect(html).toContain("&#60;script&#62; O&#39;Neil");
    expect(html).not.toMatch(/<script|<b>/);
    expect(text).toContain('3 × Shirt <b>"A&B"</b>  ₹1,498.50');
  });

  it("has the sums as they are shown, and they add up", () => {
    const { text } = orderMail("placed", base);
    const rows = [
      "Subtotal: ₹1,498.50",
      "Shipping: Free",
      "Discount (TEN): -₹149.85",
      "Rounding: ₹0.35",
      "Total: ₹1,349.00",
    ];
    expect(text).toContain(rows.join("\n"));
  });

  it("says of a placed order how it is paid: in cash, by when, or not at all", () => {
    expect(orderMail("placed", base).text).toContain("You pay ₹1,349.00 in cash when your parcel arrives.");
    const waits = orderMail("placed", { ...base, payable: true, order: { ...order, ...gateway } });
    expect(waits.text).toContain("waits for your payment of ₹1,349.00, and is kept for you until January 2, 2026");
    expect(waits.text).toContain("Pay now: https://shop.example/orders/65f0c0ffee65f0c0ffeeabcd");
    const over = orderMail("placed", { ...base, payable: false, order: { ...order, ...gateway } });
    expect(over.text).not.toContain("Pay now");
    const free = orderMail("placed", { ...base, order: { ...order, ...gateway, amount: 0, payment: true } });
    expect(free.text).toContain("Nothing is left to pay.");
  });

  it("leads to the parcel where there is a tracking link", () => {
    const accepted = { ...order, status: "Accepted" as const };
    const link = "https://track.example/?a=1&b=<2>";
    const tracked = orderMail("accepted", { ...base, order: { ...accepted, trackingLink: link } });
    expect(tracked.text).toContain(`Track your parcel: ${link}`);
    expect(tracked.html).toContain('href="https://track.example/?a=1&#38;b=&#60;2&#62;"');
    expect(orderMail("accepted", { ...base, order: accepted }).text).not.toContain("Track");
  });

  it("says of a cancelled order why, and what becomes of the money", () => {
    const cancelled = { ...order, status: "Cancelled" as const };
    const said = (more: Partial<OrderDetail>) =>
      orderMail("cancelled", { ...base, order: { ...cancelled, ...more } }).text;
    expect(said({ cancelReason: "shopper" })).toMatch(/You cancelled it\.[^]*Nothing was to be paid before/);
    expect(said({ ...gateway, status: "Cancelled", cancelReason: "unpaid" })).toMatch(
      /not paid in time[^]*Should one come later, it goes back/,
    );
    const paid = said({ paymentMethod: "stripe", payment: true, cancelReason: "shop" });
    expect(paid).toMatch(/We had to cancel it[^]*What you paid, ₹1,349\.00, goes back to you/);
  });

  it("says of a refund how much of what it is, and why", () => {
    const whole = orderMail("refunded", { ...base, refund: { ...refund, reason: "late-payment" } });
    expect(whole.subject).toBe("₹1,349.00 goes back to you for order #eeabcd");
    expect(whole.text).toMatch(/sent ₹1,349\.00 back to you[^]*your payment came after the order was cancelled/);
    const part = orderMail("refunded", { ...base, refund: { ...refund, reason: "at-gateway", amount: 30.5 } });
    expect(part.text).toMatch(/sent ₹30\.50 of your ₹1,349\.00 back to you[^]*the shop decided/);
  });

  it("is the same mail for the same event, and another for another", () => {
    const ids = MAILED_EVENTS.flatMap((event) =>
      [7, 8].map((id) => orderMail(event, { ...base, refund: { ...refund, id } }).id),
    );
    expect(new Set(ids)).toHaveLength(10);
    for (const id of ids) expect(id).toMatch(/^[\w.-]+$/);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("speaks %s all through", (language) => {
    for (const event of MAILED_EVENTS) {
      const mailed = { ...base, refund, order: { ...order, cancelReason: "shop" as const } };
      const own = orderMail(event, { ...mailed, language });
      expect(own.html).toContain(`<html lang="${language}">`);
      const english = orderMail(event, mailed);
      if (language === "en") continue;
      expect(own.subject).not.toBe(english.subject);
      const same = own.text.split("\n").filter((line) => /[a-z]{3}/.test(line) && english.text.includes(line));
      // Names, addresses and links alone are the same in every language; and "Total" in three of them.
      expect(same.filter((line) => !/Shirt|Lake Road|Pune|O'Neil|Weft ·|^MH, |^Total:/.test(line))).toEqual([]);
    }
  });
});
