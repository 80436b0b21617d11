import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CURRENCY_CODES } from "#contract/money.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { currentQuote } from "#domain/rates/current-quote.ts";
import { refreshRates } from "#domain/rates/refresh-rates.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { dear, openOrderShop, tee, type OrderShop } from "#tests/fixtures/order-shop.ts";

const DAY = 24 * 60 * 60 * 1000;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

describe("the totals of an order", () => {
  it("G-38 refuses other amounts than its own with fresh totals, and writes nothing", async () => {
    const body = orderBody([{ ...tee, quantity: 1 }]);
    const before = await shop.written();
    for (const change of [
      { amount: 1 },
      { amount: body.amount + 0.4 },
      { originalAmount: 1 },
      { discountAmount: 20 },
    ]) {
      const reply = await shop.place({ ...body, ...change });
      expect(reply).toEqual({
        status: 409,
        body: {
          success: false,
          message: "The total has changed. Please check the new one and try again.",
          totals: {
            subtotal: 99.5,
            shipping: 10,
            discount: 0,
            rounding: 0.5,
            total: 110,
            amount: 110,
            originalAmount: 110,
            discountAmount: 0,
            currency: "INR",
            conversionRate: 1,
          },
        },
      });
    }
    expect(await shop.written()).toEqual(before);
    expect(await shop.stockOf("tee")).toEqual([5]);
    expect((await shop.place(body)).status).toBe(200);
  });

  it("G-38 a price that changed since is refused, and the fresh amount goes through under the same order_id", async () => {
    const body = orderBody([{ ...tee, quantity: 1 }]);
    await saveProducts(shop.ctx, [sampleDraft({ id: "tee", name: "Tee", price: 19_900, stock: 5 })]);
    const refused = await shop.place(body);
    expect(refused.status).toBe(409);
    expect(
      (
        await shop.place({
          ...body,
          amount: refused.body.totals.amount,
          originalAmount: refused.body.totals.originalAmount,
        })
      ).status,
    ).toBe(200);
  });

  it("G-38 shown = sent = charged in all 22 currencies, at home and abroad", async () => {
    for (const [index, currency] of CURRENCY_CODES.entries()) {
      const quote = await currentQuote(shop.ctx, currency);
      const address = index % 2 === 0 ? {} : { country: "GB", zipcode: "SW1A 1AA" };
      const body = orderBody(
        [
          { ...dear, quantity: 1 },
          { ...tee, quantity: 1 },
        ],
        { quote, address },
      );
      expect(await shop.place(body)).toMatchObject({ status: 200 });
      const [order] = await shop.orders();
      expect(order).toMatchObject({ amount: body.amount, currency, conversionRate: quote.conversionRate });
      await shop.ctx.db.updateTable("variant").set({ stock: 5 }).where("product_id", "=", "tee").execute();
      shop.pass(1000);
    }
  });

  it("G-38 takes a rate of the last day, and refuses one that it did not give out", async () => {
    const quote = await currentQuote(shop.ctx, "USD");
    shop.pass(DAY - 1000);
    expect((await shop.place(orderBody([{ ...tee, quantity: 1 }], { quote }))).status).toBe(200);
    const odd = await shop.place(
      orderBody([{ ...tee, quantity: 1 }], { quote: { currency: "USD", conversionRate: 0.00001 } }),
    );
    expect(odd.body.message).toBe("The exchange rate has changed. Please check the new total and try again.");
    expect(odd.body.totals).toMatchObject({ currency: "USD", conversionRate: quote.conversionRate });
    shop.pass(2 * DAY);
    await refreshRates(shop.ctx);
    shop.pass(DAY + 1);
    const late = await shop.place(orderBody([{ ...tee, quantity: 1 }], { quote }));
    expect(late.status).toBe(409);
    const fresh = await currentQuote(shop.ctx, "USD");
    expect(fresh.conversionRate).not.toBe(quote.conversionRate);
    expect(late.body.totals.conversionRate).toBe(fresh.conversionRate);
    expect((await shop.place({ ...orderBody([{ ...tee, quantity: 1 }]), currency: "XYZ" })).status).toBe(400);
    expect((await shop.place({ ...orderBody([{ ...tee, quantity: 1 }]), conversionRate: 0.5 })).status).toBe(409);
  });

  it("C-03 C-04 shipping follows the address's country", async () => {
    const abroad = orderBody([{ ...dear, quantity: 1 }], {
      address: { country: "US", zipcode: "10001" },
    });
    expect(abroad.amount).toBe(10_000);
    expect((await shop.place(abroad)).status).toBe(200);
    const small = orderBody([{ ...tee, quantity: 3 }], { address: { country: "US", zipcode: "10001" } });
    expect(small.amount).toBe(309);
    expect((await shop.place({ ...small, address: home })).body.totals.amount).toBe(299);
    expect((await shop.place(small)).status).toBe(200);
  });
});
