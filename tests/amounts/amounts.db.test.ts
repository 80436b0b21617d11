import fc from "#tests/fixtures/fast-check.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxOf } from "#adapters/payments/sandbox/open-sandbox.ts";
import { payOnPage } from "#adapters/payments/sandbox/stripe-pay.ts";
import type { ValidCoupon } from "#contract/coupon.ts";
import { convert, CURRENCY_CODES, formatMoney, type CurrencyCode, type Quote } from "#contract/money.ts";
import type { Address, OrderDetail } from "#contract/order.ts";
import { linePrice, totals, type Totals } from "#domain/checkout/totals.ts";
import { fromValidCoupon } from "#domain/coupons/rules.ts";
import { currentQuote } from "#domain/rates/current-quote.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { CARDS, openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";

/** Prices in paise: whole rupees, odd paise, next to nothing, a lot. */
const PRICES = [1, 99, 3_333, 49_950, 49_999, 59_900, 129_999, 1_000_000, 7_654_321];
const CODES = ["TENTH", "THIRD", "CAPPED", "FIXED", "MINIMUM", "ALL"];
const PLACES: Partial<Address>[] = [
  {},
  { country: "US", state: "NY", city: "New York", zipcode: "10001", phone: "+1 212 555 0100" },
  { country: "DE", state: "BE", city: "Berlin", zipcode: "10115", phone: "+49 30 1234567" },
];

let shop: PaymentShop;
let asha: Shopper;
beforeAll(async () => {
  shop = await openPaymentShop({ env: { PAYMENT_METHODS: "cod,razorpay,stripe" } });
  for (const price of PRICES) await shop.sell(`at-${price}`, 100_000_000, price);
  await coupon(shop.ctx, "TENTH", { percent: 10 });
  await coupon(shop.ctx, "THIRD", { percent: 33.33 });
  await coupon(shop.ctx, "CAPPED", { percent: 50, maxDiscount: 12_345 });
  await coupon(shop.ctx, "FIXED", { value: 7_777 });
  await coupon(shop.ctx, "MINIMUM", { percent: 15, minOrder: 100_000 });
  await coupon(shop.ctx, "ALL", { percent: 100 });
});
afterAll(() => shop.close());

/** What a shopper may come with. */
const baskets = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      price: fc.constantFrom(...PRICES),
      quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(999)),
    }),
    { minLength: 1, maxLength: 4, selector: ({ price }) => price },
  ),
  // From a rate as that of the dollar to one as that of the won, with all the digits that a source may give.
  rate: fc.oneof(fc.double({ min: 0.0101, max: 0.02, noNaN: true }), fc.double({ min: 0.5, max: 20, noNaN: true })),
  code: fc.option(fc.constantFrom(...CODES)),
  place: fc.constantFrom(...PLACES),
});
type Basket = typeof baskets extends fc.Arbitrary<infer T> ? T : never;

/** The smallest units that ISO 4217 has for a currency, from the platform's own tables. */
function minorUnits(amount: number, currency: CurrencyCode): number {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return amount * 10 ** maximumFractionDigits!;
}

/** What stands on the screen, read back: hundredths. */
function shown(hundredths: number, currency: CurrencyCode): number {
  const text = formatMoney(hundredths, currency, "en");
  const digits = text.replace(/[^\d.-]/g, "").replace(/^\.+/, "");
  expect(digits).toMatch(/^-?\d+\.\d{2}$/);
  return Math.round(Number(digits) * 100);
}

/** The rate that a page of the shop is rendered with after its source has given this one. */
async function quoteAt(currency: CurrencyCode, rate: number): Promise<Quote> {
  const rates = Object.fromEntries(CURRENCY_CODES.map((code) => [code, code === "INR" ? 1 : rate]));
  const now = shop.ctx.now();
  await shop.ctx.db
    .insertInto("rate_snapshot")
    .values({ source: "test", quoted_at: now, taken_at: now, last_given_at: now, rates: JSON.stringify(rates) })
    .execute();
  return currentQuote(shop.ctx, currency);
}

/** The coupon as the checkout's box has it; null where the basket does not reach its minimum. */
async function validated(code: string | null, lines: Basket["lines"]): Promise<ValidCoupon | null> {
  if (code === null) return null;
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) / 100;
  const reply = await asha.post("/api/discount/validate", { code, subtotal });
  return reply.status === 200 ? reply.body.data : null;
}

/** The sums of a checkout, as its screen has them: every row is what it is made of. */
function checkShown(lines: Basket["lines"], quote: Quote, sums: Totals): void {
  const { currency } = quote;
  const read = (hundredths: number) => shown(hundredths, currency);
  for (const line of lines) expect(read(linePrice(line, quote))).toBe(read(convert(line.price, quote)) * line.quantity);
  expect(lines.reduce((sum, line) => sum + read(linePrice(line, quote)), 0)).toBe(read(sums.subtotal));
  expect(read(sums.subtotal) + read(sums.shipping) + read(-sums.discount) + read(sums.rounding)).toBe(read(sums.total));
  expect(read(sums.total)).toBe(sums.amount * 100);
}

/** The order's page: the same rows, from what was stored. */
function checkStored(order: OrderDetail, sums: Totals, quote: Quote): void {
  const { subtotal, shipping, discount, rounding, total, amount, originalAmount, discountAmount } = sums;
  expect(order).toMatchObject({ amount, originalAmount, discountAmount, ...quote });
  expect(order.sums).toEqual({ subtotal, shipping, discount, rounding, total });
  const unit = (rupees: number) => Math.round(rupees * 100 * order.conversionRate);
  expect(order.items.reduce((sum, { price, quantity }) => sum + unit(price) * quantity, 0)).toBe(subtotal);
}

/** What the gateway was asked for, and has taken once a card was typed in. */
async function charged(method: "razorpay" | "stripe", orderId: string): Promise<{ amount: number; currency: string }> {
  const { ctx } = shop;
  const payment = await ctx.db
    .selectFrom("payment")
    .where("order_id", "=", orderId)
    .selectAll()
    .executeTakeFirstOrThrow();
  if (method === "razorpay") await shop.pay(payment.gateway_order_id!, "silence");
  else await payOnPage(sandboxOf(ctx)!, payment.gateway_order_id!, CARDS.silence);
  const found = await ctx.adapters.gateways[method]!.payments(payment.gateway_order_id!);
  expect(found).toHaveLength(1);
  expect({ amount: payment.amount, currency: payment.currency }).toEqual({
    amount: found[0]!.amount,
    currency: found[0]!.currency,
  });
  return found[0]!;
}

describe.each(["cod", "razorpay", "stripe"] as const)("G-38 shown = sent = stored = charged by %s", (method) => {
  it.each(CURRENCY_CODES)("in %s, whatever is bought, at any rate, with any coupon, to any place", async (currency) => {
    asha = await shopper(shop.ctx, shop.app);
    await fc.assert(
      fc.asyncProperty(baskets, async ({ lines, rate, code, place }) => {
        const quote = await quoteAt(currency, rate);
        const used = await validated(code, lines);
        const country = place.country ?? home.country;
        const sums = totals({ lines, quote, coupon: used && fromValidCoupon(used), country, homeCountry: "IN" });
        checkShown(lines, quote, sums);

        const items = lines.map((line) => ({ ...line, _id: `at-${line.price}` }));
        const sent = orderBody(items, { address: place, quote, ...(used && { coupon: used }) });
        expect(sent).toMatchObject({ amount: sums.amount, originalAmount: sums.originalAmount });
        const reply = await asha.post(`/api/order/${method === "cod" ? "place" : method}`, sent);
        expect([reply.status, reply.body.message]).toEqual([200, expect.any(String)]);
        const { orderId } = reply.body;
        const detail = async () => (await asha.post("/api/order/detail", { orderId })).body.order;
        checkStored(await detail(), sums, quote);

        if (method === "cod") return;
        expect(reply.body.paid).toBe(sums.amount === 0);
        if (sums.amount === 0) return;
        const wanted = { amount: minorUnits(sums.amount, currency), currency };
        expect(await charged(method, orderId)).toMatchObject(wanted);
        expect(method === "razorpay" ? reply.body.order : wanted).toMatchObject(wanted);
        // The shop takes that, and no other, for the order's own payment; and gives back just that.
        expect((await asha.post("/api/order/verifyStripe", { orderId })).status).toBe(200);
        expect((await asha.post("/api/order/cancel", { orderId })).status).toBe(200);
        const refunds = (await detail()).refunds.map(({ amount }: { amount: number }) => amount);
        expect(refunds).toEqual([sums.amount]);
      }),
      { numRuns: 2 },
    );
  });
});
